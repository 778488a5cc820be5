import type { Issue } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { compareRuns } from './compare-runs.ts';

type Evidence = Parameters<typeof compareRuns>[0][number];

function scanWith(
  nodes: Partial<Issue['nodes'][number]>[],
  more: Partial<Evidence> = {},
): Evidence {
  const issue = {
    rule: 'image-alt',
    outcome: 'failed',
    fingerprint: 'a'.repeat(32),
    nodes: nodes.map((node, index) => ({
      target: ['img'],
      fingerprint: `${index}`.repeat(32),
      box: { x: 10, y: 20, width: 30, height: 40 },
      ...node,
    })),
  } as Issue;
  return {
    issues: [issue],
    rules: [],
    warnings: [],
    notAssessed: [],
    page: { elementCount: 50 },
    ...more,
  };
}

test('scans that are the same have no differences', () => {
  const box = { x: 10.9, y: 20, width: 30, height: 40 };
  expect(compareRuns([scanWith([{}]), scanWith([{ box }])], 50)).toEqual({
    issues: 1,
    nodes: 1,
    boxes: 1,
    largestBoxDifference: expect.closeTo(0.9),
    cut: 0,
    differences: [],
  });
});

test('a scan that says that it had no time for all may have found less, and nothing else', () => {
  const message = 'There was no time to fill in every field: 1 field was left out.';
  const notAssessed: Evidence['notAssessed'] = [
    { kind: 'check', target: [], code: 'CHECK_LIMIT', message },
  ];
  const all = scanWith([{}, {}]);
  const compare = (...scans: Evidence[]) => {
    const { cut, differences } = compareRuns(scans, 50);
    return [cut, ...differences];
  };
  const less = scanWith([{}], { notAssessed });
  expect(compare(all, less, all)).toEqual([1]);
  const more = scanWith([{}, {}, {}], { notAssessed });
  expect(compare(all, more, all)).toEqual([
    1,
    'node image-alt failed 22222222 img: only in runs that had no time for all',
  ]);
  // Where none had, they are compared as they are, but for what they say they did not test.
  expect(compare(less, more)).toHaveLength(3);
  const outcome = (value: string) =>
    scanWith([{}], {
      notAssessed,
      rules: [{ rule: 'time-limit', outcome: value }] as Evidence['rules'],
    });
  expect(compare(outcome('untested'), outcome('passed'), outcome('untested'))).toEqual([3]);
  expect(compare(outcome('untested'), outcome('passed'), outcome('inapplicable'))).toEqual([
    3,
    'rule outcome time-limit is passed: in 1 of 2 runs',
    'rule outcome time-limit is inapplicable: in 1 of 2 runs',
  ]);
});

test('an issue, a node, a selector, an outcome or a warning that only some scans have is named', () => {
  const all = scanWith([{}]);
  const differences = (other: Evidence) => compareRuns([all, all, other], 50).differences;
  expect(differences({ ...all, issues: [] })).toEqual([
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
  const rules = [{ rule: 'bypass', outcome: 'passed' }] as Evidence['rules'];
  expect(differences({ ...all, rules })).toEqual(['rule outcome bypass is passed: in 1 of 3 runs']);
  expect(differences({ ...all, warnings: ['It moves.'] })).toEqual([
    'warning It moves.: in 1 of 3 runs',
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
