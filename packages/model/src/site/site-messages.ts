/** What the public forms say. The wording is specified. */
export const siteMessages = {
  newsletterDone: 'Success! Now check your email to confirm your subscription.',
  contactSent: "Message sent successfully! We'll get back to you within 24 hours.",
  contactStored: 'Message sent successfully! It is kept for the operator of this service.',
  contactFailed: 'Failed to send message. Please try again.',
  formTokenInvalid: 'This form was open for too long. Please send it again.',
  tooManyMessages: 'Too many messages from your network. Please wait and try again.',
} as const;

/** Said wherever a mail with a link was asked for, on a server without a mail server: its mails are files there. */
export const mailsStayHere =
  'This server doesn’t send e-mail: ask the operator of this service for the link.';

/** The same for everybody: who typed an address is not told whether its reader has refused mails. */
export const reportIsMailed = 'We e-mail you the report. You can also keep this link.';

/** Said wherever something would be mailed, on a server without a mail server. */
export const noMailHere = 'This server doesn’t send e-mail.';

/**
 * What the sender of a contact message is told. A time is only promised where somebody is mailed the message or the
 * operator has said how soon they answer.
 */
export function contactSentMessage(isMailed: boolean, replyTime: string | null): string {
  const { contactSent, contactStored } = siteMessages;
  if (replyTime === null) return isMailed ? contactSent : contactStored;
  return /\b24 hours\b/i.test(replyTime)
    ? contactSent
    : `Message sent successfully! When we answer: ${replyTime}.`;
}
