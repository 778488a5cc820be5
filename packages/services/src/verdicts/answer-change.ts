import type { Transaction } from '@curbcut/db';
import { toWireRecord } from '@curbcut/wire/scan';
import type { VerdictAnswer } from '@curbcut/wire/verdicts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { readScan } from '../results/index.ts';

/** What has become of an issue and of the figures of its scan. */
export async function answerChange(
  trx: Transaction,
  viewer: Viewer,
  scanId: string,
  { verdictId, issue }: { verdictId: string | null; issue: string },
): Promise<VerdictAnswer> {
  const { results } = toWireRecord((await readScan(trx, scanId, viewer)).report);
  if (!results) throw new Error('A scan that was decided about has a result');
  const isOfIssue = (one: { fingerprint: string; split_from?: string | undefined }) =>
    one.fingerprint === issue || one.split_from === issue;
  return {
    success: true,
    verdict_id: verdictId,
    fingerprint: issue,
    issues: [...results.lighthouse_issues, ...results.additional_issues].filter(isOfIssue),
    results: {
      overall_score: results.overall_score,
      summary: results.summary,
      total_issues: results.total_issues,
      needs_review_count: results.needs_review_count,
      ignored_count: results.ignored_count,
      false_alarm_count: results.false_alarm_count,
      severity_counts: results.severity_counts,
      categories: results.categories,
      best_fixes: results.best_fixes,
    },
  };
}
