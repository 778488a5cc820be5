import { RecordCategory, ScanRecord, type ScanResults } from '../scan/scan-record.ts';
import { countByImpact } from '@curbcut/model/scan';
import { asList, asText, asTexts, fieldAt, firstAt } from './json-field.ts';
import { isEngineTrouble } from './is-engine-trouble.ts';
import { readIssue } from './read-issue.ts';
import { readListedScan } from './read-listed-scan.ts';
import { asScore } from './read-score.ts';

/**
 * A scan record in any spelling, alone or below `scan` or `result`. The canonical one passes unchanged; of others
 * the specified fields are read, and what they do not say is null or empty. Null when it is no scan of ours at all.
 */
export function readScanRecord(answer: unknown): ScanRecord | null {
  const value = [answer, fieldAt(answer, 'scan'), fieldAt(answer, 'result')].find(
    (place) => asText(fieldAt(place, 'url')) !== null,
  );
  if (value === undefined) return null;
  const canonical = ScanRecord.safeParse(value);
  if (canonical.success) return canonical.data;
  const row = readListedScan(value);
  if (row.scan_id === null) return null;
  const text = (path: string) => asText(fieldAt(value, path));
  return {
    scan_id: row.scan_id,
    job_id: row.scan_id,
    url: row.url,
    scan_date: row.scan_date,
    finished_at: row.finished_at,
    status: row.status,
    cancelled: row.cancelled,
    scan_type: row.scan_type,
    overall_score: row.overall_score,
    issues_count: row.issues_count,
    has_errors: row.has_errors,
    schedule_id: row.schedule_id,
    error: row.error,
    error_code: row.error_code,
    expires_at: text('expires_at'),
    results: row.overall_score === null ? null : readResults(value, row.overall_score),
    metadata: {
      scan_duration: row.scan_duration,
      lighthouse_version: text('metadata.lighthouse_version'),
      user_agent: text('metadata.user_agent'),
      browser_version: text('metadata.browser_version'),
      engines: [],
      final_url: text('metadata.final_url'),
      page_title: text('metadata.page_title'),
      element_count: null,
      request_count: null,
      viewport: null,
    },
    metrics: { issues_count: row.issues_count, has_errors: row.has_errors },
    screenshot: null,
    comparison: null,
    parent_scan_id: text('parent_scan_id'),
  };
}

function readResults(scan: unknown, score: number): ScanResults {
  const issues = (name: string) => {
    const list = firstAt(scan, [`results.${name}`, name], asList) ?? [];
    return list.map(readIssue);
  };
  const lighthouse = issues('lighthouse_issues');
  const additional = issues('additional_issues');
  const counted = [...lighthouse, ...additional].filter((issue) => !isEngineTrouble(issue));
  const failed = counted.filter(({ outcome }) => outcome === 'failed');
  return {
    overall_score: score,
    lighthouse_score: firstAt(scan, ['results.lighthouse_score', 'lighthouse_score'], asScore),
    summary: firstAt(scan, ['results.summary', 'summary'], asText) ?? '',
    total_issues: readListedScan(scan).issues_count ?? failed.length,
    needs_review_count: counted.length - failed.length,
    severity_counts: countByImpact(counted),
    categories: (asList(fieldAt(scan, 'results.categories')) ?? []).flatMap((value) => {
      const category = RecordCategory.safeParse(value);
      return category.success ? [category.data] : [];
    }),
    best_fixes: [],
    lighthouse_issues: lighthouse,
    additional_issues: additional,
    fixed_issues: [],
    passed_rules: 0,
    not_assessed: [],
    warnings: asTexts(fieldAt(scan, 'results.warnings')) ?? [],
  };
}
