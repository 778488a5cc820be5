import { inquiryLabels, type InquiryType } from '@curbcut/model/site';
import { colors } from '@curbcut/design-tokens';
import { html } from 'ghtml';
import { heading1, mailLayout } from './mail-layout.ts';
import type { MailContent } from './mail.ts';
import { pageText } from './page-text.ts';

export interface ContactMessageMailInput {
  messageId: string;
  inquiryType: InquiryType;
  name: string;
  /** The sender's address: answers go there. */
  email: string;
  subject: string;
  message: string;
}

/**
 * A message of the contact page, for the operator. What its sender wrote stands in the body only; the mail's subject
 * holds the kind of inquiry and some letters of the id, so that mail programs keep messages apart.
 */
export function renderContactMessageMail(input: ContactMessageMailInput): MailContent {
  const kind = inquiryLabels[input.inquiryType];
  const reference = input.messageId.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 6);
  const subject = `Contact form: ${kind} (${reference})`;
  const rows: [string, string][] = [
    ['From', `${pageText(input.name)} <${pageText(input.email)}>`],
    ['Inquiry', kind],
    ['Subject', pageText(input.subject)],
  ];
  const lines = input.message.split(/\r\n|\r|\n/).map((line) => pageText(line, 5_000));
  return {
    subject,
    replyTo: input.email,
    html: mailLayout({
      title: subject,
      preheader: 'A message from the contact page',
      body: html`<h1 style="${heading1}">A message from the contact page</h1>
        !${rows.map(
          ([label, value]) =>
            html`<p style="margin:0 0 6px"><strong>${label}:</strong> ${value}</p>`,
        )}
        <p
          class="line"
          style="margin:20px 0 0;padding:16px 0 0;border-top:1px solid ${colors.line.light}"
        >
          !${lines.map((line) => html`${line}<br />`)}
        </p>
        <p
          class="line muted"
          style="margin:28px 0 0;padding:16px 0 0;border-top:1px solid ${colors.line.light};font-size:14px;color:${colors['text-2'].light}"
        >
          Answer this mail to write to the sender. The address was typed by whoever wrote the
          message and is not confirmed.
        </p>`,
    }),
    text: `${rows.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${lines.join('\n')}\n\n--\nAnswer this mail to write to the sender. The address was typed by whoever wrote the message and is not confirmed.\n`,
  };
}
