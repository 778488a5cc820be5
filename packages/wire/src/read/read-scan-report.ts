import {
  countByImpact,
  countSettled,
  isToDo,
  defaultStandard,
  impacts,
  isCategorySlug,
  isOpenReview,
  notAssessedKinds,
  standards,
  worstFirst,
  type CategoryScore,
  type CriteriaTested,
  type EngineRun,
  type EngineScore,
  type Issue,
  type NotAssessed,
  type ReportPage,
  type ReportScreenshot,
  type ScanReport,
  type ScanResult,
} from '@curbcut/model/scan';
import { givenEngine } from '../scan/given-names.ts';
import {
  asCount,
  asFlag,
  asList,
  asNumber,
  asText,
  asTexts,
  fieldAt,
  firstAt,
} from './json-field.ts';
import { oneOf } from './one-of.ts';
import { readComparison } from './read-comparison.ts';
import { readIssueLists } from './read-issue-lists.ts';
import { readListedScan } from './read-listed-scan.ts';
import { readWalk } from './read-walk.ts';
import { asScore, hasNothingToScore } from './read-score.ts';

/**
 * A scan record in any spelling, alone or below `scan` or `result`, as the model has it: the only place that reads that
 * format. What a record does not say is null or empty. Null when it is no scan of ours at all.
 */
export function readScanReport(answer: unknown): ScanReport | null {
  const value = [answer, fieldAt(answer, 'scan'), fieldAt(answer, 'result')].find(
    (place) => asText(fieldAt(place, 'url')) !== null,
  );
  if (value === undefined) return null;
  const row = readListedScan(value);
  if (row.scan_id === null) return null;
  const text = (path: string) => asText(fieldAt(value, path));
  // A record without a score may have a result all the same, and says so there.
  const hasResult = row.overall_score !== null || hasNothingToScore(value);
  const result = hasResult ? readResult(value, row.overall_score) : null;
  return {
    scanId: row.scan_id,
    url: row.url,
    scanType: row.scan_type,
    standard: oneOf(standards, fieldAt(value, 'standard')) ?? defaultStandard,
    interaction: asFlag(fieldAt(value, 'interaction')) ?? true,
    status: row.status,
    cancelled: row.cancelled,
    requestedAt: row.scan_date,
    finishedAt: row.finished_at,
    expiresAt: text('expires_at'),
    durationMs: row.scan_duration === null ? null : Math.round(row.scan_duration * 1_000),
    finalUrl: text('metadata.final_url'),
    result,
    failure: row.error === null ? null : { code: row.error_code, message: row.error },
    screenshot: readScreenshot(fieldAt(value, 'screenshot')),
    criteriaTested: result && readCriteriaTested(fieldAt(value, 'criteria_tested')),
    comparison: result && readComparison(value, result.issues),
    manualAnswers: [],
    scheduleId: row.schedule_id,
    parentScanId: text('parent_scan_id'),
  };
}

/** Null unless all parts are there. */
function readCriteriaTested(value: unknown): CriteriaTested | null {
  const count = (name: string) => asCount(fieldAt(value, name));
  const [total, automatically] = [count('total'), count('automatically')];
  const [asked, byPerson] = [count('asked'), count('by_person')];
  if (total === null || automatically === null || asked === null || byPerson === null) return null;
  return { total, automatically, asked, byPerson };
}

function readResult(scan: unknown, overallScore: number | null): ScanResult {
  const { issues: unordered, engineFailures } = readIssueLists(scan);
  const issues = worstFirst(unordered);
  const engines = (asList(fieldAt(scan, 'metadata.engines')) ?? []).flatMap(readEngineRun);
  return {
    overallScore,
    summary: firstAt(scan, ['results.summary', 'summary'], asText) ?? '',
    issuesCount: readListedScan(scan).issues_count ?? issues.filter(isToDo).length,
    needsReviewCount: issues.filter(isOpenReview).length,
    settledCounts: countSettled(issues),
    severityCounts: readSeverityCounts(scan) ?? countByImpact(issues),
    categories: (asList(fieldAt(scan, 'results.categories')) ?? []).flatMap(readCategory),
    bestFixes: readBestFixes(scan, issues),
    issues,
    engines,
    engineFailures,
    engineScores: readEngineScores(scan, engines),
    rules: [],
    passedRules: asCount(fieldAt(scan, 'results.passed_rules')) ?? 0,
    notAssessed: (asList(fieldAt(scan, 'results.not_assessed')) ?? []).flatMap(readNotAssessed),
    warnings: asTexts(fieldAt(scan, 'results.warnings')) ?? [],
    page: readPage(scan),
    walk: readWalk(fieldAt(scan, 'results.keyboard_walk')),
  };
}

