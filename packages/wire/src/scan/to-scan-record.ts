import {
  categoryName,
  impacts,
  type Issue,
  type IssueNode,
  type CompletedPageScan,
  type EngineRun,
  type PageScan,
  type Screenshot,
  bestFixes,
  countByImpact,
  summarize,
  worstFirst,
} from '@curbcut/model/scan';
import { lighthouseScore } from './lighthouse-score.ts';
import type { RecordIssue, ScanRecord, ScanResults } from './scan-record.ts';
import type { RecordNode } from './schema-parts.ts';
import { toComparison, type StoredComparison } from './stored-comparison.ts';

/** Only so many elements get a number on the screenshot; more could not be told apart. */
const maxMarkers = 200;

export interface ScanRecordSource {
  scanId: string;
  url: string;
  status: ScanRecord['status'];
  requestedAt: Date;
  finishedAt: Date | null;
  expiresAt: Date | null;
  /** Null while the scan is queued or running, or when it ended without one. */
  pageScan: PageScan | null;
  screenshot:
    | (Pick<Screenshot, 'width' | 'height' | 'scale' | 'truncated'> & { url: string })
    | null;
  error: { code: string; message: string } | null;
  scanType?: ScanRecord['scan_type'];
  cancelled?: boolean;
  comparison?: StoredComparison | null;
  scheduleId?: string | null;
  parentScanId?: string | null;
}

/** Builds the canonical record. Pure, so that the service, the command line and the tests say the same. */
export function toScanRecord(source: ScanRecordSource): ScanRecord {
  const scan = source.pageScan?.status === 'completed' ? source.pageScan : null;
  const failure = source.pageScan?.status === 'failed' ? source.pageScan.error : source.error;
  const comparison = source.comparison ?? null;
  const results = scan ? toResults(scan, comparison) : null;
  const hasErrors = scan
    ? scan.engines.some((engine) => engine.status === 'failed')
    : source.status === 'failed';
  return {
    scan_id: source.scanId,
    job_id: source.scanId,
    url: source.url,
    scan_date: source.requestedAt.toISOString(),
    finished_at: source.finishedAt?.toISOString() ?? null,
    expires_at: source.expiresAt?.toISOString() ?? null,
    status: source.status,
    cancelled: source.cancelled ?? false,
    scan_type: source.scanType ?? 'single_page',
    overall_score: results?.overall_score ?? null,
    issues_count: results?.total_issues ?? null,
    has_errors: hasErrors,
    results,
    metadata: toMetadata(source.pageScan, scan),
    metrics: { issues_count: results?.total_issues ?? null, has_errors: hasErrors },
    screenshot: source.screenshot,
    comparison: comparison && toComparison(comparison),
    schedule_id: source.scheduleId ?? null,
    parent_scan_id: source.parentScanId ?? null,
    error: source.status === 'failed' ? (failure?.message ?? null) : null,
    error_code: source.status === 'failed' ? (failure?.code ?? null) : null,
  };
}

function toMetadata(
  pageScan: PageScan | null,
  scan: CompletedPageScan | null,
): ScanRecord['metadata'] {
  return {
    scan_duration: pageScan ? pageScan.durationMs / 1000 : null,
    lighthouse_version:
      scan?.engines.find(({ engine }) => engine === 'lighthouse')?.version ?? null,
    user_agent: scan?.page.userAgent ?? null,
    browser_version: scan?.page.browserVersion ?? null,
    engines: scan?.engines.map(toEngineRun) ?? [],
    final_url: pageScan?.finalUrl ?? null,
    page_title: scan?.page.title ?? null,
    element_count: scan?.page.elementCount ?? null,
    request_count: scan?.page.requestCount ?? null,
    viewport: scan?.page.viewport ?? null,
  };
}

function toEngineRun({ independent: _independent, score: _score, ...run }: EngineRun) {
  return run;
}

