import {
  composeScanReport,
  scoreFormula,
  scoreIssues,
  type CategoryScore,
  type Comparison,
  type CompletedPageScan,
  type EngineRun,
  type FailedPageScan,
  type Issue,
  type IssueNode,
  type ScanReportSource,
} from '@curbcut/model/scan';
import { describe, expect, test } from 'vitest';
import { readScanReport } from '../read/index.ts';
import { ScanRecord, ScanResults } from './scan-record.ts';
import { toWireRecord } from './to-wire-record.ts';
import { isEngineError } from './given-names.ts';

const box = { x: 0, y: 0, width: 20, height: 20 };
const node = (target: string, rest: Partial<IssueNode> = {}): IssueNode => ({
  target: [target],
  html: `<p class="${target}">`,
  failureSummary: 'Fix it.',
  fingerprint: target,
  box,
  ...rest,
});

const issue = (rule: string, rest: Partial<Issue> = {}): Issue => {
  const nodes = rest.nodes ?? [node(`#${rule}`)];
  return {
    rule,
    outcome: 'failed',
    impact: 'serious',
    category: 'forms',
    title: `Title of ${rule}`,
    description: `Description of ${rule}.`,
    help: 'Do this.',
    helpUrl: 'https://example.org/help',
    fingerprint: rule,
    wcag: ['1.1.1'],
    level: 'A',
    actRules: [],
    tags: [],
    detectedBy: [{ engine: 'axe', rule }],
    nodes,
    nodesTotal: nodes.length,
    fix: null,
    ...rest,
  };
};

const nothingChanged: Comparison = {
  previousScanId: 'before',
  previousDate: '2026-11-20T08:00:00.000Z',
  previousScore: null,
  newFingerprints: [],
  ruleChangedFingerprints: [],
  cameBackFingerprints: [],
  newCount: 0,
  cameBackCount: 0,
  ruleChangedCount: 0,
  recurringCount: 0,
  fixed: [],
  changed: [],
  rulesChanged: false,
  notes: [],
};

const run = (engine: string, rest: Partial<EngineRun> = {}): EngineRun => ({
  engine,
  name: engine,
  version: '1.2.3',
  independent: true,
  status: 'completed',
  durationMs: 10,
  findings: 1,
  score: null,
  error: null,
  ...rest,
});

function pageScan(issues: Issue[], rest: Partial<CompletedPageScan> = {}): CompletedPageScan {
  return {
    status: 'completed',
    url: 'https://example.org/',
    finalUrl: 'https://example.org/en',
    startedAt: '2026-11-21T08:00:00.000Z',
    durationMs: 4_321,
    ...scoreIssues(issues),
    scoreFormula,
    rules: [],
    issues,
    passedRules: 7,
    notAssessed: [],
    warnings: [],
    engines: [run('axe'), run('lighthouse', { score: 0.5, independent: false })],
    page: {
      title: 'Harbor',
      lang: 'en',
      elementCount: 12,
      requestCount: 3,
      bytesReceived: 900,
      httpStatus: 200,
      viewport: { width: 1280, height: 900 },
      userAgent: 'Curbcut',
      browserVersion: 'Chrome/150',
    },
    timings: { totalMs: 1, loadMs: 1, stableMs: 1, engines: {}, evidenceMs: 1 },
    ...rest,
  };
}

const record = (scan: ScanReportSource['pageScan'], rest: Partial<ScanReportSource> = {}) =>
  toWireRecord(
    composeScanReport({
      scanId: 'b7f2',
      url: 'https://example.org/',
      scanType: 'single_page',
      standard: '2.2-AA',
      interaction: true,
      status: scan?.status ?? 'running',
      cancelled: false,
      requestedAt: '2026-11-21T08:00:00.000Z',
      finishedAt: scan ? '2026-11-21T08:00:05.000Z' : null,
      expiresAt: null,
      pageScan: scan,
      criteriaTested: null,
      guideOf: () => null,
      screenshot: null,
      error: null,
      comparison: null,
      scheduleId: null,
      parentScanId: null,
      ...rest,
    }),
  );

const byLighthouse = {
  detectedBy: [
    { engine: 'axe', rule: 'x' },
    { engine: 'lighthouse', rule: 'x' },
  ],
};

