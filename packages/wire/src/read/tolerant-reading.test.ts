import { describe, expect, it, test } from 'vitest';
import { hasErrors } from '@curbcut/model/scan';
import { comparedScanReport, failedScanReport, goldenScanReport } from '@curbcut/testing';
import { toWireRecord } from '../scan/to-wire-record.ts';
import { idNames, readJobId } from './read-job-id.ts';
import { readBusinessSummary, spellings } from './read-business-summary.ts';
import { readDashboardStats } from './read-dashboard-stats.ts';
import { readIssue } from './read-issue.ts';
import { issuesCountPlaces, readIssuesCount } from './read-issues-count.ts';
import { readListedScan } from './read-listed-scan.ts';
import { readPlanType } from './read-plan-type.ts';
import { readScanList } from './read-scan-list.ts';
import { readScanReport } from './read-scan-report.ts';
import { readScore, scorePlaces } from './read-score.ts';
import { readTrend } from './read-trend.ts';

/** `{a: {b: value}}` for `a.b`. */
function at(path: string, value: unknown): object {
  return path
    .split('.')
    .reverse()
    .reduce<unknown>((inner, name) => ({ [name]: inner }), value) as object;
}

/** Several paths in one object; later ones do not remove what earlier ones put there. */
function merged(paths: readonly [string, unknown][]): object {
  const root: Record<string, unknown> = {};
  for (const [path, value] of paths) {
    const names = path.split('.');
    let current = root;
    for (const name of names.slice(0, -1)) {
      current[name] ??= {};
      current = current[name] as Record<string, unknown>;
    }
    current[names.at(-1) ?? ''] = value;
  }
  return root;
}

describe('the score', () => {
  test.each(scorePlaces)('is found at %s', (place) => {
    expect(readScore(at(place, 0.71))).toBe(0.71);
  });

  test.each(scorePlaces.slice(1).map((place, index) => [scorePlaces[index] ?? '', place] as const))(
    'at %s is believed before %s',
    (earlier, later) => {
      expect(
        readScore(
          merged([
            [later, 0.2],
            [earlier, 0.9],
          ]),
        ),
      ).toBe(0.9);
    },
  );

  test.each([
    [71, 0.71],
    ['71', 0.71],
    [100, 1],
    [1, 1],
    [0, 0],
    [250, 1],
    [-1, null],
    ['good', null],
    [null, null],
    [Number.NaN, null],
  ])('%o reads as %o', (written, read) => {
    expect(readScore({ overall_score: written })).toBe(read);
  });

  it('falls through a place that holds nothing', () => {
    expect(readScore({ results: { overall_score: null }, score: 60 })).toBe(0.6);
  });
});

describe('the number of issues', () => {
  test.each(issuesCountPlaces)('is found at %s', (place) => {
    expect(readIssuesCount(at(place, 7))).toBe(7);
  });

  it('is the length of the list where there is no figure', () => {
    expect(readIssuesCount({ issues: [{}, {}] })).toBe(2);
    expect(readIssuesCount({ results: { issues: [{}] } })).toBe(1);
  });

  it('counts both lists, and not what engines say about themselves', () => {
    const results = {
      lighthouse_issues: [{ type: 'image-alt' }, { type: 'lighthouse_error' }],
      additional_issues: [{ type: 'label' }, { type: 'selenium_error' }],
    };
    expect(readIssuesCount({ results })).toBe(2);
  });

  it('is unknown without figure and list', () => {
    expect(readIssuesCount({})).toBeNull();
    expect(readIssuesCount('nothing')).toBeNull();
  });
});

describe('the id', () => {
  test.each(idNames)('is found as %s', (name) => {
    expect(readJobId({ [name]: 'k3Jd' })).toBe('k3Jd');
  });

  it('is believed in the specified order', () => {
    expect(readJobId({ id: 'd', _id: 'c', scan_id: 'b', job_id: 'a' })).toBe('a');
    expect(readJobId({ id: 4 })).toBe('4');
    expect(readJobId({ id: '' })).toBeNull();
  });
});

