import { colors } from '@curbcut/design-tokens';
import { html } from 'ghtml';
import { supportEmailOf } from './support-email.ts';
import { webUrl } from './web-url.ts';

interface Closing {
  notMeUrl: string;
  /** Where the recipient stops the mails of the schedule that asked for the scan; without it a person asked. */
  unsubscribeUrl?: string;
  /** Where an account's owner turns off the mails about their own scans. */
  settingsUrl?: string;
  supportEmail?: string;
}

interface Link {
  url: string;
  label: string;
}

/** The end of every mail about a scan: why it came, how to get none any more, and whom to ask. */
export function closingHtml(closing: Closing): string {
  const { reason, links } = partsOf(closing);
  const support = supportEmailOf(closing.supportEmail);
  const anchors = links.map(
    ({ url, label }) => html` <a href="${url}" style="color:${colors.link.light}">${label}</a>.`,
  );
  const ask = support
    ? html`<br />Questions? Write to
        <a href="mailto:${support}" style="color:${colors.link.light}">${support}</a>.`
    : '';
  return html`<p
    class="line muted"
    style="margin:28px 0 0;padding:16px 0 0;border-top:1px solid ${colors.line.light};font-size:14px;color:${colors['text-2'].light}"
  >
    ${reason}!${anchors}!${ask}
  </p>`;
}

export function closingText(closing: Closing): string {
  const { reason, links } = partsOf(closing);
  const support = supportEmailOf(closing.supportEmail);
  return [
    reason,
    ...links.map(({ url, label }) => `${label}: ${url}`),
    ...(support ? [`Questions? Write to ${support}.`] : []),
  ].join('\n');
}

function partsOf({ notMeUrl, unsubscribeUrl, settingsUrl }: Closing): {
  reason: string;
  links: Link[];
} {
  if (settingsUrl !== undefined) {
    return {
      reason: 'You get this mail because you asked for this scan while you were signed in.',
      links: [{ url: webUrl(settingsUrl), label: 'Turn off mails about your own scans' }],
    };
  }
  const notMe = webUrl(notMeUrl);
  if (unsubscribeUrl === undefined) {
    return {
      reason: 'You did not ask for this scan? Somebody typed your address by mistake.',
      links: [{ url: notMe, label: 'Tell us it was not you' }],
    };
  }
  return {
    reason: 'You get this mail because this page is scanned on a schedule.',
    links: [
      { url: webUrl(unsubscribeUrl), label: 'Stop the mails of this schedule' },
      { url: notMe, label: 'Get no mail about any scan' },
    ],
  };
}
