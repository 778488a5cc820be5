import { colors } from '@curbcut/design-tokens';
import { html } from 'ghtml';
import { accountClosingHtml, accountClosingText } from './account-closing.ts';
import { greeting } from './greeting.ts';
import { button, heading1, mailLayout, paragraph } from './mail-layout.ts';
import type { MailContent } from './mail.ts';
import { webUrl } from './web-url.ts';

export interface AccountMailInput {
  recipientName?: string;
  supportEmail?: string;
}

export interface AccountMailWords {
  subject: string;
  heading: string;
  /** Sentences before the link. Not yet escaped. */
  before: readonly string[];
  /** The one thing to do, if there is one; http or https. */
  action?: { url: string; label: string };
  /** Sentences after the link. Not yet escaped. */
  after: readonly string[];
}

/** A mail about an account: some sentences and at most one link. Throws a TypeError on a bad link. */
export function renderAccountMail(input: AccountMailInput, words: AccountMailWords): MailContent {
  const { subject, heading, before, action, after } = words;
  const hello = greeting(input.recipientName);
  const link = action && { url: webUrl(action.url), label: action.label };
  const body = html`<h1 style="${heading1}">${heading}</h1>
    !${paragraph(hello)} !${before.map(paragraph)} !${link ? linkHtml(link) : ''}
    !${after.map(paragraph)} !${accountClosingHtml(input.supportEmail)}`;
  const text = [
    hello,
    ...before,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...after,
    `--\n${accountClosingText(input.supportEmail)}`,
  ].join('\n\n');
  const preheader = before[0] ?? heading;
  return {
    subject,
    html: mailLayout({ title: subject, preheader, body }),
    text: `${text}\n`,
  };
}

/** Some mail programs show no buttons, and some people trust only an address that they can read. */
function linkHtml({ url, label }: { url: string; label: string }): string {
  return html`!${button(url, label)}
    <p class="muted" style="margin:0 0 12px;font-size:14px;color:${colors['text-2'].light}">
      Or open this address: <a href="${url}" style="color:${colors.link.light}">${url}</a>
    </p>`;
}
