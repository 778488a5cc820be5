import type { IssueNode } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { findUntried } from './find-untried.ts';

function nodeOf(fingerprint: string, seenIn?: string): IssueNode {
  return {
    target: [],
    html: '<a>',
    failureSummary: '',
    fingerprint,
    context: '1234abcd',
    box: null,
    ...(seenIn === undefined ? {} : { seenIn }),
  };
}

const asLoaded = nodeOf('as-loaded');
const inUse = nodeOf('in-use', 'use');
const opened = nodeOf('opened', 'aaaa0001');
const last = [{ rule: 'focus-visible', nodes: [asLoaded, inUse, opened] }];
const places = new Map([
  [asLoaded, 0],
  [inUse, 1],
  [opened, 2],
]);

const scan = {
  issues: [],
  lastScan: { placeOf: (node: IssueNode) => places.get(node) },
  present: new Set([0, 1, 2]),
  used: new Set([1]),
  states: new Set(['aaaa0001']),
  isUsed: true,
};

function untriedIn(some: Partial<Parameters<typeof findUntried>[1]>) {
  return findUntried(last, { ...scan, ...some }).map(({ fingerprint }) => fingerprint);
}

test('what was come to again is tried, whatever it came to', () => {
  expect(untriedIn({})).toEqual([]);
});

test('what the use did not come to, and a state that was not judged, are untried', () => {
  expect(untriedIn({ used: new Set() })).toEqual(['in-use']);
  expect(untriedIn({ states: new Set() })).toEqual(['opened']);
  expect(findUntried(last, { ...scan, used: new Set() })).toEqual([
    { rule: 'focus-visible', fingerprint: 'in-use', context: '1234abcd' },
  ]);
});

test('what was found again needs nothing else', () => {
  const issues = [{ rule: 'focus-visible', nodes: [nodeOf('in-use'), nodeOf('opened')] }];
  expect(untriedIn({ issues, used: new Set(), states: new Set() })).toEqual([]);
});

test('what the page does not have any more is gone, even of a page that was not used', () => {
  const present = new Set([0, 2]);
  expect(untriedIn({ present, used: new Set(), isUsed: false })).toEqual([]);
});

test('without use everything is untried that only use shows', () => {
  expect(untriedIn({ used: new Set(), states: new Set(), isUsed: false })).toEqual([
    'in-use',
    'opened',
  ]);
});
