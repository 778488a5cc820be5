import {
  categoryName,
  countFixed,
  engineFailureSentence,
  hasErrors,
  standardName,
  type Comparison,
  type CriteriaTested,
  type EngineFailure,
  type Issue,
  type IssueNode,
  type IssueVerdict,
  type ManualAnswer,
  type ScanReport,
  type ScanResult,
} from '@curbcut/model/scan';
import { engineErrorTypes, givenEngine, isByGivenEngine } from './given-names.ts';
import type { RecordIssue, ScanComparison, ScanRecord, ScanResults } from './scan-record.ts';
import type { RecordNode, RecordVerdict } from './schema-parts.ts';

/** The record of a scan as the API's format has it: the only place that writes that format. */
export function toWireRecord(report: ScanReport): ScanRecord {
  const { result } = report;
  const errors = hasErrors(report);
  return {
    scan_id: report.scanId,
    job_id: report.scanId,
    url: report.url,
    scan_date: report.requestedAt,
    finished_at: report.finishedAt,
    expires_at: report.expiresAt,
    status: report.status,
    cancelled: report.cancelled,
    scan_type: report.scanType,
    standard: report.standard,
    standard_name: standardName(report.standard),
    interaction: report.interaction,
    overall_score: result?.overallScore ?? null,
    issues_count: result?.issuesCount ?? null,
    has_errors: errors,
    results: result && toResults(result, report.comparison),
    metadata: toMetadata(report),
    metrics: { issues_count: result?.issuesCount ?? null, has_errors: errors },
    screenshot: report.screenshot,
    criteria_tested: report.criteriaTested && toCriteriaTested(report.criteriaTested),
    comparison: report.comparison && toComparison(report.comparison),
    ...(report.manualAnswers.length > 0
      ? { manual_answers: report.manualAnswers.map(toManualAnswer) }
      : {}),
    schedule_id: report.scheduleId,
    parent_scan_id: report.parentScanId,
    error: report.failure?.message ?? null,
    error_code: report.failure?.code ?? null,
  };
}

function toManualAnswer({
  answeredAt,
  ...answer
}: ManualAnswer): NonNullable<ScanRecord['manual_answers']>[number] {
  return { ...answer, answered_at: answeredAt };
}

function toMetadata({ result, durationMs, finalUrl }: ScanReport): ScanRecord['metadata'] {
  const given = result?.engines.find(({ engine }) => engine === givenEngine.id);
  return {
    scan_duration: durationMs === null ? null : durationMs / 1000,
    lighthouse_version: given?.version ?? scoreOf(result)?.version ?? null,
    user_agent: result?.page.userAgent ?? null,
    browser_version: result?.page.browserVersion ?? null,
    engines: result?.engines ?? [],
    final_url: finalUrl,
    page_title: result?.page.title ?? null,
    element_count: result?.page.elementCount ?? null,
    request_count: result?.page.requestCount ?? null,
    viewport: result?.page.viewport ?? null,
  };
}

function scoreOf(result: ScanResult | null) {
  return result?.engineScores.find(({ engine }) => engine === givenEngine.id) ?? null;
}

function toResults(result: ScanResult, comparison: Comparison | null): ScanResults {
  const isGiven = ({ engine }: EngineFailure) => engine === givenEngine.id;
  const failures = result.engineFailures;
  return {
    overall_score: result.overallScore,
    ...(result.overallScore === null ? { nothing_to_score: true } : {}),
    lighthouse_score: scoreOf(result)?.score ?? null,
    summary: result.summary,
    total_issues: result.issuesCount,
    needs_review_count: result.needsReviewCount,
    ignored_count: result.settledCounts.ignored,
    false_alarm_count: result.settledCounts.falseAlarms,
    severity_counts: result.severityCounts,
    categories: result.categories.map(({ slug, score, issuesCount, untested }) => ({
      slug,
      name: categoryName(slug),
      score,
      issues_count: issuesCount,
      nothing_to_check: score === null,
      ...(untested ? { untested } : {}),
    })),
    best_fixes: result.bestFixes.map(({ scoreAfter, ...fix }) => ({
      ...fix,
      score_after: scoreAfter,
    })),
    lighthouse_issues: [
      ...failures.filter(isGiven).map(toEngineError),
      ...result.issues.filter(({ detectedBy }) => isByGivenEngine(detectedBy)).map(toWireIssue),
    ],
    additional_issues: [
      ...failures.filter((failure) => !isGiven(failure)).map(toEngineError),
      ...result.issues.filter(({ detectedBy }) => !isByGivenEngine(detectedBy)).map(toWireIssue),
    ],
    fixed_issues: comparison?.fixed.map(toWireIssue) ?? [],
    passed_rules: result.passedRules,
    not_assessed: result.notAssessed,
    warnings: result.warnings,
    keyboard_walk: result.walk,
  };
}

