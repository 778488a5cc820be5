import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { EngineRulePrecision } from '../engine-rules.ts';
import { countTrust } from './count-trust.ts';
import { describeTrust } from './describe-trust.ts';
import { toMeasuredTrust } from './to-measured-trust.ts';
import { makeTrust, writeTrust } from './write-trust.ts';

const row = (change: Partial<EngineRulePrecision>): EngineRulePrecision => ({
  suite: 'act',
  engine: 'axe',
  rule: 'image-alt',
  ourRule: 'image-alt',
  found: 0,
  falsePositives: 0,
  offTopic: 0,
  cases: 1,
  ...change,
});

test('what the scanner trusts and what the document says are made of what was measured last', async () => {
  if (process.env['UPDATE_EXPECTED']) await writeTrust();
  for (const { file, text } of await makeTrust()) expect(await readFile(file, 'utf8')).toBe(text);
});

test('counts of a rule are added up over rows, suites and verdicts', () => {
  const software = { engine: 'axe', rule: 'image-alt', ourRule: 'image-alt' };
  const counted = countTrust(
    [
      row({ found: 3, falsePositives: 1 }),
      row({ suite: 'govuk', found: 2, offTopic: 1 }),
      row({ suite: 'govuk', ourRule: 'role-img-alt', found: 1 }),
    ],
    [{ ...software, true: 4, debatable: 2, false: 1 }],
  );
  expect(counted).toEqual([
    {
      engine: 'axe',
      rule: 'image-alt',
      rows: ['image-alt', 'role-img-alt'],
      found: 10,
      wrong: 3,
      on: {
        act: { found: 3, wrong: 1 },
        govuk: { found: 3, wrong: 1 },
        software: { found: 4, wrong: 1 },
      },
    },
  ]);
});

test('what an engine reads from another one is not counted again', () => {
  expect(countTrust([row({ engine: 'lighthouse', found: 9 })], [])).toEqual([]);
});

test('beyond level AA what no case is about is not wrong, and a rule that reported nothing is left out', () => {
  const best = { rule: 'region', ourRule: 'region' };
  expect(countTrust([row({ ...best, offTopic: 40 }), row({ cases: 9 })], [])).toEqual([]);
});

test('the source names each rule with its counts, and the document says what follows', () => {
  const counted = countTrust(
    [
      row({ found: 9, falsePositives: 1 }),
      row({ rule: 'list', ourRule: 'list', found: 3, offTopic: 2 }),
      row({ rule: 'listitem', ourRule: 'listitem', found: 1 }),
    ],
    [],
  );
  expect(toMeasuredTrust(counted)).toContain(
    "  axe: {\n    'image-alt': { found: 9, wrong: 1 },\n    list: { found: 3, wrong: 2 },\n",
  );
  const text = describeTrust(counted);
  expect(text).toMatch(/\| axe +\| listitem +\|.*\| 1 \/ 0 \| +100 % \| failure \(too few\) +\|/);
});
