export { type InlinePicture, type MailContent } from './mails/mail.ts';
export { withPicturesInside } from './mails/with-pictures-inside.ts';
export {
  renderScanCompletedMail,
  type ScanCompletedMailInput,
} from './mails/scan-completed-mail.ts';
export { renderScanFailedMail, type ScanFailedMailInput } from './mails/scan-failed-mail.ts';
export {
  createMailTransport,
  type MailTransportOptions,
} from './transport/create-mail-transport.ts';
export { deleteGoneOutboxMails } from './transport/delete-gone-outbox-mails.ts';
export { deleteOldOutboxMails } from './transport/delete-old-outbox-mails.ts';
export { type MailTransport } from './transport/delivery.ts';
export { MailError } from './transport/mail-error.ts';
export { type OutgoingMail } from './transport/outgoing-mail.ts';
export { type SmtpTimeouts } from './transport/smtp-delivery.ts';
