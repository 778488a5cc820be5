import { html } from 'ghtml';
import { emailPattern } from '@curbcut/contracts';
import { webAddress } from './web-address.ts';

interface Closing {
  notMeUrl: string;
  supportEmail?: string;
}

const question = 'You did not ask for this scan? Somebody typed your address by mistake.';
const stopLabel = 'Tell us it was not you';

/** The end of every mail about a scan: the way to say "it was not me", and whom to ask. */
export function closingHtml({ notMeUrl, supportEmail }: Closing): string {
  const support = supportOf(supportEmail);
  const ask = support
    ? html`<br />Questions? Write to
        <a href="mailto:${support}" style="color:#0f4a87">${support}</a>.`
    : '';
  return html`<p
    class="line muted"
    style="margin:28px 0 0;padding:16px 0 0;border-top:1px solid #e2ddd0;font-size:14px;color:#41464f"
  >
    ${question} <a href="${webAddress(notMeUrl)}" style="color:#0f4a87">${stopLabel}</a>.!${ask}
  </p>`;
}

export function closingText({ notMeUrl, supportEmail }: Closing): string {
  const support = supportOf(supportEmail);
  const lines = [question, `${stopLabel}: ${webAddress(notMeUrl)}`];
  return [...lines, ...(support ? [`Questions? Write to ${support}.`] : [])].join('\n');
}

function supportOf(address: string | undefined): string | undefined {
  return address && emailPattern.test(address) ? address : undefined;
}