/** As the record counts them; records of others don't tell the level of an issue. */
function readSeverityCounts(scan: unknown): ScanResult['severityCounts'] | null {
  const counts = impacts.map(
    (impact) => [impact, asCount(fieldAt(scan, `results.severity_counts.${impact}`))] as const,
  );
  if (counts.some(([, count]) => count === null)) return null;
  return Object.fromEntries(counts) as ScanResult['severityCounts'];
}

function readCategory(value: unknown): CategoryScore[] {
  const slug = fieldAt(value, 'slug');
  const isEmpty = asFlag(fieldAt(value, 'nothing_to_check')) ?? false;
  // Records of before give a category with nothing to check the score 1.
  const score = isEmpty ? null : asScore(fieldAt(value, 'score'));
  if (!isCategorySlug(slug) || (score === null && !isEmpty)) return [];
  const untested = score === null && asFlag(fieldAt(value, 'untested')) === true;
  const issuesCount = asCount(fieldAt(value, 'issues_count')) ?? 0;
  return [{ slug, score, issuesCount, ...(untested ? { untested } : {}) }];
}

function readBestFixes(scan: unknown, issues: readonly Issue[]): ScanResult['bestFixes'] {
  return (asList(fieldAt(scan, 'results.best_fixes')) ?? []).flatMap((value) => {
    const issue = issues.find(({ fingerprint }) => fingerprint === fieldAt(value, 'fingerprint'));
    if (!issue) return [];
    const title = asText(fieldAt(value, 'title')) ?? issue.title;
    return [
      {
        fingerprint: issue.fingerprint,
        title,
        todo: asText(fieldAt(value, 'todo')) ?? issue.guide?.todo ?? title,
        gain: asNumber(fieldAt(value, 'gain')) ?? 0,
        scoreAfter: asScore(fieldAt(value, 'score_after')),
      },
    ];
  });
}

function readEngineRun(value: unknown): EngineRun[] {
  const engine = asText(fieldAt(value, 'engine'));
  if (engine === null) return [];
  const score = fieldAt(value, 'score');
  return [
    {
      engine,
      name: asText(fieldAt(value, 'name')) ?? engine,
      version: asText(fieldAt(value, 'version')) ?? '',
      status: fieldAt(value, 'status') === 'failed' ? 'failed' : 'completed',
      durationMs: asNumber(fieldAt(value, 'durationMs')) ?? 0,
      findings: asCount(fieldAt(value, 'findings')) ?? 0,
      error: asText(fieldAt(value, 'error')),
      score: score === undefined || score === null ? null : asScore(score),
      independent: asFlag(fieldAt(value, 'independent')) ?? engine !== givenEngine.id,
    },
  ];
}

/** The score that the format has a field for, and those of other engines. */
function readEngineScores(scan: unknown, engines: readonly EngineRun[]): EngineScore[] {
  const others = engines.flatMap(({ engine, name, version, score }) =>
    score === null || engine === givenEngine.id ? [] : [{ engine, name, version, score }],
  );
  const score = firstAt(scan, ['results.lighthouse_score', 'lighthouse_score'], asScore);
  if (score === null) return others;
  const version = asText(fieldAt(scan, 'metadata.lighthouse_version'));
  return [{ engine: givenEngine.id, name: givenEngine.name, version, score }, ...others];
}

function readNotAssessed(value: unknown): NotAssessed[] {
  const message = asText(fieldAt(value, 'message'));
  if (message === null) return [];
  const rules = asTexts(fieldAt(value, 'rules'));
  return [
    {
      ...(rules ? { rules } : {}),
      kind: oneOf(notAssessedKinds, fieldAt(value, 'kind')) ?? 'page',
      target: asTexts(fieldAt(value, 'target')) ?? [],
      code: asText(fieldAt(value, 'code')) ?? '',
      message,
    },
  ];
}

function readPage(scan: unknown): ReportPage {
  const at = (name: string) => fieldAt(scan, `metadata.${name}`);
  const width = asCount(fieldAt(at('viewport'), 'width'));
  const height = asCount(fieldAt(at('viewport'), 'height'));
  const title = at('page_title');
  return {
    title: typeof title === 'string' ? title : null,
    elementCount: asCount(at('element_count')),
    requestCount: asCount(at('request_count')),
    viewport: width === null || height === null ? null : { width, height },
    userAgent: asText(at('user_agent')),
    browserVersion: asText(at('browser_version')),
  };
}

function readScreenshot(value: unknown): ReportScreenshot | null {
  const url = fieldAt(value, 'url');
  const number = (name: string) => asNumber(fieldAt(value, name));
  const [width, height, scale] = [number('width'), number('height'), number('scale')];
  if (typeof url !== 'string' || width === null || height === null || scale === null) return null;
  return { url, width, height, scale, truncated: asFlag(fieldAt(value, 'truncated')) ?? false };
}
