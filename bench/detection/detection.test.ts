import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findRule, type Rule, rules } from '@curbcut/rules';
import { describe, expect, test } from 'vitest';
import type { CaseResult } from './case-result.ts';
import { compareMeasured, takeOver } from './compare-measured.ts';
import { describeChanges } from './describe-changes.ts';
import { describeSuites } from './describe-measured.ts';
import { describeTwins } from './describe-twins.ts';
import { countEngineRules } from './engine-rules.ts';
import { toGap } from './gap.ts';
import { judgePage, type ScannedPage } from './judge-case.ts';
import type { JudgedIssue } from './matching/judged-issue.ts';
import { readMeasured, writeMeasured } from './measured.ts';
import { readOptions } from './options.ts';
import { casesOfRule, changedCases, rulesNamed } from './select-cases.ts';
import { countCases, precisionOf, suiteFigures } from './suite-figures.ts';
import { realisticPages } from '../realistic/pages.ts';
import { barrierSorts } from '../realistic/realistic-page.ts';
import { toRealisticCases } from './suites/realistic-suite.ts';
import type { SuiteCase } from './suites/suite.ts';
import { toJudgedRule } from './to-judged-issue.ts';
import { withPlaces } from './with-places.ts';

/** About issues of one rule, and seen by it. */
function caseOf(id: string, rule: string, more: Partial<SuiteCase> = {}): SuiteCase {
  return {
    id,
    path: `/${id}.html`,
    expected: 'failed',
    group: rule,
    groupName: rule,
    barrier: `A barrier of ${rule}`,
    wcag: [],
    isAbout: (issue) => issue.rule === rule,
    isSeenBy: (row) => (row.id === rule ? 'subject' : null),
    isNoise: () => true,
    ...more,
  };
}

const row = (id: string) => findRule(id) as Rule;
const issue = (rule: string, more: Partial<JudgedIssue> = {}): JudgedIssue => ({
  ...toJudgedRule(row(rule)),
  ...more,
});
const outcomes = (of: Record<string, 'passed' | 'failed' | 'untested'>) =>
  Object.entries(of).map(([rule, outcome]) => ({ rule, outcome, revision: 1 }));

function scanned(
  issues: JudgedIssue[],
  findings: ScannedPage['findings'] = [],
  run: Parameters<typeof outcomes>[0] = { 'image-alt': 'passed', label: 'passed' },
): ScannedPage {
  return { pageScan: { status: 'completed', issues, rules: outcomes(run) }, findings };
}

const result = (more: Partial<CaseResult> = {}): CaseResult => ({
  verdict: 'missed',
  failed: [],
  review: [],
  noise: null,
  reported: [],
  error: null,
  ...more,
});

describe('a case is judged by its page', () => {
  const barrier = caseOf('a', 'image-alt');
  const verdictOf = (of: SuiteCase, page: ScannedPage) => judgePage([of], page)[0]?.verdict;

  test('a barrier is found by a failure only', () => {
    expect(verdictOf(barrier, scanned([issue('image-alt')]))).toBe('found');
    expect(verdictOf(barrier, scanned([issue('image-alt', { outcome: 'needs-review' })]))).toBe(
      'review',
    );
    expect(verdictOf(barrier, scanned([issue('label')]))).toBe('missed');
  });

  test('a failure of a clean case is a false alarm', () => {
    const clean = caseOf('b', 'image-alt', { expected: 'passed' });
    expect(verdictOf(clean, scanned([issue('image-alt')]))).toBe('false-alarm');
    expect(verdictOf(clean, scanned([issue('label')]))).toBe('quiet');
  });

  test('it is untested where the page was not judged, and where no rule for it was run', () => {
    const failed = { pageScan: { status: 'failed', error: { code: 'PAGE_HUNG' } }, findings: [] };
    expect(judgePage([barrier], failed as ScannedPage)[0]).toMatchObject({
      verdict: 'untested',
      error: 'PAGE_HUNG',
    });
    const slow = scanned([], [], { 'image-alt': 'untested', label: 'passed' });
    expect(verdictOf(barrier, slow)).toBe('untested');
  });

  test('what is about no case of the page is noise, counted once on a page', () => {
    const cases = [barrier, caseOf('c', 'label')];
    const results = judgePage(cases, scanned([issue('label'), issue('link-name')]));
    expect(results.map(({ noise }) => noise)).toEqual([[{ rule: 'link-name', level: 'A' }], null]);
    const silent = caseOf('d', 'label', { isNoise: null });
    expect(judgePage([silent], scanned([issue('link-name')]))[0]?.noise).toBeNull();
  });

  test('what an engine reports counts for its rule, whatever became of it', () => {
    const finding = { engine: 'axe', engineRule: 'image-alt', rule: 'image-alt', nodes: [] };
    const page = scanned(
      [],
      [
        { ...finding, outcome: 'failed' },
        { ...finding, outcome: 'needs-review', engineRule: 'other' },
      ],
    );
    expect(judgePage([barrier], page)[0]).toMatchObject({
      verdict: 'missed',
      reported: [{ engine: 'axe', engineRule: 'image-alt', rule: 'image-alt', isAbout: true }],
    });
  });
});

