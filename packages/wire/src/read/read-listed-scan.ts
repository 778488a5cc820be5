import { engineErrorTypes } from '../scan/given-names.ts';
import type { ScanListItem } from '../scan/scan-list.ts';
import { asCount, asFlag, asList, asNumber, asText, fieldAt, firstAt } from './json-field.ts';
import { readIssuesCount } from './read-issues-count.ts';
import { readJobId } from './read-job-id.ts';
import { readStatus } from './read-scan-status.ts';
import { asScore, readScore } from './read-score.ts';

/** A scan in a list. Without an id (null) nothing of it can be opened. */
export interface ListedScan extends Omit<ScanListItem, 'scan_id' | 'job_id'> {
  scan_id: string | null;
}

export function readListedScan(value: unknown): ListedScan {
  const text = (paths: readonly string[]) => firstAt(value, paths, asText);
  const engineError = hasEngineError(value, 'engine_error', engineErrorTypes.other);
  const lighthouseError = hasEngineError(value, 'lighthouse_error', engineErrorTypes.given);
  return {
    scan_id: readJobId(value),
    url: text(['url', 'website_url', 'website']) ?? '',
    scan_date: text(['scan_date', 'date', 'created_at']) ?? '',
    finished_at: text(['finished_at']),
    status: readStatus(value),
    cancelled: firstAt(value, ['cancelled'], asFlag) ?? false,
    scan_type: text(['scan_type']) === 'site' ? 'site' : 'single_page',
    overall_score: readScore(value),
    issues_count: readIssuesCount(value),
    has_errors:
      firstAt(value, ['has_errors', 'metrics.has_errors'], asFlag) ??
      (engineError || lighthouseError),
    engine_error: engineError,
    lighthouse_error: lighthouseError,
    previous_score: firstAt(value, ['previous_score'], asScore),
    new_count: firstAt(value, ['new_count'], asCount),
    fixed_count: firstAt(value, ['fixed_count'], asCount),
    scan_duration: firstAt(value, ['scan_duration', 'metadata.scan_duration'], asNumber),
    pages_done: firstAt(value, ['pages_done'], asCount),
    schedule_id: text(['schedule_id']),
    error: text(['error']),
    error_code: text(['error_code']),
  };
}

/** Said by a flag, or by an entry of that type in one of the lists. */
function hasEngineError(scan: unknown, flag: string, type: string): boolean {
  const said = asFlag(fieldAt(scan, flag));
  if (said !== null) return said;
  return ['additional_issues', 'lighthouse_issues'].some((name) =>
    [`results.${name}`, name].some((place) =>
      (asList(fieldAt(scan, place)) ?? []).some((issue) => fieldAt(issue, 'type') === type),
    ),
  );
}
