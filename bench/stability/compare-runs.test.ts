import type { Issue } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { compareRuns, type Run } from './compare-runs.ts';

type Scan = Run['scan'];
type Node = Issue['nodes'][number];

function issueOf(rule: string, nodes: Partial<Node>[], more: object = {}): Issue {
  return {
    rule,
    outcome: 'failed',
    fingerprint: 'a'.repeat(32),
    nodes: nodes.map((node, index) => ({
      target: ['img'],
      fingerprint: `${index}`.repeat(32),
      box: { x: 10, y: 20, width: 30, height: 40 },
      ...node,
    })),
    ...more,
  } as Issue;
}

function runWith(more: Partial<Scan>, reach: Partial<Run['reach']> = {}): Run {
  const scan = { issues: [], rules: [], warnings: [], notAssessed: [], page: { elementCount: 50 } };
  return { scan: { ...scan, ...more }, reach: { cutRules: [], states: [], ...reach } };
}

function scanWith(nodes: Partial<Node>[], more: Partial<Scan> = {}): Run {
  return runWith({ issues: [issueOf('image-alt', nodes)], ...more });
}

function outcomes(of: Record<string, string>): Scan['rules'] {
  return Object.entries(of).map(([rule, outcome]) => ({ rule, outcome })) as Scan['rules'];
}

const noTime: Scan['notAssessed'] = [
  {
    kind: 'check',
    target: [],
    code: 'CHECK_LIMIT',
    message: 'There was no time to fill in every field: 1 field was left out.',
  },
];

const inMenu = { reproduction: { state: 'in the menu “Rooms”, opened' } };

test('scans that are the same have no differences', () => {
  const box = { x: 10.9, y: 20, width: 30, height: 40 };
  expect(compareRuns([scanWith([{}]), scanWith([{ box }])], 50)).toEqual({
    issues: 1,
    nodes: 1,
    boxes: 1,
    largestBoxDifference: expect.closeTo(0.9),
    cut: 0,
    cutRules: 0,
    differences: [],
    untested: 0,
  });
});

test('what a scan without time for all did not test to the end may be less, and nothing else', () => {
  const runOf = (count: number, isCut: boolean): Run =>
    runWith(
      {
        issues: [
          issueOf(
            'keys-do-nothing',
            Array.from({ length: count }, () => ({})),
          ),
        ],
        notAssessed: isCut ? noTime : [],
      },
      { cutRules: isCut ? ['keys-do-nothing'] : [] },
    );
  const [all, less, more] = [runOf(2, false), runOf(1, true), runOf(3, true)];
  expect(compareRuns([all, less, all], 50)).toMatchObject({
    cut: 1,
    cutRules: 1,
    differences: [],
  });
  expect(compareRuns([all, more, all], 50).differences).toEqual([
    'node keys-do-nothing failed 22222222 img: only in runs that had no time for all',
  ]);
  // Where none had, they are compared as they are.
  expect(compareRuns([less, more], 50)).toMatchObject({
    cut: 2,
    differences: [
      'node keys-do-nothing failed 11111111 img: in 1 of 2 runs',
      'node keys-do-nothing failed 22222222 img: in 1 of 2 runs',
    ],
    untested: 0,
  });
  // On a busy machine they come as far as it lets them.
  expect(compareRuns([less, more], 50, { isBusy: true })).toMatchObject({
    differences: [],
    untested: 2,
  });
  expect(compareRuns([all, more, all], 50, { isBusy: true }).differences).toHaveLength(1);
});

test('what a scan without time for all did test to the end is compared in full', () => {
  const all = scanWith([{}, {}], { rules: outcomes({ bypass: 'passed' }) });
  const cut = (more: Partial<Scan>) => {
    const { scan } = scanWith([{}, {}], { rules: outcomes({ bypass: 'passed' }), ...more });
    return runWith({ ...scan, notAssessed: noTime }, { cutRules: ['keys-do-nothing'] });
  };
  const compare = (other: Run) => compareRuns([all, all, other], 50).differences;
  expect(compare(cut({}))).toEqual([]);
  expect(compare(cut({ issues: [issueOf('image-alt', [{}])] }))).toEqual([
    'node image-alt failed 11111111 img: in 2 of 3 runs',
  ]);
  expect(compare(cut({ issues: [] }))).toHaveLength(3);
  expect(compare(cut({ rules: outcomes({ bypass: 'failed' }) }))).toHaveLength(2);
  expect(compare(cut({ warnings: ['It moves.'] }))).toEqual(['warning It moves.: in 1 of 3 runs']);
});