function toResults(scan: CompletedPageScan, comparison: StoredComparison | null): ScanResults {
  const issues = withLifecycle(numberNodes(worstFirst(scan.issues)), comparison);
  const seenByLighthouse = (issue: RecordIssue) =>
    issue.engines.some(({ engine }) => engine === 'lighthouse');
  return {
    overall_score: scan.overallScore,
    lighthouse_score: lighthouseScore(scan),
    summary: scan.summary ?? summarize(scan.issues, scan.overallScore),
    total_issues: scan.issues.filter(({ outcome }) => outcome === 'failed').length,
    needs_review_count: scan.issues.filter(({ outcome }) => outcome === 'needs-review').length,
    severity_counts: countByImpact(scan.issues),
    categories: scan.categories.map(({ slug, score, issuesCount, nothingToCheck = false }) => ({
      slug,
      name: categoryName(slug),
      score,
      issues_count: issuesCount,
      nothing_to_check: nothingToCheck,
    })),
    best_fixes: bestFixes(scan.issues).map((fix) =>
      // The score of a site is the mean of its pages', so that no single fix has a figure of its own.
      scan.summary === undefined ? fix : { ...fix, gain: 0 },
    ),
    lighthouse_issues: [...engineErrors(scan, 'lighthouse'), ...issues.filter(seenByLighthouse)],
    additional_issues: [
      ...engineErrors(scan, 'other'),
      ...issues.filter((issue) => !seenByLighthouse(issue)),
    ],
    fixed_issues: comparison?.fixed ?? [],
    passed_rules: scan.passedRules,
    not_assessed: scan.notAssessed,
    warnings: scan.warnings,
  };
}

/** The same box gets the same number, whichever issue it belongs to. */
function numberNodes(issues: readonly Issue[]): RecordIssue[] {
  const markers = new Map<string, number>();
  const markerOf = (node: Issue['nodes'][number]) => {
    if (!node.box || node.box.width < 1 || node.box.height < 1) return null;
    const key = node.target.join(' >>> ');
    const known = markers.get(key);
    if (known !== undefined) return known;
    if (markers.size >= maxMarkers) return null;
    markers.set(key, markers.size + 1);
    return markers.size;
  };
  return issues.map((issue) => ({
    type: issue.rule,
    title: issue.title,
    impact: issue.impact,
    severity: issue.impact,
    outcome: issue.outcome,
    category: issue.category,
    description: issue.description,
    message: `${issue.title}. ${issue.description}`,
    help: issue.help,
    help_url: issue.helpUrl,
    fingerprint: issue.fingerprint,
    wcag: issue.wcag,
    level: issue.level,
    act_rules: issue.actRules,
    tags: issue.tags,
    engines: issue.detectedBy,
    lifecycle: null,
    nodes: issue.nodes.map((node) => toNode(node, markerOf(node))),
    nodes_total: issue.nodesTotal,
    ...(issue.pagesCount === undefined ? {} : { pages_count: issue.pagesCount }),
    fix: issue.fix,
  }));
}

function toNode({ pageUrl, ...node }: IssueNode, marker: number | null): RecordNode {
  return { ...node, ...(pageUrl === undefined ? {} : { page_url: pageUrl }), marker };
}

function withLifecycle(issues: RecordIssue[], comparison: StoredComparison | null): RecordIssue[] {
  if (!comparison) return issues;
  const fresh = new Set(comparison.newFingerprints);
  return issues.map((issue) => ({
    ...issue,
    lifecycle: fresh.has(issue.fingerprint) ? 'new' : 'recurring',
  }));
}

/** Engine trouble is shown among the issues under the names that clients know, and never counted as one. */
function engineErrors(scan: CompletedPageScan, list: 'lighthouse' | 'other'): RecordIssue[] {
  return scan.engines
    .filter(
      (run) => run.status === 'failed' && (run.engine === 'lighthouse') === (list === 'lighthouse'),
    )
    .map((run) => ({
      type: list === 'lighthouse' ? 'lighthouse_error' : 'selenium_error',
      title: `${run.name} could not finish`,
      impact: impacts[2],
      severity: impacts[2],
      outcome: 'needs-review',
      category: 'document-structure',
      description: run.error ?? 'The engine stopped without a result.',
      message: `${run.name} could not finish: ${run.error ?? 'the engine stopped without a result.'}`,
      help: 'Scan the page again. What this engine would have found is missing from the result.',
      help_url: '',
      fingerprint: `engine-error-${run.engine}`,
      wcag: [],
      level: 'best-practice',
      act_rules: [],
      tags: [],
      engines: [{ engine: run.engine, rule: 'engine-error' }],
      lifecycle: null,
      nodes: [],
      nodes_total: 0,
      fix: null,
    }));
}

/** True for the entries that stand for engine trouble and not for a problem of the page. */
export function isEngineError(issue: Pick<RecordIssue, 'type'>): boolean {
  return issue.type === 'selenium_error' || issue.type === 'lighthouse_error';
}
