import type { ServicesConfig } from '../service-context/service-context.ts';

/** What to do about it: for the log, which nobody but the operator reads. */
export const contactNotesMend =
  'Set CONTACT_EMAIL or SUPPORT_EMAIL; `npm run admin -- list-messages` shows what has come.';

/** What the operator is to know of the contact page, as sentences: that nobody is mailed what is written there. */
export function contactNotes({
  contactEmail,
  salesEmail,
}: Pick<ServicesConfig, 'contactEmail' | 'salesEmail'>): string[] {
  if (contactEmail !== null) return [];
  const which = salesEmail === null ? 'Messages' : 'Messages that are not about sales';
  return [
    `${which} of the contact page are mailed to nobody: they wait until the operator looks at them.`,
  ];
}
