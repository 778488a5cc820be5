import { expect, test } from 'vitest';
import type { Finding } from './finding.ts';
import { withTrust } from './with-trust.ts';

const finding = (rule: string, engineRule = rule): Finding => ({
  rule,
  engineRule,
  outcome: 'failed',
  impact: null,
  nodes: [],
  nodesTotal: 0,
});
const output = { notAssessed: [], score: null };

test('a failure of an imprecise rule only asks a person to look', () => {
  const { outcomes, findings } = withTrust('axe', {
    ...output,
    outcomes: new Map([
      ['region', 'failed'],
      ['page-has-heading-one', 'passed'],
      ['image-alt', 'failed'],
    ]),
    findings: [finding('region'), finding('image-alt')],
  });
  expect(Object.fromEntries(outcomes)).toEqual({
    region: 'needs-review',
    'page-has-heading-one': 'passed',
    'image-alt': 'failed',
  });
  expect(findings).toEqual([
    { ...finding('region'), outcome: 'needs-review', distrusted: true },
    finding('image-alt'),
  ]);
});

test('what an engine is too imprecise to find alone is marked, and its rule has not failed for sure', () => {
  const { outcomes, findings } = withTrust('alfa', {
    ...output,
    outcomes: new Map([
      ['aria-valid-attr', 'failed'],
      ['aria-roles', 'failed'],
    ]),
    findings: [
      finding('aria-valid-attr', 'sia-r20'),
      finding('aria-roles', 'sia-r21'),
      finding('aria-roles', 'sia-r110'),
    ],
  });
  expect(Object.fromEntries(outcomes)).toEqual({
    'aria-valid-attr': 'needs-review',
    'aria-roles': 'failed',
  });
  expect(findings.map(({ outcome, alone }) => [outcome, alone])).toEqual([
    ['failed', 'needs-review'],
    ['failed', 'needs-review'],
    ['failed', undefined],
  ]);
});
