import type { OutboxEntry, OutboxMail } from '@curbcut/services/mails';
import { html } from 'ghtml';
import { dataTable } from './data-table.ts';
import { page } from './page.ts';

/** The mails that stayed on this machine, newest first. */
export function outboxPage(entries: readonly OutboxEntry[]): string {
  return page({
    title: 'Outbox',
    lead: 'No SMTP server is set, so mails stay on this machine. Set SMTP_URL to send them.',
    content: entries.length === 0 ? html`<p>There are no mails yet.</p>` : outboxTable(entries),
  });
}

function outboxTable(entries: readonly OutboxEntry[]): string {
  return dataTable({
    label: 'Mails',
    caption: 'Mails, newest first',
    headings: ['Subject', 'To', 'Written'],
    rows: entries.map((entry) => [
      html`<a href="/outbox/${encodeURIComponent(entry.id)}">${entry.subject}</a>`,
      html`${entry.recipient}`,
      html`<time datetime="${entry.sentAt}">${timeText(entry.sentAt)}</time>`,
    ]),
  });
}

/** One mail as its reader sees it. The frame has no script and an origin of its own. */
export function outboxMailPage(mail: OutboxMail): string {
  const frame = mail.html.replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank">`);
  return page({
    title: mail.subject,
    lead: `To ${mail.recipient}, ${timeText(mail.sentAt)}`,
    content: html`<p><a href="/outbox">Back to the outbox</a></p>
      <h2>HTML</h2>
      <iframe
        title="The mail as HTML"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcdoc="${frame}"
      ></iframe>
      <h2>Text</h2>
      <pre tabindex="0" role="region" aria-label="The mail as text">${mail.text}</pre>`,
  });
}

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

function timeText(isoTime: string): string {
  return `${timeFormat.format(new Date(isoTime))} UTC`;
}
