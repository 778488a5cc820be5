import type { OutgoingMail } from './outgoing-mail.ts';

export interface MailTransport {
  kind: 'smtp' | 'outbox';
  /** Throws a MailError that says whether another try is worth it. `rawPath`: the file of a mail in the outbox. */
  send(mail: OutgoingMail): Promise<{ accepted: true; rawPath?: string }>;
  /** Throws a MailError when mails could not leave now. */
  verify(): Promise<void>;
  close(): void;
}

/** What a kind of delivery does with a mail that has been checked. */
export interface Delivery extends Omit<MailTransport, 'send'> {
  deliver(mail: DeliverableMail): Promise<{ accepted: true; rawPath?: string }>;
}

/** As nodemailer takes it. */
export interface DeliverableMail {
  from: string;
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  messageId: string;
  headers: Record<string, string>;
  attachments: {
    cid: string;
    filename: string;
    content: Buffer;
    contentType: string;
    contentDisposition: 'inline';
  }[];
  disableFileAccess: true;
  disableUrlAccess: true;
}
