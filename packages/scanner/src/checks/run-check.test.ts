import { expect, test } from 'vitest';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import type { PageCheck, TargetOutcome } from './check.ts';
import { runCheck } from './run-check.ts';

const page = {} as PageUnderTest;
const target = (element: number) => ({ frame: 0, element });
const node = (element: number) => ({ ...target(element), failureSummary: `No. ${element}` });

function checkWith(results: TargetOutcome[]): PageCheck {
  return {
    looksAt: 'page',
    rule: 'made-up',
    name: 'Made up',
    applicability: async () => results.map((_, element) => target(element)),
    expectation: async () => results,
  };
}

test('a page without a target is inapplicable, and nothing is expected of it', async () => {
  const check = { ...checkWith([]), expectation: () => Promise.reject(new Error('not asked')) };
  expect(await runCheck(check, page)).toEqual({
    outcome: 'inapplicable',
    findings: [],
    answered: [],
  });
});

test('a page all of whose targets pass has passed', async () => {
  const check = checkWith([{ outcome: 'passed' }, { outcome: 'passed', answered: [target(1)] }]);
  expect(await runCheck(check, page)).toEqual({
    outcome: 'passed',
    findings: [],
    answered: [target(1)],
  });
});

test('the worst target decides, and every outcome that is not passed is a finding', async () => {
  const check = checkWith([
    { outcome: 'needs-review', nodes: [node(0)] },
    { outcome: 'passed' },
    { outcome: 'failed', nodes: [node(2), node(7)] },
    { outcome: 'failed', nodes: [node(3)] },
  ]);
  const finding = { rule: 'made-up', engineRule: 'made-up', impact: null };
  expect(await runCheck(check, page)).toEqual({
    outcome: 'failed',
    findings: [
      { ...finding, outcome: 'failed', nodes: [node(2), node(7), node(3)], nodesTotal: 3 },
      { ...finding, outcome: 'needs-review', nodes: [node(0)], nodesTotal: 1 },
    ],
    answered: [],
  });
});