test('figures count barriers and clean cases apart', () => {
  const clean = { expected: 'inapplicable' } as const;
  const cases = [
    { of: caseOf('a', 'label'), result: result({ verdict: 'found', noise: [] }) },
    { of: caseOf('b', 'label'), result: result({ verdict: 'review' }) },
    { of: caseOf('c', 'label'), result: result({ verdict: 'untested', error: 'PAGE_HUNG' }) },
    { of: caseOf('d', 'label', clean), result: result({ verdict: 'false-alarm' }) },
    {
      of: caseOf('e', 'label', clean),
      result: result({ verdict: 'quiet', noise: [{ rule: 'region', level: 'best-practice' }] }),
    },
  ];
  const figures = suiteFigures(cases);
  expect(figures).toMatchObject({ barriers: 3, found: 1, review: 1, untested: 1, missed: 0 });
  expect(figures).toMatchObject({ clean: 2, falseAlarms: 1, falseAlarmsInapplicable: 1 });
  expect(figures).toMatchObject({ failedPages: 1, noisePages: 2, noise: 1, noiseAorAA: 0 });
  expect(precisionOf(figures)).toBe(0.5);
  expect(precisionOf({ found: 0, falseAlarms: 0 })).toBeNull();
  expect(toGap('A', countCases(cases), countCases(cases.slice(0, 1))).points).toBeCloseTo(-66.7, 1);
});

test('pages in twins have a row for each group, and what was wrong on each twin', () => {
  const flawed = { path: '/page/a/' };
  const cases = [
    {
      of: caseOf('a', 'label', { ...flawed, group: 'keys' }),
      result: result({
        noise: [
          { rule: 'list', level: 'A' },
          { rule: 'region', level: 'best-practice' },
        ],
      }),
    },
    {
      of: caseOf('b', 'label', { ...flawed, group: 'look' }),
      result: result({ verdict: 'found', failed: ['label'] }),
    },
    {
      of: caseOf('c', 'label', { expected: 'passed', path: '/page/b/' }),
      result: result({
        verdict: 'false-alarm',
        failed: ['list', 'label'],
        noise: [{ rule: 'color-contrast-enhanced', level: 'AAA' }],
      }),
    },
  ];
  const suite = { id: 'a', title: 'Pages', hasTwins: true, cases, engineRules: [] };
  const cells = (table: string) =>
    table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const [, , , keys, look, ...more] = cells(describeSuites([suite]));
  expect(keys?.slice(1, 7)).toEqual(['Pages, keys', '1', '0 (0.0 %)', '0', '0', '1']);
  expect(look?.slice(1, 7)).toEqual(['Pages, look', '1', '1 (100.0 %)', '0', '0', '0']);
  expect(more).toEqual([]);
  expect(cells(describeSuites([{ ...suite, hasTwins: false }]))).toHaveLength(3);
  const twins = describeTwins(suite);
  const [, , clean, broken] = cells(twins);
  expect(clean?.slice(1, 5)).toEqual(['clean', '1', '2 (2.00 a page)', '1 (1.00 a page)']);
  expect(broken?.slice(1, 5)).toEqual(['flawed', '1', '1 (1.00 a page)', '1 (1.00 a page)']);
  expect(twins.split('\n').slice(-2)).toEqual([
    '- `/page/b/`, clean: list, label, color-contrast-enhanced (AAA)',
    '- `/page/a/`, flawed: list (A), region (best-practice)',
  ]);
});

