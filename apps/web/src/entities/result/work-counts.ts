import {
  countsInScore,
  criteriaInStandard,
  isToDo,
  type Impact,
  type Issue,
  type ScanResult,
  type Standard,
} from '@curbcut/model/scan';
import { reviewQuestions } from './review-order.ts';

/** How many issues of a severity the list of work has. */
export function severityToDo(issues: readonly Issue[], impact: Impact): number {
  return issues.filter((issue) => issue.impact === impact && isToDo(issue)).length;
}

/** `6`, or `4 of 6 open` once some are decided. */
export function reviewCount({
  issues,
  needsReviewCount,
}: Pick<ScanResult, 'issues' | 'needsReviewCount'>): string {
  const { decided, open } = reviewQuestions(issues);
  if (decided.length === 0) return String(needsReviewCount);
  return `${open} of ${open + decided.length} open`;
}

/** Criteria of the standard that an issue in the score is about. */
export function criteriaFailedCount(
  { issues }: Pick<ScanResult, 'issues'>,
  standard: Standard,
): number {
  const asked = new Set(criteriaInStandard(standard));
  const failed = issues.filter(countsInScore).flatMap(({ wcag }) => wcag);
  return new Set(failed.filter((number) => asked.has(number))).size;
}
