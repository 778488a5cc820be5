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
  isTested: () => true,
  isReached: (_rule: string, place: number) => place === 1,
  states: new Set(['aaaa0001']),
};
const nothingReached = { isReached: () => false };

function untriedIn(some: Partial<Parameters<typeof findUntried>[1]>) {
  return findUntried(last, { ...scan, ...some }).map(({ fingerprint }) => fingerprint);
}

test('what was come to again is tried, whatever it came to', () => {
  expect(untriedIn({})).toEqual([]);
});

test('what the use did not come to, and a state that was not judged, are untried', () => {
  expect(untriedIn(nothingReached)).toEqual(['in-use']);
  expect(untriedIn({ states: new Set() })).toEqual(['opened']);
  expect(findUntried(last, { ...scan, ...nothingReached })).toEqual([
    { rule: 'focus-visible', fingerprint: 'in-use', context: '1234abcd' },
  ]);
});

test('what was found again needs nothing else', () => {
  const issues = [{ rule: 'focus-visible', nodes: [nodeOf('in-use'), nodeOf('opened')] }];
  expect(untriedIn({ issues, ...nothingReached, states: new Set() })).toEqual([]);
});

test('what the page does not have as it loads is gone where its use went to the end, and only there', () => {
  const present = new Set([0, 2]);
  expect(untriedIn({ ...nothingReached, present })).toEqual([]);
  expect(untriedIn({ ...nothingReached, present, isTested: () => false })).toEqual(['in-use']);
});

test('without use, or where it was cut for a rule, everything is untried that only use shows', () => {
  expect(untriedIn({ isTested: () => false, states: new Set() })).toEqual(['in-use', 'opened']);
});
