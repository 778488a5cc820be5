import { expect, test } from 'vitest';
import type { Finding } from './finding.ts';
import { withTrust } from './with-trust.ts';

const finding = (rule: string): Finding => ({
  rule,
  engineRule: rule,
  outcome: 'failed',
  impact: null,
  nodes: [],
  nodesTotal: 0,
});

test('a failure of an imprecise rule only asks a person to look', () => {
  const { outcomes, findings } = withTrust({
    outcomes: new Map([
      ['region', 'failed'],
      ['page-has-heading-one', 'passed'],
      ['image-alt', 'failed'],
    ]),
    findings: [finding('region'), finding('image-alt')],
    notAssessed: [],
    score: null,
  });
  expect(Object.fromEntries(outcomes)).toEqual({
    region: 'needs-review',
    'page-has-heading-one': 'passed',
    'image-alt': 'failed',
  });
  expect(findings.map(({ outcome }) => outcome)).toEqual(['needs-review', 'failed']);
});
