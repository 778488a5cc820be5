import type { ServicesConfig } from '../kernel/context/service-context.ts';

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
