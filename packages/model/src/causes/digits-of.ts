import type { IssueNode } from '../scan/issue.ts';

/** As much of an element's fingerprint and context as tells the elements of one site apart; all of them would be half of what is kept of its causes. */
export function digitsOf({
  fingerprint,
  context = '',
}: Pick<IssueNode, 'fingerprint' | 'context'>): string {
  return context === '' ? fingerprint.slice(0, 12) : fingerprint.slice(0, 8) + context.slice(0, 4);
}