describe('an issue', () => {
  it('has type Issue and severity moderate unless it says otherwise', () => {
    expect(readIssue({ message: 'Button without a name' }, 0)).toMatchObject({
      rule: 'Issue',
      impact: 'moderate',
      title: 'Button without a name',
      description: 'Button without a name',
    });
  });

  test.each([
    ['severity', 'critical', 'critical'],
    ['impact', 'serious', 'serious'],
    ['severity', 'High', 'serious'],
    ['severity', 'Medium', 'moderate'],
    ['severity', 'Low', 'minor'],
    ['severity', 'Critical', 'critical'],
    ['severity', 'unheard of', 'moderate'],
  ])('with %s %s is %s', (name, written, read) => {
    expect(readIssue({ [name]: written }, 0).impact).toBe(read);
  });

  it('keeps its elements', () => {
    const { nodes } = readIssue(
      { nodes: [{ target: ['#a'], html: '<a>', failureSummary: 'Fix it' }, { target: '#b' }] },
      0,
    );
    expect(nodes.map(({ target }) => target)).toEqual([['#a'], ['#b']]);
    expect(nodes[0]).toMatchObject({ html: '<a>', failureSummary: 'Fix it', box: null });
  });

  it('keeps what was measured, without what has no name or value', () => {
    const contrast = { name: 'Contrast', value: '2.84:1' };
    const facts = [contrast, { name: 'Required' }, 'Text color', null];
    const { nodes } = readIssue(
      {
        nodes: [
          { target: '#a', facts },
          { target: '#b', facts: 7 },
        ],
      },
      0,
    );
    expect(nodes.map((one) => one.facts)).toEqual([[contrast], undefined]);
  });
});

describe('a listed scan', () => {
  test.each([
    ['queued', 'queued'],
    ['pending', 'queued'],
    ['running', 'running'],
    ['completed', 'completed'],
    ['failed', 'failed'],
  ])('of status %s is %s', (written, read) => {
    expect(readListedScan({ status: written }).status).toBe(read);
  });

  it('without a status says by what it holds how it stands', () => {
    expect(readListedScan({ score: 80 }).status).toBe('completed');
    expect(readListedScan({ error: 'Gone' }).status).toBe('failed');
    expect(readListedScan({}).status).toBe('queued');
  });

  it('tells engine trouble by flag or by entry', () => {
    expect(readListedScan({ engine_error: true })).toMatchObject({
      engine_error: true,
      lighthouse_error: false,
      has_errors: true,
    });
    const results = {
      additional_issues: [{ type: 'selenium_error' }],
      lighthouse_issues: [{ type: 'lighthouse_error' }],
    };
    expect(readListedScan({ results })).toMatchObject({
      engine_error: true,
      lighthouse_error: true,
    });
    expect(readListedScan({ metrics: { has_errors: true } }).has_errors).toBe(true);
  });

  it('comes in an object, with pages, or bare', () => {
    const scan = { id: 'a', url: 'https://example.org/', score: 90 };
    expect(readScanList([scan])).toMatchObject({
      scans: [{ scan_id: 'a', overall_score: 0.9 }],
      pagination: { page: 1, pages: 1, total: 1 },
    });
    const pagination = { page: 2, pages: 3, total: 21 };
    expect(readScanList({ scans: [scan], pagination }).pagination).toEqual(pagination);
    expect(readScanList({ scans: [scan], ...pagination }).pagination).toEqual(pagination);
    expect(readScanList(null)).toEqual({
      scans: [],
      pagination: { page: 1, pages: 0, total: 0 },
    });
  });
});

describe('a trend', () => {
  const points = [
    { date: '2026-11-02', score: 80 },
    { scan_date: '2026-11-01', accessibility_score: 0.7, new_count: 2 },
  ];

  test.each([
    ['trend', { trend: points }],
    ['a bare list', points],
    ['scans', { scans: points }],
    ['the first list found', { url: 'x', history: points, other: [] }],
  ])('in the form of %s', (_, answer) => {
    expect(readTrend(answer).map((point) => [point.scan_date, point.accessibility_score])).toEqual([
      ['2026-11-01', 0.7],
      ['2026-11-02', 0.8],
    ]);
  });

  it('leaves out what has no date or no score', () => {
    expect(readTrend([{ date: 'soon', score: 1 }, { date: '2026-11-01' }, null])).toEqual([]);
    expect(readTrend('nothing')).toEqual([]);
  });

  it('keeps new and fixed issues and the categories', () => {
    const [point] = readTrend([
      {
        scan_id: 's',
        scan_date: '2026-11-01',
        score: 50,
        fixed_count: 3,
        came_back_count: 2,
        average_score: 0.6,
        rules_changed: true,
        categories: [
          { slug: 'forms', score: 0.4 },
          { slug: 'unknown', score: 1 },
        ],
      },
    ]);
    expect(point).toEqual({
      scan_id: 's',
      scan_date: '2026-11-01',
      accessibility_score: 0.5,
      issues_count: null,
      new_count: null,
      fixed_count: 3,
      came_back_count: 2,
      average_score: 0.6,
      rules_changed: true,
      categories: [{ slug: 'forms', score: 0.4 }],
    });
  });
});

