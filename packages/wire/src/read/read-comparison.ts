import type { ChangedIssue, Comparison, Issue, Lifecycle } from '@curbcut/model/scan';
import { asCount, asFlag, asList, asText, asTexts, fieldAt } from './json-field.ts';
import { readIssue } from './read-issue.ts';
import { asScore } from './read-score.ts';

/** What changed since the scan before; `issues` are those of the record. Null when it does not say. */
export function readComparison(scan: unknown, issues: readonly Issue[]): Comparison | null {
  const value = fieldAt(scan, 'comparison');
  const previousScanId = asText(fieldAt(value, 'previous_scan_id'));
  const previousScore = asScore(fieldAt(value, 'previous_score'));
  const isUnscored = fieldAt(value, 'previous_score') === null;
  if (previousScanId === null || (previousScore === null && !isUnscored)) return null;
  const fingerprintsOf = (wanted: Lifecycle | null) =>
    issues.filter(({ lifecycle }) => lifecycle === wanted).map(({ fingerprint }) => fingerprint);
  const unseen = fingerprintsOf(null);
  const count = (name: string) => asCount(fieldAt(value, name)) ?? 0;
  return {
    previousScanId,
    previousDate: asText(fieldAt(value, 'previous_date')) ?? '',
    previousScore,
    newFingerprints: fingerprintsOf('new'),
    ruleChangedFingerprints: fingerprintsOf('rule-changed'),
    cameBackFingerprints: fingerprintsOf('came-back'),
    ...(unseen.length > 0 ? { unseenFingerprints: unseen } : {}),
    newCount: count('new_count'),
    cameBackCount: count('came_back_count'),
    ruleChangedCount: count('rule_changed_count'),
    recurringCount: count('recurring_count'),
    fixed: (asList(fieldAt(scan, 'results.fixed_issues')) ?? []).map((issue, index) =>
      readIssue(issue, index),
    ),
    changed: (asList(fieldAt(value, 'changed_issues')) ?? []).map(readChangedIssue),
    rulesChanged: asFlag(fieldAt(value, 'rules_changed')) ?? false,
    notes: asTexts(fieldAt(value, 'notes')) ?? [],
  };
}

function readChangedIssue(value: unknown): ChangedIssue {
  const count = (name: string) => asCount(fieldAt(value, name)) ?? 0;
  return {
    fingerprint: asText(fieldAt(value, 'fingerprint')) ?? '',
    title: asText(fieldAt(value, 'title')) ?? '',
    newElements: count('new_elements'),
    cameBackElements: count('came_back_elements'),
    fixedElements: count('fixed_elements'),
    newOn: asTexts(fieldAt(value, 'new_on')) ?? [],
    fixedOn: asTexts(fieldAt(value, 'fixed_on')) ?? [],
  };
}
