import type { Outcome } from '@curbcut/model/scan';
import { findRule } from '@curbcut/rules';
import { expect, test } from 'vitest';
import { listSlowRules, withoutUntested } from './list-slow-rules.ts';
import { ourRules } from './our-rules.ts';

const titleOf = (rule: string) => findRule(rule)?.title ?? expect.fail(`No rule ${rule}.`);

test.each<[Outcome, Outcome]>([
  ['passed', 'untested'],
  ['inapplicable', 'untested'],
  ['failed', 'failed'],
  ['needs-review', 'needs-review'],
])('a rule that was not run to its end and has %s is %s', (outcome, expected) => {
  const outcomes = new Map<string, Outcome>([
    ['image-alt', outcome],
    ['link-name', 'passed'],
  ]);
  expect([...withoutUntested(outcomes, new Set(['image-alt']), ourRules)]).toEqual([
    ['image-alt', expected],
    ['link-name', 'passed'],
  ]);
});

test('people are told of each rule by its title', () => {
  expect(listSlowRules(new Set(['image-alt', 'link-name']), ourRules)).toEqual(
    ['image-alt', 'link-name'].map((rule) => ({
      kind: 'check',
      at: null,
      code: 'RULE_TOO_SLOW',
      message: `The rule “${titleOf(rule)}” took too long on this page, so it was not tested to the end.`,
    })),
  );
});

test('several rules of the engine that are one of ours are told once', () => {
  const rules = [...ourRules].filter(([, { id }]) => id === ourRules.get('aria-allowed-role')?.id);
  const told = listSlowRules(new Set(rules.map(([engineRule]) => engineRule)), ourRules);
  expect(told).toHaveLength(1);
});

test('rules that are none of ours are not told', () => {
  expect(listSlowRules(new Set(['no-such-rule']), ourRules)).toEqual([]);
  expect(listSlowRules(new Set(), ourRules)).toEqual([]);
});