test('each rule of an engine has its own precision', () => {
  const by = (isAbout: boolean) => [
    { engine: 'axe', engineRule: 'image-alt', rule: 'image-alt', isAbout },
  ];
  const rows = countEngineRules('act', [
    { of: caseOf('a', 'image-alt'), result: result({ reported: by(true) }) },
    {
      of: caseOf('b', 'image-alt', { expected: 'passed' }),
      result: result({ reported: by(true) }),
    },
    { of: caseOf('c', 'label'), result: result({ reported: by(false) }) },
  ]);
  const ofAxe = rows.find(({ engine, rule }) => engine === 'axe' && rule === 'image-alt');
  expect(ofAxe).toEqual({
    suite: 'act',
    engine: 'axe',
    rule: 'image-alt',
    ourRule: 'image-alt',
    found: 1,
    falsePositives: 1,
    offTopic: 1,
    cases: 2,
  });
  expect(rows.some(({ ourRule }) => ourRule === 'label')).toBe(true);
  expect(rows.some(({ ourRule }) => ourRule === 'link-name')).toBe(false);
});

describe('cases are chosen', () => {
  const near = Array.from({ length: 30 }, (_, index) =>
    caseOf(`near-${index}`, 'label', {
      expected: index % 2 ? 'failed' : 'passed',
      isSeenBy: ({ id }) => (id === 'image-alt' ? 'criterion' : null),
    }),
  );
  const own = caseOf('own', 'image-alt');
  const far = caseOf('far', 'link-name');

  test('for one rule: its own, and a sample of its criterion that stays the same', () => {
    const of = (cases: SuiteCase[]) =>
      casesOfRule({ cases }, 'image-alt', [row('image-alt')], undefined).map(({ id }) => id);
    const chosen = of([own, far, ...near]);
    expect(chosen[0]).toBe('own');
    expect(chosen).toHaveLength(21);
    expect(chosen).not.toContain('far');
    expect(of([...near].reverse()).sort()).toEqual(chosen.slice(1).sort());
  });

  test('for one rule: where the last run named it', () => {
    const cases = new Map([['far', result({ noise: [{ rule: 'image-alt', level: 'A' }] })]]);
    const last = { ruleset: {}, cases };
    expect(casesOfRule({ cases: [far] }, 'image-alt', [row('image-alt')], last)).toEqual([far]);
  });

  test('rules are named by the ids of our own and of ACT rules', () => {
    expect(rulesNamed('image-alt', [])?.map(({ id }) => id)).toEqual(['image-alt']);
    const standing = rules.filter(({ actRules }) => actRules.includes('23a2a8'));
    expect(standing.length).toBeGreaterThan(0);
    expect(rulesNamed('23a2a8', [])).toEqual(standing);
    expect(rulesNamed('nothing', [])).toBeNull();
  });

  test('after a change: what a changed rule names or is about, what differed, and what is new', () => {
    const revisions = new Map([
      ['image-alt', 2],
      ['label', 1],
    ]);
    const all = [
      own,
      far,
      caseOf('named', 'link-name'),
      caseOf('differed', 'link-name'),
      caseOf('added', 'link-name'),
    ];
    const last = {
      ruleset: { 'image-alt': 1, label: 1 },
      cases: new Map([
        ['own', result()],
        ['far', result({ failed: ['label'] })],
        ['named', result({ failed: ['image-alt'] })],
        ['differed', result({ changed: true })],
      ]),
    };
    const ids = (chosen: SuiteCase[]) => chosen.map(({ id }) => id);
    expect(ids(changedCases({ cases: all }, last, revisions))).toEqual([
      'own',
      'named',
      'differed',
      'added',
    ]);
    expect(changedCases({ cases: all }, undefined, revisions)).toEqual(all);
  });
});