test('a category with nothing to check has no score, in records of before too', () => {
  const category = (slug: string, rest: object) => ({ slug, issues_count: 0, ...rest });
  const categories = [
    category('forms', { score: null, nothing_to_check: true }),
    category('links', { score: 1, nothing_to_check: true }),
    category('document-structure', { score: null, nothing_to_check: true, untested: true }),
    category('aria-labels', { score: 1, nothing_to_check: false }),
    category('visual-design', { score: 0.5 }),
    category('keyboard-navigation', {}),
  ];
  const record = { ...toWireRecord(goldenScanReport()), results: { categories } };
  expect(readScanReport({ ...record, overall_score: 0.5 })?.result?.categories).toEqual([
    { slug: 'forms', score: null, issuesCount: 0 },
    { slug: 'links', score: null, issuesCount: 0 },
    { slug: 'document-structure', score: null, untested: true, issuesCount: 0 },
    { slug: 'aria-labels', score: 1, issuesCount: 0 },
    { slug: 'visual-design', score: 0.5, issuesCount: 0 },
  ]);
});

describe('the figures of the dashboard', () => {
  it('are zeros, with the free limit, when nothing is said', () => {
    expect(readDashboardStats({})).toMatchObject({
      stats: { total_scans: 0, websites_scanned: 0, avg_accessibility_score: null },
      scans_remaining: 5,
      scans_this_month: 0,
      max_scans_per_month: 5,
    });
  });

  it('are read from scan_limits where the top level is silent', () => {
    const limits = { scans_remaining: 3, scans_used: 2, total_scans: 9 };
    expect(readDashboardStats({ scan_limits: limits })).toMatchObject({
      stats: { total_scans: 9 },
      scans_remaining: 3,
      scans_this_month: 2,
    });
  });

  it('understands percentages', () => {
    const { stats } = readDashboardStats({
      stats: { avg_accessibility_score: 74, improvement_trend: 6 },
    });
    expect(stats).toMatchObject({ avg_accessibility_score: 0.74, improvement_trend: 0.06 });
  });

  it('has no limit when the limit is -1', () => {
    expect(readDashboardStats({ max_scans_per_month: -1 }).scans_remaining).toBe(-1);
  });
});

describe('the plan', () => {
  test.each([
    [{ max_scans_per_month: 5 }, 'free'],
    [{ max_scans_per_month: 5, subscription_type: 'pro' }, 'free'],
    [{ max_scans_per_month: 1000 }, 'pro'],
    [{ max_scans_per_month: 100, subscription_type: 'pro' }, 'pro'],
    [{ max_scans_per_month: 100, subscription: 'pro' }, 'pro'],
    [{ max_scans_per_month: 100, plan: 'Pro' }, 'pro'],
    [{ max_scans_per_month: -1, subscription_type: 'enterprise' }, 'enterprise'],
    [{ max_scans_per_month: 100 }, 'free'],
    [{ subscription_type: 'pro' }, 'free'],
    [{}, 'free'],
    [{ max_scans_per_month: 5000, max_scheduled_scans: 0, subscription_type: 'free' }, 'free'],
  ])('of %o is %s', (user, plan) => {
    expect(readPlanType(user)).toBe(plan);
  });
});

const unsaid = { todo: null, minutes: null, minutesGround: null, scoreAfter: null };

