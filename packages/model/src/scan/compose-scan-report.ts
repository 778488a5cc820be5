import { boxOnPicture } from '../picture/box-on-picture.ts';
import type { Comparison } from './comparison.ts';
import type { Issue, IssueGuide, IssueNode, Lifecycle } from './issue.ts';
import type { CompletedPageScan, EngineRun, PageScan } from './page-scan.ts';
import type {
  EngineFailure,
  EngineScore,
  ReportScreenshot,
  ScanReport,
  ScanResult,
} from './scan-report.ts';
import { placePictures } from './place-pictures.ts';
import { isToDo } from './score.ts';
import { bestFixes, countByImpact, summarize } from './summary.ts';
import { countSettled, isOpenReview } from './settled.ts';
import { worstFirst } from './worst-first.ts';

/** A scan and what was stored of it. */
export interface ScanReportSource extends Omit<
  ScanReport,
  'result' | 'failure' | 'durationMs' | 'finalUrl' | 'manualAnswers'
> {
  /** Null while the scan is queued or running, or when it ended without one. */
  pageScan: PageScan | null;
  /** Why the scan failed, where its page scan does not tell. */
  error: { code: string; message: string } | null;
  /** What the catalogue says of a rule to whoever works on it; null where it does not have the rule. */
  guideOf: (rule: string) => IssueGuide | null;
  /** Where the picture of a state is, by its name. Missing: pictures of states are kept nowhere. */
  pictureUrl?: (name: string) => string;
}

/** Composes the report. Pure, so that the service, the command line and the tests get the same. */
export function composeScanReport(source: ScanReportSource): ScanReport {
  const { pageScan, error, guideOf: _, pictureUrl: _pictures, ...scan } = source;
  const completed = pageScan?.status === 'completed' ? pageScan : null;
  const failure = pageScan?.status === 'failed' ? pageScan.error : error;
  return {
    ...scan,
    manualAnswers: [],
    durationMs: pageScan?.durationMs ?? null,
    finalUrl: pageScan?.finalUrl ?? null,
    result: completed && toResult(completed, source),
    failure: scan.status === 'failed' ? failure : null,
  };
}

function toResult(scan: CompletedPageScan, source: ScanReportSource): ScanResult {
  const { comparison, screenshot, guideOf, pictureUrl } = source;
  const placed = placePictures(worstFirst(scan.issues), pictureUrl);
  const issues = withGuides(placed, guideOf);
  return {
    overallScore: scan.overallScore,
    summary:
      scan.summary ?? summarize(scan.issues, scan.overallScore, scan.notAssessed, source.standard),
    issuesCount: scan.issues.filter(isToDo).length,
    needsReviewCount: scan.issues.filter(isOpenReview).length,
    settledCounts: countSettled(scan.issues),
    severityCounts: countByImpact(scan.issues),
    categories: scan.categories,
    bestFixes: bestFixes(issues).map((fix) =>
      // The score of a site is the mean of its pages', so that no single fix has a figure of its own; others have none.
      scan.summary === undefined && scan.overallScore !== null
        ? fix
        : { ...fix, gain: 0, scoreAfter: null },
    ),
    issues: withLifecycle(withMarkers(issues, screenshot), comparison),
    engines: scan.engines,
    engineFailures: failuresOf(scan.engines),
    engineScores: scoresOf(scan.engines),
    rules: scan.rules,
    passedRules: scan.passedRules,
    notAssessed: scan.notAssessed,
    warnings: scan.warnings,
    page: {
      title: scan.page.title,
      elementCount: scan.page.elementCount,
      requestCount: scan.page.requestCount,
      viewport: scan.page.viewport,
      userAgent: scan.page.userAgent,
      browserVersion: scan.page.browserVersion,
    },
    walk: scan.walk ?? null,
  };
}

function withGuides(issues: readonly Issue[], guideOf: ScanReportSource['guideOf']): Issue[] {
  return issues.map((issue) => ({ ...issue, guide: guideOf(issue.rule) ?? undefined }));
}

/** Elements are numbered within their issue, as they are listed; those that are not on the picture have no number. */
function withMarkers(issues: readonly Issue[], screenshot: ReportScreenshot | null): Issue[] {
  return issues.map((issue) => ({
    ...issue,
    nodes: issue.nodes.map((node, index) => ({
      ...node,
      marker: screenshot && boxOnPicture(node.box, screenshot) ? index + 1 : null,
    })),
  }));
}

function withLifecycle(issues: Issue[], comparison: Comparison | null): Issue[] {
  if (!comparison) return issues.map((issue) => ({ ...issue, lifecycle: issue.lifecycle ?? null }));
  const fresh = new Set(comparison.newFingerprints);
  const back = new Set(comparison.cameBackFingerprints);
  const changed = new Set(comparison.ruleChangedFingerprints);
  const unseen = new Set(comparison.unseenFingerprints);
  const newNodes = new Map(
    comparison.changed.map((issue) => [issue.fingerprint, new Set(issue.newNodes)]),
  );
  return issues.map((issue) => {
    const fingerprint = issue.splitFrom ?? issue.fingerprint;
    const isNew = (node: IssueNode) => newNodes.get(fingerprint)?.has(node.fingerprint) ?? false;
    return {
      ...issue,
      lifecycle: lifecycleOf(fingerprint),
      nodes: issue.nodes.map((node) => (isNew(node) ? { ...node, lifecycle: 'new' } : node)),
    };
  });

  function lifecycleOf(fingerprint: string): Lifecycle | null {
    if (unseen.has(fingerprint)) return null;
    if (fresh.has(fingerprint)) return 'new';
    if (back.has(fingerprint)) return 'came-back';
    return changed.has(fingerprint) ? 'rule-changed' : 'recurring';
  }
}

function failuresOf(engines: readonly EngineRun[]): EngineFailure[] {
  return engines
    .filter(({ status }) => status === 'failed')
    .map(({ engine, name, error }) => ({ engine, name, message: error }));
}

function scoresOf(engines: readonly EngineRun[]): EngineScore[] {
  return engines.flatMap(({ engine, name, version, score }) =>
    score === null ? [] : [{ engine, name, version, score }],
  );
}