describe('a run is compared with the last one', () => {
  const cases = [
    caseOf('a', 'label'),
    caseOf('b', 'label'),
    caseOf('c', 'label', { expected: 'passed' }),
    caseOf('d', 'label'),
  ];
  const before = new Map([
    ['a', result({ verdict: 'found', failed: ['label'] })],
    ['b', result({ verdict: 'missed' })],
    ['c', result({ verdict: 'quiet', noise: [] })],
    ['d', result({ verdict: 'found' })],
  ]);
  const after = new Map([
    ['a', result({ verdict: 'untested', error: 'EMPTY_PAGE' })],
    ['b', result({ verdict: 'found', failed: ['label'] })],
    [
      'c',
      result({
        verdict: 'false-alarm',
        failed: ['label'],
        noise: [{ rule: 'region', level: 'A' }],
      }),
    ],
  ]);

  test('what is lost, found and wrong now is told', () => {
    const told = describeChanges('act', compareMeasured(cases, before, after));
    expect(told.split('\n')).toEqual([
      'act, newly found (1):',
      '  b label: missed -> found (label)',
      'act, lost (1):',
      '  a label: found -> untested (EMPTY_PAGE)',
      'act, new false alarms (1):',
      '  c label: quiet -> false-alarm (label)',
      'act, new noise (1):',
      '  c: region',
    ]);
    expect(describeChanges('act', compareMeasured(cases, before, before))).toBe(
      'act: nothing changed.',
    );
  });

  test('what was not scanned again stays, and what differs is marked until it does not', () => {
    const kept = takeOver(before, after, cases);
    expect(kept.get('d')).toEqual(before.get('d'));
    expect(kept.get('a')?.changed).toBe(true);
    expect(takeOver(kept, after, cases).get('a')?.changed).toBeUndefined();
  });

  test('what is kept is read as it was written', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'measured-'));
    try {
      const file = path.join(folder, 'measured.jsonl');
      expect(await readMeasured(file)).toEqual(new Map());
      const kept = new Map([
        ['act', { ruleset: { label: 1 }, cases: takeOver(before, after, cases) }],
      ]);
      await writeMeasured(file, kept);
      expect(await readMeasured(file)).toEqual(kept);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('the realistic pages', () => {
  const cases = toRealisticCases(realisticPages);

  test('are a case for each barrier, sort by sort, and one for each clean twin', () => {
    const barriers = realisticPages.flatMap((page) => page.barriers);
    expect(cases).toHaveLength(barriers.length + realisticPages.length);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    const groups = [...new Set(cases.map(({ group }) => group))];
    expect(groups).toEqual([...barrierSorts, 'clean twin']);
    const clean = cases.filter(({ expected }) => expected === 'passed');
    expect(new Set(clean.map((each) => each.path)).size).toBe(realisticPages.length);
    expect(
      cases.some(
        ({ path, expected }) => expected === 'failed' && clean.some((each) => each.path === path),
      ),
    ).toBe(false);
  });

  test('count what fails at A and AA on a clean twin as false alarms, and the rest apart', () => {
    const clean = cases.filter(({ expected }) => expected === 'passed').slice(0, 1);
    const page = scanned([issue('image-alt'), issue('color-contrast-enhanced')]);
    expect(judgePage(clean, page)).toMatchObject([
      {
        verdict: 'false-alarm',
        failed: ['image-alt'],
        noise: [{ rule: 'color-contrast-enhanced', level: 'AAA' }],
      },
    ]);
  });
});

test('elements are looked up once each, but for those in frames', async () => {
  const node = (...target: string[]) => ({ target, html: '<p>', failureSummary: '' });
  const asked: string[][] = [];
  const suite = {
    findElements: (_path: string, selectors: readonly string[]) => {
      asked.push([...selectors]);
      return Promise.resolve(new Map([['#a', new Map([['.b', 'same' as const]])]]));
    },
  };
  const page = scanned(
    [issue('label', { nodes: [node('#a'), node('iframe', '#a'), node('#gone')] })],
    [{ engine: 'axe', engineRule: 'label', rule: 'label', outcome: 'failed', nodes: [node('#a')] }],
  );
  const { pageScan, findings } = await withPlaces(suite, '/', page);
  expect(asked).toEqual([['#a', '#gone']]);
  const places = new Map([['.b', 'same']]);
  const issues = pageScan.status === 'completed' ? pageScan.issues : [];
  expect(issues[0]?.nodes).toEqual([
    { ...node('#a'), places },
    node('iframe', '#a'),
    node('#gone'),
  ]);
  expect(findings[0]?.nodes).toEqual([{ ...node('#a'), places }]);
  expect(await withPlaces({}, '/', page)).toEqual(page);
});

test('options that are not understood are refused with the usage', () => {
  expect(readOptions(['--suites', 'a', '--rule', 'label'], {})).toMatchObject({
    suites: ['a'],
    rule: 'label',
    printOnly: true,
  });
  const env = { CURBCUT_SUITES: ['a', 'b'].join(path.delimiter) };
  expect(readOptions([], env).suites).toEqual(['a', 'b']);
  expect(readOptions([], {})).toMatchObject({ suites: [], printOnly: true });
  expect(() => readOptions(['--changed', '--rule', 'a', '--suites', 'a'], {})).toThrow(
    '--changed chooses',
  );
  expect(() => readOptions(['--changed'], env)).toThrow('one folder only');
  expect(() => readOptions(['--what'], {})).toThrow('npm run bench:detection');
});
