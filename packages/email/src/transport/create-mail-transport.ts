import type { Delivery, MailTransport } from './delivery.ts';
import { checkLine, checkMail } from './outgoing-mail.ts';
import { outboxDelivery } from './outbox-delivery.ts';
import { smtpDelivery, type SmtpTimeouts } from './smtp-delivery.ts';

export interface MailTransportOptions {
  /** `smtp://user:password@host:587` or `smtps://...`; without it mails go to `outboxDir`. */
  smtpUrl?: string;
  /** `Curbcut <scans@example.org>` or a bare address. */
  from: string;
  /** Where mails are written when there is no SMTP server. Made when it is missing. */
  outboxDir: string;
  /** Milliseconds; 10,000, 10,000 and 30,000 unless told. */
  timeoutsMs?: SmtpTimeouts;
}

/** SMTP when `smtpUrl` is set, else files in `outboxDir`. Throws a MailError when `from` is more than one line. */
export function createMailTransport(options: MailTransportOptions): MailTransport {
  checkLine(options.from, 'From');
  const delivery: Delivery = options.smtpUrl
    ? smtpDelivery(options.smtpUrl, options.timeoutsMs)
    : outboxDelivery(options.outboxDir);
  return {
    kind: delivery.kind,
    verify: () => delivery.verify(),
    close: () => delivery.close(),
    async send(mail) {
      checkMail(mail);
      return delivery.deliver({
        from: options.from,
        to: { name: '', address: mail.to },
        ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId: mail.messageId,
        headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' },
        attachments: (mail.pictures ?? []).map(({ contentId, mediaType, bytes }) => ({
          cid: contentId,
          filename: `${contentId}.jpg`,
          content: Buffer.from(bytes),
          contentType: mediaType,
          contentDisposition: 'inline',
        })),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
}
