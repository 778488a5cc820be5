import type { ChangedIssue, Comparison, Issue, Lifecycle } from '@curbcut/model/scan';
import { isToDo } from '@curbcut/model/scan';

/** What a list can be narrowed to, compared with the scan before. */
export const changes = [
  'new',
  'came-back',
  'recurring',
  'rule-changed',
] as const satisfies Lifecycle[];
export type Change = (typeof changes)[number];

/** What changed of the elements of an issue that is still there; undefined where nothing did. */
export function changeOf(
  { fingerprint, splitFrom }: Issue,
  changed: readonly ChangedIssue[],
): ChangedIssue | undefined {
  return changed.find((known) => known.fingerprint === (splitFrom ?? fingerprint));
}

/** Also where it is true of some elements only. */
export function hasChange(issue: Issue, change: Change, changed: readonly ChangedIssue[]): boolean {
  if (issue.lifecycle === change) return true;
  const part = changeOf(issue, changed);
  if (change === 'new') return (part?.newElements ?? 0) > 0;
  return change === 'came-back' && (part?.cameBackElements ?? 0) > 0;
}

/** How many issues the list of work shows when it is narrowed to a change. */
export function countChange(
  issues: readonly Issue[],
  change: Change,
  { changed }: Pick<Comparison, 'changed'>,
): number {
  return issues.filter((issue) => isToDo(issue) && hasChange(issue, change, changed)).length;
}