describe('the business summary', () => {
  const snake = [
    ['executive_summary', 'A page in good shape.'],
    ['business_impact.roi_potential', 'High'],
    ['business_impact.user_impact_percentage', 12],
    ['business_impact.conversion_improvement', '3%'],
    ['compliance_status.wcag_level', 'WCAG 2.2 AA'],
    ['compliance_status.compliance_percentage', 88],
    ['compliance_status.overall_status', 'Failures found'],
    ['risk_assessment.legal_risk_level', 'Medium'],
    ['risk_assessment.estimated_fix_time', '3 days'],
    ['risk_assessment.priority_level', 'Low'],
    ['total_violations', 21],
    ['critical_violations', 2],
    ['scan_date', '2026-11-01T00:00:00.000Z'],
  ] as const;
  const valueAt = (value: unknown, path: string) =>
    path
      .split('.')
      .reduce<unknown>((current, name) => (current as Record<string, unknown>)[name], value);

  test.each(snake.flatMap(([path, value]) => spellings(path).map((way) => [way, path, value])))(
    'reads %s',
    (written, canonical, value) => {
      const summary = readBusinessSummary({ score: 0.7, ...at(String(written), value) });
      expect(valueAt(summary, String(canonical))).toBe(value);
    },
  );

  test.each(['totals.total_violations', 'totals.totalViolations', 'total_issues', 'totalIssues'])(
    'reads the total at %s',
    (place) => {
      expect(
        readBusinessSummary(
          merged([
            ['score', 0.7],
            [place, 21],
          ]),
        )?.total_violations,
      ).toBe(21);
    },
  );

  it('takes recommendations as objects or texts', () => {
    const recommendations = [
      'Label the fields',
      { title: 'Contrast', description: 'Darken it', score_gain: 7 },
      { priority: 1 },
    ];
    expect(readBusinessSummary({ score: 0.7, recommendations })?.recommendations).toEqual([
      { title: null, description: 'Label the fields', scoreGain: null, ...unsaid },
      { title: 'Contrast', description: 'Darken it', scoreGain: 7, ...unsaid },
    ]);
  });

  it('fills in the specified defaults from the figures', () => {
    expect(
      readBusinessSummary({ score: 0.71, total_violations: 14, critical_violations: 6 }),
    ).toMatchObject({
      business_impact: {
        roi_potential: 'Medium',
        user_impact_percentage: 29,
        conversion_improvement: null,
      },
      compliance_status: { wcag_level: 'WCAG 2.1 AA', compliance_percentage: null },
      risk_assessment: { legal_risk_level: 'High', estimated_fix_time: '2 days' },
    });
  });

  it('is made from a scan record or a row of the history', () => {
    expect(
      readBusinessSummary({
        url: 'https://example.org/',
        results: {
          overall_score: 0.9,
          summary: 'Well done.',
          total_issues: 3,
          severity_counts: { critical: 1 },
          best_fixes: [{ title: 'Name the links', gain: 4 }],
        },
      }),
    ).toMatchObject({
      executive_summary: 'Well done.',
      total_violations: 3,
      critical_violations: 1,
      recommendations: [{ description: 'Name the links', scoreGain: 4 }],
    });
    expect(
      readBusinessSummary({ url: 'https://example.org/', overall_score: 0.9, issues_count: 3 }),
    ).toMatchObject({ score: 0.9, total_violations: 3 });
  });

  it('never turns what is not known into 0', () => {
    expect(readBusinessSummary({ overall_score: 0.9, issues_count: 7 })).toMatchObject({
      score: 0.9,
      total_violations: 7,
      critical_violations: null,
      executive_summary: 'The website scores 90 of 100. The scan found 7 issues.',
      compliance_status: { overall_status: 'Failures found' },
      risk_assessment: {
        legal_risk_level: null,
        estimated_fix_time: '1 day',
        priority_level: null,
      },
    });
    expect(readBusinessSummary({ score: 0.9 })).toMatchObject({
      total_violations: null,
      critical_violations: null,
      compliance_status: { overall_status: null },
      risk_assessment: { estimated_fix_time: null },
    });
    expect(readBusinessSummary({ executive_summary: 'Fair.' })).toMatchObject({
      score: null,
      business_impact: { roi_potential: null, user_impact_percentage: null },
    });
    expect(readBusinessSummary({ score: 1, issues_count: 0 })).toMatchObject({
      critical_violations: 0,
      risk_assessment: { legal_risk_level: 'Low' },
    });
  });

  const critical = { title: 'No text', impact: 'critical' };
  test.each([
    ['in the results', { results: { lighthouse_issues: [critical, critical] } }],
    ['beside the score', { lighthouse_issues: [critical], additional_issues: [critical] }],
    ['counted', { severity_counts: { critical: 2 } }],
  ])('finds critical issues %s, alone or below scan and result', (_, rest) => {
    const scan = { score: 0.7, ...rest };
    for (const answer of [scan, { scan }, { success: true, result: scan }]) {
      expect(readBusinessSummary(answer)).toMatchObject({
        critical_violations: 2,
        risk_assessment: { legal_risk_level: 'Medium', priority_level: 'High' },
      });
    }
  });

  it('is nothing without score and text', () => {
    expect(readBusinessSummary({ url: 'https://example.org/' })).toBeNull();
    expect(readBusinessSummary(null)).toBeNull();
  });
});

