import type { Schedule } from '@curbcut/wire/schedule';

/**
 * What a schedule's row says of its mails; null: nothing to say. Of mails to somebody else the words are always the same:
 * whether that person has refused them is theirs to know.
 */
export function scheduleMailNote(
  { email, mails }: Pick<Schedule, 'email' | 'mails'>,
  { ownEmail, sendsMail }: { ownEmail: string; sendsMail: boolean },
): string | null {
  if (mails === 'stopped') return 'You have stopped its mails';
  if (!sendsMail) return null;
  if (email === null || email.toLowerCase() === ownEmail.toLowerCase()) return null;
  return `We e-mail ${email}. Every result is also in your history`;
}

/** What schedules are good for, to somebody who has none. Mails are promised only where they are sent. */
export function schedulePromise({
  isAllowed,
  sendsMail,
}: {
  isAllowed: boolean;
  sendsMail: boolean;
}): string {
  const news = 'what is new and what got fixed';
  if (isAllowed) {
    return `Schedule a scan, and we check the page regularly and ${sendsMail ? 'mail' : 'show'} you ${news}.`;
  }
  return `A paid plan checks your pages regularly and ${sendsMail ? 'mails' : 'shows'} you ${news}.`;
}
