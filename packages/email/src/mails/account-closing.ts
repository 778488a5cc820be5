import { colors } from '@curbcut/design-tokens';
import { html } from 'ghtml';
import { supportEmailOf } from './support-email.ts';

const reason = 'This mail is about a Curbcut account.';

/** The end of every mail about an account: what it is about, and whom to ask. */
export function accountClosingHtml(supportEmail: string | undefined): string {
  const support = supportEmailOf(supportEmail);
  const ask = support
    ? html`<br />Questions? Write to
        <a href="mailto:${support}" style="color:${colors.link.light}">${support}</a>.`
    : '';
  return html`<p
    class="line muted"
    style="margin:28px 0 0;padding:16px 0 0;border-top:1px solid ${colors.line.light};font-size:14px;color:${colors['text-2'].light}"
  >
    ${reason}!${ask}
  </p>`;
}

export function accountClosingText(supportEmail: string | undefined): string {
  const support = supportEmailOf(supportEmail);
  return support ? `${reason}\nQuestions? Write to ${support}.` : reason;
}
