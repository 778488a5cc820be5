import { colors } from '@curbcut/design-tokens';
import { html } from 'ghtml';
import { supportAddress } from './support-address.ts';
import { webAddress } from './web-address.ts';

interface Closing {
  notMeUrl: string;
  /** Where the recipient stops the mails of the schedule that asked for the scan; without it a person asked. */
  unsubscribeUrl?: string;
  /** Where an account's owner turns off the mails about their own scans. */
  settingsUrl?: string;
  supportEmail?: string;
}

interface Link {
  address: string;
  label: string;
}

/** The end of every mail about a scan: why it came, how to get none any more, and whom to ask. */
export function closingHtml(closing: Closing): string {
  const { reason, links } = partsOf(closing);
  const support = supportAddress(closing.supportEmail);
  const anchors = links.map(
    ({ address, label }) =>
      html` <a href="${address}" style="color:${colors.link.light}">${label}</a>.`,
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
  const support = supportAddress(closing.supportEmail);
  return [
    reason,
    ...links.map(({ address, label }) => `${label}: ${address}`),
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
      links: [{ address: webAddress(settingsUrl), label: 'Turn off mails about your own scans' }],
    };
  }
  const notMe = webAddress(notMeUrl);
  if (unsubscribeUrl === undefined) {
    return {
      reason: 'You did not ask for this scan? Somebody typed your address by mistake.',
      links: [{ address: notMe, label: 'Tell us it was not you' }],
    };
  }
  return {
    reason: 'You get this mail because this page is scanned on a schedule.',
    links: [
      { address: webAddress(unsubscribeUrl), label: 'Stop the mails of this schedule' },
      { address: notMe, label: 'Get no mail about any scan' },
    ],
  };
}