export function toRecordVerdict(verdict: IssueVerdict): RecordVerdict {
  return {
    verdict_id: verdict.id,
    kind: verdict.kind,
    reason: verdict.reason,
    note: verdict.note,
    ends_on: verdict.endsOn,
    scope: verdict.scope,
    author: verdict.author,
    decided_at: verdict.decidedAt,
    elements_shown: verdict.elementsShown,
  };
}

export function toWireIssue(issue: Issue): RecordIssue {
  return {
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
    ...(issue.inStandard === undefined ? {} : { in_standard: issue.inStandard }),
    act_rules: issue.actRules,
    tags: issue.tags,
    engines: issue.detectedBy,
    lifecycle: issue.lifecycle ?? null,
    nodes: issue.nodes.map(toWireNode),
    nodes_total: issue.nodesTotal,
    ...(issue.pagesCount === undefined ? {} : { pages_count: issue.pagesCount }),
    ...(issue.differentElements === undefined
      ? {}
      : { different_elements: issue.differentElements }),
    ...(issue.component === undefined ? {} : { component: issue.component }),
    fix: issue.fix,
    ...(issue.guide ? { guide: { ...issue.guide, techniques: [...issue.guide.techniques] } } : {}),
    ...(issue.reproduction ? { reproduction: issue.reproduction } : {}),
    ...(issue.verdict ? { verdict: toRecordVerdict(issue.verdict) } : {}),
    ...(issue.verdictRevision === undefined ? {} : { verdict_revision: issue.verdictRevision }),
    ...(issue.splitFrom === undefined ? {} : { split_from: issue.splitFrom }),
  };
}

function toWireNode(node: IssueNode): RecordNode {
  return {
    target: node.target,
    html: node.html,
    failureSummary: node.failureSummary,
    ...(node.facts === undefined ? {} : { facts: node.facts }),
    fingerprint: node.fingerprint,
    ...(node.fix === undefined ? {} : { fix: node.fix }),
    box: node.box,
    ...(node.page === undefined ? {} : { page_url: node.page.url }),
    ...(node.page?.scanId === undefined ? {} : { page_scan_id: node.page.scanId }),
    ...(node.lifecycle === 'new' ? { lifecycle: node.lifecycle } : {}),
    marker: node.marker ?? null,
  };
}

/** An engine that could not finish stands among the issues under a name that clients know, and is never counted as one. */
function toEngineError({ engine, name, message }: EngineFailure): RecordIssue {
  return {
    type: engine === givenEngine.id ? engineErrorTypes.given : engineErrorTypes.other,
    title: `${name} could not finish`,
    impact: 'moderate',
    severity: 'moderate',
    outcome: 'needs-review',
    category: 'document-structure',
    description: message ?? 'The engine stopped without a result.',
    message: engineFailureSentence({ engine, name, message }),
    help: 'Scan the page again. What this engine would have found is missing from the result.',
    help_url: '',
    fingerprint: `engine-error-${engine}`,
    wcag: [],
    level: 'best-practice',
    act_rules: [],
    tags: [],
    engines: [{ engine, rule: 'engine-error' }],
    lifecycle: null,
    nodes: [],
    nodes_total: 0,
    fix: null,
  };
}

function toCriteriaTested({
  byPerson,
  ...counts
}: CriteriaTested): NonNullable<ScanRecord['criteria_tested']> {
  return { ...counts, by_person: byPerson };
}

function toComparison(comparison: Comparison): ScanComparison {
  return {
    previous_scan_id: comparison.previousScanId,
    previous_date: comparison.previousDate,
    previous_score: comparison.previousScore,
    new_count: comparison.newCount,
    rule_changed_count: comparison.ruleChangedCount,
    recurring_count: comparison.recurringCount,
    came_back_count: comparison.cameBackCount,
    fixed_count: countFixed(comparison),
    changed_issues: comparison.changed.map((issue) => ({
      fingerprint: issue.fingerprint,
      title: issue.title,
      new_elements: issue.newElements,
      came_back_elements: issue.cameBackElements,
      fixed_elements: issue.fixedElements,
      new_on: issue.newOn,
      fixed_on: issue.fixedOn,
    })),
    rules_changed: comparison.rulesChanged,
    notes: comparison.notes,
  };
}
