import { expect, test } from 'vitest';
import { rules } from '../catalogue.ts';
import { decideTrust } from './decide-trust.ts';
import { trustExceptions } from './exceptions.ts';
import { measuredTrust } from './measured-trust.ts';
import { looksItself, trustOf } from './trust-of.ts';

test.each([
  [5, 0, 'failure'],
  [8, 2, 'failure'],
  [7, 2, 'agreement'],
  [3, 3, 'agreement'],
  [2, 3, 'review'],
  [0, 40, 'review'],
  [4, 0, null],
  [1, 3, null],
  [0, 0, null],
] as const)('of %i found and %i wrong follows %s', (found, wrong, trust) => {
  expect(decideTrust({ found, wrong })).toBe(trust);
});

const known = new Set(
  rules.flatMap(({ detectedBy }) =>
    Object.entries(detectedBy).flatMap(([engine, theirs]) =>
      theirs.map((rule) => `${engine}/${rule}`),
    ),
  ),
);

test.each([
  ['exceptions', trustExceptions],
  ['counts', measuredTrust],
])('%s are about rules of the catalogue', (_, table: Record<string, Record<string, unknown>>) => {
  for (const [engine, ofEngine] of Object.entries(table)) {
    for (const rule of Object.keys(ofEngine)) expect(known).toContain(`${engine}/${rule}`);
  }
});

test('a rule of which nothing is known counts for what its row says', () => {
  expect(trustOf('axe', 'no-such-rule', { trust: 'review' })).toBe('review');
  expect(trustOf('no-such-engine', 'no-such-rule', { trust: 'failure' })).toBe('failure');
});

test('an exception counts before what was measured', () => {
  for (const [engine, ofEngine] of Object.entries(trustExceptions)) {
    for (const [rule, { trust }] of Object.entries(ofEngine))
      expect(trustOf(engine, rule, { trust: 'failure' })).toBe(trust);
  }
});

test('what only reads another engine’s results counts for what that one does, and confirms nothing', () => {
  for (const row of rules) {
    for (const rule of row.detectedBy['lighthouse'] ?? [])
      expect(trustOf('lighthouse', rule, row)).toBe(trustOf('axe', rule, row));
  }
  expect(['axe', 'alfa', 'curbcut', 'lighthouse'].filter(looksItself)).not.toContain('lighthouse');
});