describe('a scan record', () => {
  const plain = {
    _id: 'a1',
    url: 'https://example.org/',
    scan_date: '2026-11-01T00:00:00.000Z',
    status: 'completed',
    results: {
      overall_score: 71,
      lighthouse_score: 0.8,
      summary: 'Fair.',
      lighthouse_issues: [{ type: 'image-alt', title: 'No text', impact: 'critical', nodes: [] }],
      additional_issues: [{ message: 'A trap' }, { type: 'selenium_error', message: 'Gone' }],
    },
    metadata: { scan_duration: 4.2, lighthouse_version: '13', user_agent: 'Curbcut' },
  };

  test.each([
    ['alone', plain],
    ['below scan', { success: true, scan: plain }],
    ['below result', { result: plain }],
  ])('with only the specified fields, %s', (_, answer) => {
    const report = readScanReport(answer);
    expect(report).toMatchObject({
      scanId: 'a1',
      durationMs: 4_200,
      result: {
        overallScore: 0.71,
        issuesCount: 2,
        severityCounts: { critical: 1, serious: 0, moderate: 1, minor: 0 },
        issues: [
          { rule: 'image-alt', impact: 'critical', detectedBy: [{ engine: 'lighthouse' }] },
          { rule: 'Issue', title: 'A trap', detectedBy: [] },
        ],
        engineFailures: [{ message: 'Gone' }],
        engineScores: [{ engine: 'lighthouse', version: '13', score: 0.8 }],
        page: { userAgent: 'Curbcut' },
      },
    });
    expect(report && hasErrors(report)).toBe(true);
  });

  it.each([
    ['no level and no criteria', {}, 'A'],
    ['no level and an unknown criterion', { wcag: ['9.9.9'] }, 'A'],
    ['no level and a criterion of AA', { wcag: ['1.4.3'] }, 'AA'],
    ['no level and a criterion of AAA', { wcag: ['1.4.6'] }, 'AAA'],
    ['no level and criteria of several levels', { wcag: ['1.4.6', '1.3.1', '1.4.3'] }, 'A'],
    ['an unknown level', { level: 'AAAA', wcag: ['1.4.3'] }, 'AA'],
    ['a level', { level: 'best-practice', wcag: ['1.3.1'] }, 'best-practice'],
  ])(
    'takes an issue with %s for what its criteria say, and else for one that counts',
    (_, part, level) => {
      const results = { ...plain.results, additional_issues: [{ message: 'A trap', ...part }] };
      const issues = readScanReport({ ...plain, results })?.result?.issues ?? [];
      expect(issues.find(({ title }) => title === 'A trap')?.level).toBe(level);
    },
  );

  it('of the canonical spelling loses nothing but what each rule came to, which no client is told', () => {
    for (const report of [goldenScanReport(), failedScanReport(), comparedScanReport()]) {
      if (report.result) report.result.rules = [];
      expect(readScanReport(JSON.parse(JSON.stringify(toWireRecord(report))))).toEqual(report);
    }
  });

  it('knows nothing of the criteria that were tested where a record does not say all of it', () => {
    const record = JSON.parse(JSON.stringify(toWireRecord(goldenScanReport())));
    expect(readScanReport(record)?.criteriaTested?.total).toBe(55);
    for (const told of [
      undefined,
      null,
      7,
      { total: 55 },
      { ...record.criteria_tested, asked: 'x' },
    ]) {
      expect(readScanReport({ ...record, criteria_tested: told })?.criteriaTested).toBeNull();
    }
  });

  it('takes Lighthouse for no source of its own where a record does not say', () => {
    const record = JSON.parse(JSON.stringify(toWireRecord(goldenScanReport())));
    for (const run of record.metadata.engines) delete run.independent;
    const runs = readScanReport(record)?.result?.engines ?? [];
    expect(runs.map(({ engine, independent }) => [engine, independent])).toEqual([
      ['axe', true],
      ['lighthouse', false],
      ['alfa', true],
      ['curbcut', true],
    ]);
  });

  it('is none without address or id', () => {
    expect(readScanReport({ error: 'x' })).toBeNull();
    expect(readScanReport({ url: 'https://example.org/' })).toBeNull();
  });
});
