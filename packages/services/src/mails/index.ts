/** Mails that are due: queued in the transaction that causes them, capped by recipient, and sent by a worker. */

export { areMailsRefused } from './are-mails-refused.ts';
export {
  type AccountMailToSend,
  beginMail,
  type MailToSend,
  type ScanMailToSend,
} from './begin-mail.ts';
export { findGoneMails } from './find-gone-mails.ts';
export { hasRefusedMails } from './has-refused-mails.ts';
export { hashesOfRecipient, hashRecipient } from './hash-recipient.ts';
export { listOutbox, type OutboxEntry } from './list-outbox.ts';
export { type AccountMail, queueAccountMail } from './queue-account-mail.ts';
export { queueScanMail } from './queue-scan-mail.ts';
export { readMailProgress } from './read-mail-progress.ts';
export { type OutboxMail, readOutboxMail } from './read-outbox-mail.ts';
export { recordMailFailure } from './record-mail-failure.ts';
export { recordMailSent } from './record-mail-sent.ts';
export { stopScheduleMails } from './stop-schedule-mails.ts';
export { suppressRecipient } from './suppress-recipient.ts';
export { toRecipientKey } from './to-recipient-key.ts';
