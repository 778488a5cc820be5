import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findRule } from '@curbcut/rules';
import { expect, test } from 'vitest';
import { checks } from '../../src/checks/index.ts';
import { readEnginePages, rulesOfEngines } from '../engine-pages/read-engine-pages.ts';
import { faultOfRevision, heldByCases, heldByPages, type HeldOutcomes } from './held-outcomes.ts';
import { type Case, readCases } from './read-cases.ts';

const file = path.join(import.meta.dirname, 'outcomes.json');

test('each rule has a new revision when pages of before have another outcome, and only then (UPDATE_EXPECTED=1 takes the outcomes over)', () => {
  const held = JSON.parse(readFileSync(file, 'utf8')) as Record<string, HeldOutcomes>;
  const pages = readEnginePages();
  const now = new Map([
    ...checks.map(({ rule }) => [rule, heldByCases(revisionOf(rule), readCases(rule))] as const),
    ...[...rulesOfEngines].map(
      (rule) => [rule, heldByPages(revisionOf(rule), rule, pages)] as const,
    ),
  ]);
  const faults = [...now].flatMap(([rule, outcomes]) => {
    const fault = faultOfRevision(held[rule], outcomes);
    return fault ? [`${rule}: ${fault}`] : [];
  });
  expect(faults).toEqual([]);
  const lines = [...now]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([rule, outcomes]) => `"${rule}": ${JSON.stringify(outcomes)}`);
  const text = `{\n${lines.join(',\n')}\n}\n`;
  if (process.env['UPDATE_EXPECTED']) writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

function revisionOf(rule: string): number {
  return findRule(rule)?.revision ?? expect.fail(`The catalogue has no rule ${rule}.`);
}

const pale: Case = {
  rule: 'pale',
  name: 'gray words',
  outcome: 'failed',
  alsoFails: [],
  html: '<p data-found>Boats</p>\n<p>Berths</p>\n',
};
const first = heldByCases(1, [pale]);

test.each<[string, Case[]]>([
  ['another name', [{ ...pale, name: 'words in gray' }]],
  ['another page', [{ ...pale, html: '<p data-found>Ships</p>\n', outcome: 'needs-review' }]],
  ['one more case', [pale, { ...pale, html: '<p>Ships</p>\n', outcome: 'passed' }]],
  ['no case left', []],
])('%s changes no revision', (_, cases) => {
  expect(faultOfRevision(first, heldByCases(1, cases))).toBeNull();
  expect(faultOfRevision(first, heldByCases(2, cases))).toMatch(/stays 1/);
});

test.each<[string, Case]>([
  ['another outcome', { ...pale, outcome: 'needs-review' }],
  ['another element', { ...pale, html: '<p>Boats</p>\n<p data-found>Berths</p>\n' }],
  ['no element', { ...pale, html: '<p>Boats</p>\n<p>Berths</p>\n', outcome: 'passed' }],
])('%s on a page of before needs the next revision', (_, one) => {
  expect(faultOfRevision(first, heldByCases(1, [one]))).toMatch(/must be 2/);
  expect(faultOfRevision(first, heldByCases(2, [one]))).toBeNull();
  expect(faultOfRevision(first, heldByCases(3, [one]))).toMatch(/must be 2/);
});

test('a rule begins with revision 1', () => {
  expect(faultOfRevision(undefined, first)).toBeNull();
  expect(faultOfRevision(undefined, heldByCases(2, [pale]))).toMatch(/revision 1/);
});

test('of what other engines look for, each page tells which elements are found', () => {
  const html = '<p data-fails="blink marquee">Boats</p>\n<p>Berths</p>\n';
  const before = heldByPages(1, 'blink', [{ name: 'a', html }]);
  expect(Object.values(before.cases)).toEqual(['1']);
  const less = html.replace('blink ', '');
  expect(faultOfRevision(before, heldByPages(1, 'blink', [{ name: 'a', html: less }]))).toMatch(
    /must be 2/,
  );
  const other = html.replace(' marquee', '');
  expect(faultOfRevision(before, heldByPages(1, 'blink', [{ name: 'b', html: other }]))).toBeNull();
});
