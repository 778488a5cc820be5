import { limits } from '@curbcut/model/limits';
import { colors } from '@curbcut/design-tokens';
import { html } from 'ghtml';
import { button, heading1, mailLayout, paragraph } from './mail-layout.ts';
import type { MailContent } from './mail.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';
import { webUrl } from './web-url.ts';

interface NewsletterMailInput {
  /** Opens a page that asks once more; http or https. A POST to it ends the subscription. */
  unsubscribeUrl: string;
}

/** The mail that confirms a subscription: nothing else comes before its link was used. */
export function renderNewsletterConfirmMail({
  confirmUrl,
  unsubscribeUrl,
}: NewsletterMailInput & {
  /** Opens a page with a button. */
  confirmUrl: string;
}): MailContent {
  const url = webUrl(confirmUrl);
  const subject = 'Confirm your newsletter subscription';
  const before =
    'Somebody asked to send the Curbcut newsletter to this address. If it was you, confirm it:';
  const after = `It was not you? Do nothing. No newsletter comes, and your address is deleted after ${limits.keptDays.unconfirmedSubscription} days.`;
  return {
    subject,
    html: newsletterHtml({
      subject,
      body: html`!${paragraph(before)} !${button(url, 'Confirm the subscription')}
        <p class="muted" style="margin:0 0 12px;font-size:14px;color:${colors['text-2'].light}">
          Or open this address:
          <a href="${url}" style="color:${colors.link.light}">${url}</a>
        </p>
        !${paragraph(after)}`,
      preheader: before,
      leave: { label: 'Delete my address now', unsubscribeUrl },
    }),
    text: `${before}\n\nConfirm the subscription:\n${url}\n\n${after}\n\n--\nDelete my address now: ${webUrl(unsubscribeUrl)}\n`,
    headers: unsubscribeHeaders(unsubscribeUrl),
  };
}

/** The greeting after the confirmation: it holds the link to leave. */
export function renderNewsletterWelcomeMail({ unsubscribeUrl }: NewsletterMailInput): MailContent {
  const subject = 'Your newsletter subscription is confirmed';
  const said = 'Thank you. This address gets the Curbcut newsletter from now on.';
  const later = 'You can end it at any time with the link below, here and in every issue.';
  return {
    subject,
    html: newsletterHtml({
      subject,
      body: `${paragraph(said)} ${paragraph(later)}`,
      preheader: said,
      leave: { label: 'Unsubscribe', unsubscribeUrl },
    }),
    text: `${said}\n\n${later}\n\n--\nUnsubscribe: ${webUrl(unsubscribeUrl)}\n`,
    headers: unsubscribeHeaders(unsubscribeUrl),
  };
}

function newsletterHtml(mail: {
  subject: string;
  preheader: string;
  /** Markup. */
  body: string;
  leave: { label: string; unsubscribeUrl: string };
}): string {
  const { subject, preheader, body, leave } = mail;
  return mailLayout({
    title: subject,
    preheader,
    body: html`<h1 style="${heading1}">${subject}</h1>
      !${body}
      <p
        class="line muted"
        style="margin:28px 0 0;padding:16px 0 0;border-top:1px solid ${colors.line.light};font-size:14px;color:${colors['text-2'].light}"
      >
        This mail is about the Curbcut newsletter.<br />
        <a href="${webUrl(leave.unsubscribeUrl)}" style="color:${colors.link.light}"
          >${leave.label}</a
        >
      </p>`,
  });
}
