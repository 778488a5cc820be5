import type { OutboxEntry, OutboxMail } from '@curbcut/services';
import { html } from 'ghtml';
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
  return html`<div class="scroll" role="region" aria-label="Mails" tabindex="0">
    <table>
      <caption>
        Mails, newest first
      </caption>
      <thead>
        <tr>
          <th scope="col">Subject</th>
          <th scope="col">To</th>
          <th scope="col">Written</th>
        </tr>
      </thead>
      <tbody>
        !${entries
          .map(
            (entry) =>
              html`<tr>
                <th scope="row">
                  <a href="/outbox/${encodeURIComponent(entry.id)}">${entry.subject}</a>
                </th>
                <td>${entry.recipient}</td>
                <td><time datetime="${entry.sentAt}">${entry.sentAt}</time></td>
              </tr>`,
          )
          .join('')}
      </tbody>
    </table>
  </div>`;
}

/** One mail as its reader sees it. The frame has no script and an origin of its own. */
export function outboxMailPage(mail: OutboxMail): string {
  const frame = mail.html.replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank">`);
  return page({
    title: mail.subject,
    lead: `To ${mail.recipient}, ${mail.sentAt}`,
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
