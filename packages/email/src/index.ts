export {
  renderConfirmNewEmailMail,
  renderConfirmOldEmailMail,
  renderResetPasswordMail,
  renderVerifyEmailMail,
} from './mails/account-link-mails.ts';
export {
  renderAccountDeletedMail,
  renderEmailChangedMail,
  renderPasswordChangedMail,
  renderScheduleFailingMail,
} from './mails/account-notice-mails.ts';
export { renderContactMessageMail } from './mails/contact-message-mail.ts';
export {
  renderNewsletterConfirmMail,
  renderNewsletterWelcomeMail,
} from './mails/newsletter-mails.ts';
export { type MailContent } from './mails/mail.ts';
export {
  renderPaymentFailedMail,
  renderPlanEndedMail,
  renderSubscriptionCanceledMail,
  renderSubscriptionStartedMail,
} from './mails/payment-mails.ts';
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
