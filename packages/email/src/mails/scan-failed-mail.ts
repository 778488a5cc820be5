import { html } from 'ghtml';
import { closingHtml, closingText } from './closing.ts';
import { greeting } from './greeting.ts';
import { button, heading1, mailLayout, paragraph } from './mail-layout.ts';
import type { MailContent } from './mail.ts';
import { pageUrl } from './page-url.ts';
import { pageText } from './page-text.ts';
import { siteName } from './site-name.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';
import { webUrl } from './web-url.ts';

export interface ScanFailedMailInput {
  /** The URL as it was requested. */
  url: string;
  /** A sentence that says why there is no result. */
  reason: string;
  /** What the website has to allow before it can be scanned. */
  userAgent?: string;
  recipientName?: string;
  /** It goes to the confirmed address of the scan's owner: then the subject names the site. */
  isToOwner?: boolean;
  /** Where the scan can be asked for again; http or https. */
  retryUrl: string;
  /** Where the recipient says that somebody else typed the email; http or https. */
  notMeUrl: string;
  /** Where the recipient stops the mails of the schedule that asked for the scan; http or https. */
  unsubscribeUrl?: string;
  /** Where the recipient, who asked for the scan in their account, turns such mails off; http or https. */
  settingsUrl?: string;
  supportEmail?: string;
}

/** The mail after a scan without a result: why, and a way to try again. Throws a TypeError on a bad link. */
export function renderScanFailedMail(input: ScanFailedMailInput): MailContent {
  const { recipientName, retryUrl, ...closing } = input;
  const site = input.isToOwner ? siteName(input.url) : null;
  const subject = `Your accessibility scan${site === null ? '' : ` of ${site}`} could not be completed`;
  const page = pageUrl(input.url);
  const reason = pageText(input.reason, 500);
  const toAllow = input.userAgent ?? null;
  const note = 'There is no score: a page that was not judged is neither good nor bad.';
  const body = html`<h1 style="${heading1}">Your scan could not be completed</h1>
    !${paragraph(greeting(recipientName))} !${paragraph('We tried to scan this page:')}
    <p style="margin:0 0 12px"><strong>${page}</strong></p>
    <p style="margin:0 0 12px">What happened: <strong>${reason}</strong></p>
    !${toAllow === null ? '' : html`<p style="margin:0 0 12px">User agent to allow: <code>${toAllow}</code></p>`}
    !${paragraph(note)} !${button(webUrl(retryUrl), 'Scan it again')} !${closingHtml(closing)}`;
  const text = [
    greeting(recipientName),
    `We tried to scan this page:\n${page}`,
    `What happened: ${reason}`,
    ...(toAllow === null ? [] : [`User agent to allow:\n${toAllow}`]),
    note,
    `Scan it again:\n${webUrl(retryUrl)}`,
    `--\n${closingText(closing)}`,
  ].join('\n\n');
  return {
    subject,
    html: mailLayout({ title: subject, preheader: reason, body }),
    text: `${text}\n`,
    headers: unsubscribeHeaders(closing.unsubscribeUrl),
  };
}
