import { toStoredComparison, type ScanRow } from '@curbcut/db';
import {
  countFixed,
  countsInScore,
  countByImpact,
  impacts,
  isToDo,
  type CategorySlug,
  type Issue,
  type PageScan,
} from '@curbcut/model/scan';
import { wholeOf } from '../results/index.ts';
import type { LastScanComparison } from './compare-with-last-scan.ts';

type Summary = Pick<
  ScanRow,
  | 'overall_score'
  | 'issues_count'
  | 'has_errors'
  | 'failed_engines'
  | 'duration_ms'
  | 'category_scores'
  | 'severity_counts'
  | 'ignored'
>;
type Change = Pick<
  ScanRow,
  | 'previous_scan_id'
  | 'previous_score'
  | 'new_count'
  | 'fixed_count'
  | 'came_back_count'
  | 'comparison'
  | 'rules_changed'
  | 'new_fingerprints'
  | 'fixed_fingerprints'
  | 'came_back_fingerprints'
>;

/** After every day that can be given. */
const noLastDay = '9999-12-31';

/** What lists, statistics and trends show of a scan that has ended, so that they never read its result. */
export function summarizeOutcome(pageScan: PageScan | null): Summary {
  if (!pageScan || pageScan.status === 'failed') {
    return { ...emptySummary(), duration_ms: pageScan?.durationMs ?? null };
  }
  const failedEngines = pageScan.engines.filter(({ status }) => status === 'failed');
  const toDo = pageScan.issues.filter(isToDo);
  const ignored = ignoredAsWhole(pageScan.issues);
  const severities = countByImpact(toDo);
  for (const impact of impacts) severities[impact] += ignored[impact]?.length ?? 0;
  const scores: Partial<Record<CategorySlug, number>> = {};
  for (const { slug, score } of pageScan.categories) {
    if (score !== null) scores[slug] = score;
  }
  return {
    overall_score: pageScan.overallScore,
    issues_count:
      toDo.length + impacts.reduce((sum, impact) => sum + (ignored[impact]?.length ?? 0), 0),
    has_errors: failedEngines.length > 0,
    failed_engines: failedEngines.map(({ engine }) => engine),
    duration_ms: pageScan.durationMs,
    category_scores: scores,
    severity_counts: severities,
    ignored,
  };
}

/** Those of which nothing else is to be done either: when the first part ends to be ignored, it is one issue more. */
function ignoredAsWhole(issues: readonly Issue[]): Summary['ignored'] {
  const days: Summary['ignored'] = {};
  for (const parts of Map.groupBy(issues.filter(countsInScore), wholeOf).values()) {
    const [first] = parts;
    if (!first || parts.some(isToDo)) continue;
    const [soonest = noLastDay] = parts.map(({ verdict }) => verdict?.endsOn ?? noLastDay).sort();
    days[first.impact] = [...(days[first.impact] ?? []), soonest];
  }
  return days;
}

function emptySummary(): Summary {
  return {
    overall_score: null,
    issues_count: null,
    has_errors: true,
    failed_engines: [],
    duration_ms: null,
    category_scores: null,
    severity_counts: null,
    ignored: {},
  };
}

/** What changed since the scan before, as columns. */
export function toChange(compared: LastScanComparison | null): Change {
  const comparison = compared?.comparison ?? null;
  return {
    comparison: comparison && toStoredComparison(comparison),
    previous_scan_id: comparison?.previousScanId ?? null,
    previous_score: comparison?.previousScore ?? null,
    new_count: comparison?.newCount ?? null,
    fixed_count: comparison && countFixed(comparison),
    came_back_count: comparison?.cameBackCount ?? null,
    rules_changed: comparison?.rulesChanged ?? false,
    // An issue of which a part came or went is one of them, as it is in the counts.
    new_fingerprints: listOrNull([
      ...(compared?.newFingerprints ?? []),
      ...fingerprintsOf(comparison?.changed.filter(({ newElements }) => newElements > 0)),
    ]),
    fixed_fingerprints: listOrNull([
      ...fingerprintsOf(comparison?.fixed),
      ...fingerprintsOf(comparison?.changed.filter(({ fixedElements }) => fixedElements > 0)),
    ]),
    came_back_fingerprints: listOrNull([
      ...(comparison?.cameBackFingerprints ?? []),
      ...fingerprintsOf(comparison?.changed.filter(({ cameBackElements }) => cameBackElements > 0)),
    ]),
  };
}

function fingerprintsOf(issues: readonly { fingerprint: string }[] | undefined): string[] {
  return issues?.map(({ fingerprint }) => fingerprint) ?? [];
}

function listOrNull(fingerprints: string[]): string[] | null {
  return fingerprints.length > 0 ? [...new Set(fingerprints)] : null;
}