test('what is seen in a state is compared over the scans that came to it', () => {
  const state = inMenu.reproduction.state;
  const runOf = (count: number, states: string[]): Run => {
    const issues = [
      issueOf(
        'link-name',
        Array.from({ length: count }, () => ({})),
        inMenu,
      ),
    ];
    const isWhole = states.length > 0;
    return runWith(
      {
        issues: count > 0 ? issues : [],
        rules: outcomes({ 'link-name': count > 0 ? 'failed' : 'passed' }),
        notAssessed: isWhole ? [] : noTime,
      },
      { states, cutRules: isWhole ? [] : ['keys-do-nothing'] },
    );
  };
  const [seen, unreached] = [runOf(2, [state]), runOf(0, [])];
  expect(compareRuns([seen, unreached, seen], 50).differences).toEqual([]);
  expect(compareRuns([seen, runOf(0, [state]), seen], 50).differences).toHaveLength(5);
  expect(compareRuns([seen, runOf(1, [state]), unreached], 50).differences).toEqual([
    'node link-name failed 11111111 img: in 1 of 2 runs',
  ]);
  // Two menus may have no name: a scan came to both of them, or not to all.
  expect(compareRuns([runOf(2, [state, state]), runOf(1, [state])], 50).differences).toEqual([]);
});

test('what is seen in another layout is compared unless a scan says that it had no time for that', () => {
  const state = 'in a window 320 pixels wide';
  const issue = issueOf('link-name', [{}], { reproduction: { state } });
  const seen = runWith({ issues: [issue] });
  const message = `There was no time to judge what the page shows only ${state}.`;
  const unjudged = runWith({
    notAssessed: [{ kind: 'check', target: [], code: 'CHECK_LIMIT', message }],
  });
  expect(compareRuns([seen, unjudged], 50).differences).toEqual([]);
  expect(compareRuns([seen, runWith({ notAssessed: noTime })], 50).differences).toHaveLength(2);
});

test('an outcome is compared over the scans that tested the rule to the end', () => {
  const runOf = (outcome: string, isCut = true) =>
    runWith(
      { rules: outcomes({ 'time-limit': outcome }), notAssessed: isCut ? noTime : [] },
      { cutRules: isCut ? ['time-limit'] : [] },
    );
  const compare = (...runs: Run[]) => compareRuns(runs, 50).differences;
  expect(compare(runOf('untested'), runOf('passed', false), runOf('passed', false))).toEqual([]);
  expect(compare(runOf('untested'), runOf('passed'), runOf('inapplicable'))).toEqual([
    'rule outcome time-limit is passed: in 1 of 2 runs',
    'rule outcome time-limit is inapplicable: in 1 of 2 runs',
  ]);
  // Who says nothing of time has no reason to leave a rule untested.
  expect(compare(runOf('untested', false), runOf('passed', false))).toHaveLength(2);
});

test('an issue, a node, a selector, an outcome or a warning that only some scans have is named', () => {
  const all = scanWith([{}]);
  const differences = (other: Run) => compareRuns([all, all, other], 50).differences;
  expect(differences(runWith({}))).toEqual([
    'issue image-alt failed aaaaaaaa: in 2 of 3 runs',
    'node image-alt failed 00000000 img: in 2 of 3 runs',
  ]);
  expect(differences(scanWith([{}, {}]))).toEqual([
    'node image-alt failed 11111111 img: in 1 of 3 runs',
  ]);
  expect(differences(scanWith([{ target: ['#logo'] }]))).toEqual([
    'node image-alt failed 00000000 img: in 2 of 3 runs',
    'node image-alt failed 00000000 #logo: in 1 of 3 runs',
  ]);
  expect(differences(scanWith([{}], { rules: outcomes({ bypass: 'passed' }) }))).toEqual([
    'rule outcome bypass is passed: in 1 of 3 runs',
  ]);
  expect(differences(scanWith([{}], { warnings: ['It moves.'] }))).toEqual([
    'warning It moves.: in 1 of 3 runs',
  ]);
  const [timeless] = noTime.map((one) => ({ ...one, message: 'Tab was followed for 150 stops.' }));
  expect(differences(scanWith([{}], { notAssessed: timeless ? [timeless] : [] }))).toEqual([
    'not assessed CHECK_LIMIT: in 1 of 3 runs',
  ]);
});

test('a box that stands elsewhere, or only sometimes, is a difference', () => {
  const moved = scanWith([{ box: { x: 10, y: 27.5, width: 30, height: 40 } }]);
  expect(compareRuns([scanWith([{}]), moved], 50)).toMatchObject({
    largestBoxDifference: 7.5,
    differences: ['box of image-alt failed 00000000 img: differs by 7.5 px'],
  });
  expect(compareRuns([scanWith([{}]), scanWith([{ box: null }])], 50).differences).toEqual([
    'box of image-alt failed 00000000 img: in 1 of 2 runs',
  ]);
});

test('scans that are alike but came too early are no good ones', () => {
  const early = scanWith([{}], { page: { elementCount: 49 } });
  expect(compareRuns([early, early], 50).differences).toEqual([
    'scanned before all had come: in 2 of 2 runs',
  ]);
});
