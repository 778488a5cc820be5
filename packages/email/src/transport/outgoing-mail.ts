import { limits } from '@curbcut/model/limits';
import { emailPattern } from '@curbcut/model/text';
import type { InlinePicture } from '../mails/mail.ts';
import { MailError } from './mail-error.ts';

export interface OutgoingMail {
  /** One address, nothing else. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** `<local@domain>`: the same at every try, so that a repeated mail can be recognized. */
  messageId: string;
  /** More headers; one line each. */
  headers?: Readonly<Record<string, string>>;
  /** Where an answer goes: one address, nothing else. */
  replyTo?: string;
  /** Together at most 200 kB. */
  pictures?: readonly InlinePicture[];
}

const messageIdPattern = /^<[A-Za-z0-9._+=-]{1,200}@[A-Za-z0-9.-]{1,200}>$/;
const headerName = /^[A-Za-z][A-Za-z0-9-]{0,75}$/;
const contentIdPattern = /^[a-z0-9-]{1,64}$/;
const picturesMaxBytes = 200_000;
const controls = /\p{Cc}/u;
const ownHeaders = new Set(
  'to cc bcc from sender reply-to subject date message-id content-type auto-submitted'.split(' '),
);

/** Refuses, with a permanent MailError, whatever could add a recipient, a header or a second mail. */
export function checkMail(mail: OutgoingMail): void {
  if (!isEmail(mail.to)) refuse('The recipient is not one valid e-mail address.');
  if (mail.replyTo !== undefined && !isEmail(mail.replyTo)) {
    refuse('The address for answers is not one valid e-mail address.');
  }
  if (!messageIdPattern.test(mail.messageId))
    refuse('The message id must look like <local@domain>.');
  checkLine(mail.subject, 'subject');
  checkPictures(mail.pictures ?? []);
  for (const [name, value] of Object.entries(mail.headers ?? {})) {
    if (!headerName.test(name) || ownHeaders.has(name.toLowerCase())) {
      refuse('A header has a name that may not be set.');
    }
    checkLine(value, name);
  }
}

function checkPictures(pictures: readonly InlinePicture[]): void {
  for (const { contentId } of pictures) {
    if (!contentIdPattern.test(contentId))
      refuse('A picture has a content id that may not be set.');
  }
  const bytes = pictures.reduce((sum, picture) => sum + picture.bytes.byteLength, 0);
  if (bytes > picturesMaxBytes) refuse('The pictures of the mail are too large.');
}

function isEmail(text: string): boolean {
  return text.length <= limits.emailLength && emailPattern.test(text);
}

/** Throws a permanent MailError when a header's value is more than one line of text. */
export function checkLine(value: string, name: string): void {
  if (controls.test(value))
    refuse(`The header ${name} may not hold line breaks or control characters.`);
}

function refuse(message: string): never {
  throw new MailError(message, { permanent: true });
}