describe('a completed scan', () => {
  const issues = [
    issue('label', byLighthouse),
    issue('region', { impact: 'moderate', level: 'best-practice' }),
    issue('contrast', { ...byLighthouse, outcome: 'needs-review' }),
    issue('image-alt', { impact: 'critical' }),
  ];
  const { results, ...rest } = record(pageScan(issues));

  test('fits the schema of the wire', () => {
    const whole = { ...rest, results };
    expect(ScanRecord.parse(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  });

  test('has each problem in exactly one list, most severe first', () => {
    expect(results?.lighthouse_issues.map(({ type }) => type)).toEqual(['label', 'contrast']);
    expect(results?.additional_issues.map(({ type }) => type)).toEqual(['image-alt', 'region']);
  });

  test('counts what failed at level A or AA only', () => {
    expect(rest).toMatchObject({ issues_count: 2, has_errors: false });
    expect(rest.metrics).toEqual({ issues_count: 2, has_errors: false });
    expect(results).toMatchObject({
      total_issues: 2,
      needs_review_count: 1,
      severity_counts: { critical: 1, serious: 1, moderate: 0, minor: 0 },
    });
    const inCategories = results?.categories.reduce(
      (sum, { issues_count }) => sum + issues_count,
      0,
    );
    expect(inCategories).toBe(2);
  });

  test('says the same score in both places, and the same id', () => {
    expect(rest.overall_score).toBe(results?.overall_score);
    expect(rest.job_id).toBe(rest.scan_id);
    expect(rest.metadata).toMatchObject({ scan_duration: 4.321, lighthouse_version: '1.2.3' });
  });
});

test('a category with nothing to check has no score', () => {
  const categories: CategoryScore[] = [
    { slug: 'forms', score: null, issuesCount: 0 },
    { slug: 'links', score: 1, issuesCount: 0 },
    { slug: 'aria-labels', score: null, untested: true, issuesCount: 0 },
  ];
  const { results } = record(pageScan([], { categories }));
  expect(results?.categories).toEqual([
    { slug: 'forms', name: 'Forms', score: null, issues_count: 0, nothing_to_check: true },
    { slug: 'links', name: 'Links', score: 1, issues_count: 0, nothing_to_check: false },
    {
      slug: 'aria-labels',
      name: 'ARIA Labels',
      score: null,
      issues_count: 0,
      nothing_to_check: true,
      untested: true,
    },
  ]);
  expect(ScanResults.parse(results)).toEqual(results);
});

describe('engine trouble', () => {
  const broken = [
    run('axe', { name: 'axe-core', status: 'failed', error: 'It stopped.' }),
    run('lighthouse', { name: 'Lighthouse', status: 'failed', error: null }),
  ];

  test('is marked in both lists under the known names and counted nowhere', () => {
    const { results, ...rest } = record(pageScan([issue('label')], { engines: broken }));
    expect(rest).toMatchObject({
      issues_count: 1,
      has_errors: true,
      metrics: { issues_count: 1, has_errors: true },
    });
    expect(results).toMatchObject({ total_issues: 1, needs_review_count: 0 });
    expect(results?.lighthouse_issues.map(({ type }) => type)).toEqual(['lighthouse_error']);
    expect(results?.additional_issues.map(({ type }) => type)).toEqual(['selenium_error', 'label']);
    const all = [...(results?.lighthouse_issues ?? []), ...(results?.additional_issues ?? [])];
    expect(all.map(isEngineError)).toEqual([true, true, false]);
    expect(all[0]?.message).toBe(
      'Lighthouse could not finish: the engine stopped without a result.',
    );
    expect(all[1]?.message).toBe('axe-core could not finish: It stopped.');
  });
});

describe('markers', () => {
  const screenshot = { url: '/', width: 640, height: 1_000, scale: 0.5, truncated: false };
  const markersOf = (issues: Issue[], rest: Partial<ScanReportSource> = { screenshot }) => {
    const { results } = record(pageScan(issues), rest);
    return (results?.additional_issues ?? []).map(({ nodes }) => nodes.map(({ marker }) => marker));
  };

  test('number the elements of each issue as they are listed', () => {
    const minor = issue('b', { impact: 'minor', nodes: [node('#one'), node('#three')] });
    const critical = issue('a', { impact: 'critical', nodes: [node('#one'), node('#two')] });
    expect(markersOf([minor, critical])).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  test('are left out for what is not on the picture', () => {
    const unseen = [
      node('#gone', { box: null }),
      node('#thin', { box: { ...box, width: 0 } }),
      node('#below', { box: { ...box, y: 2_000 } }),
    ];
    const many = Array.from({ length: 205 }, (_, index) => node(`#n${index}`));
    const [markers = []] = markersOf([issue('a', { nodes: [...unseen, ...many] })]);
    expect(markers.slice(0, 4)).toEqual([null, null, null, 4]);
    expect(markers.at(-1)).toBe(208);
  });

  test('are left out where there is no picture', () => {
    expect(markersOf([issue('a', { nodes: [node('#one')] })], {})).toEqual([[null]]);
  });
});

test('what the scan before could not tell of is neither new nor still there, and is read back so', () => {
  const compared = record(pageScan([issue('label'), issue('image-alt')]), {
    comparison: { ...nothingChanged, unseenFingerprints: [issue('label').fingerprint] },
  });
  const read = readScanReport(compared);
  expect(read?.result?.issues.map(({ rule, lifecycle }) => [rule, lifecycle])).toEqual(
    expect.arrayContaining([
      ['label', null],
      ['image-alt', 'recurring'],
    ]),
  );
  expect(read?.comparison?.unseenFingerprints).toEqual([issue('label').fingerprint]);
});

test('what is said of single elements is read back: that they are new, and their change', () => {
  const change = { before: 'a', after: 'b', note: '' };
  const grown = issue('label', { nodes: [node('#old'), node('#new', { fix: change })] });
  const changed = { fingerprint: 'label', title: '', newElements: 1, newNodes: ['#new'] };
  const none = { cameBackElements: 0, fixedElements: 0, newOn: [], fixedOn: [] };
  const compared = record(pageScan([grown]), {
    comparison: { ...nothingChanged, newCount: 1, changed: [{ ...changed, ...none }] },
  });
  const [read] = readScanReport(compared)?.result?.issues ?? [];
  expect(read?.nodes.map(({ lifecycle, fix }) => [lifecycle, fix])).toEqual([
    [undefined, undefined],
    ['new', change],
  ]);
});

test('a result without a score is a result, and is read as one', () => {
  const unscored = record(pageScan([issue('label')], { overallScore: null }), {
    comparison: nothingChanged,
  });
  expect(ScanRecord.parse(unscored)).toEqual(unscored);
  expect(unscored).toMatchObject({ overall_score: null, results: { overall_score: null } });
  const read = readScanReport(unscored);
  expect(read?.result?.overallScore).toBeNull();
  expect(read?.result?.issues.length).toBeGreaterThan(0);
  expect(read?.comparison).toMatchObject({ previousScanId: 'before', previousScore: null });
});

describe('a scan without a result', () => {
  const failure: FailedPageScan = {
    status: 'failed',
    url: 'https://example.org/',
    finalUrl: null,
    startedAt: '2026-11-21T08:00:00.000Z',
    durationMs: 900,
    error: { code: 'DNS_FAILURE', message: 'The website could not be found.' },
  };

  test('that failed says why, and shows no score or count', () => {
    const failed = record(failure);
    expect(failed).toMatchObject({
      status: 'failed',
      error: 'The website could not be found.',
      error_code: 'DNS_FAILURE',
      overall_score: null,
      issues_count: null,
      results: null,
      has_errors: true,
    });
    expect(ScanRecord.parse(failed)).toEqual(failed);
  });

  test('that failed outside the browser says so as well', () => {
    const error = {
      code: 'WORKER_LOST',
      message: 'The scan was interrupted too often on our side.',
    };
    expect(record(null, { status: 'failed', error })).toMatchObject({
      error: error.message,
      error_code: 'WORKER_LOST',
      has_errors: true,
    });
  });

  test('that still waits or runs shows no error', () => {
    for (const status of ['queued', 'running'] as const) {
      const waiting = record(null, {
        status,
        error: { code: 'DNS_FAILURE', message: 'An earlier try.' },
      });
      expect(waiting).toMatchObject({
        status,
        error: null,
        error_code: null,
        has_errors: false,
        results: null,
      });
      expect(ScanRecord.parse(waiting)).toEqual(waiting);
    }
  });
});
