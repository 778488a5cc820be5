import type { EngineRun, Issue, RuleRun } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { rules } from '../catalogue.ts';
import { criteriaCoverage } from './coverage.ts';
import { countByState, criteriaStates } from './criteria-states.ts';

const engines = [...new Set(rules.flatMap(({ detectedBy }) => Object.keys(detectedBy)))].map(
  (engine): EngineRun => ({
    engine,
    name: engine,
    version: '1',
    independent: true,
    status: 'completed',
    durationMs: 1,
    findings: 0,
    score: null,
    error: null,
  }),
);

function issue(outcome: Issue['outcome'], ...wcag: string[]): Issue {
  return { outcome, wcag, level: 'A' } as Issue;
}

function stateOf(number: string, issues: Issue[], outcomeOf: (rule: string) => RuleRun['outcome']) {
  const runs = rules.map(({ id }) => ({ rule: id, outcome: outcomeOf(id), revision: 1 }));
  const states = criteriaStates({ issues, engines, rules: runs, notAssessed: [] }, '2.2-AA');
  return states.find((one) => one.number === number)?.state;
}

test('what failed has failed, whatever else was found', () => {
  const both = [issue('needs-review', '1.1.1'), issue('failed', '1.1.1', '1.4.3')];
  expect(stateOf('1.1.1', both, () => 'passed')).toBe('failed');
  expect(stateOf('1.1.1', both.slice(0, 1), () => 'passed')).toBe('needs-review');
});

test('a criterion passes its automatic part, has nothing on the page, or was not tested', () => {
  expect(stateOf('1.1.1', [], () => 'passed')).toBe('passed');
  expect(stateOf('1.1.1', [], () => 'inapplicable')).toBe('inapplicable');
  expect(stateOf('1.1.1', [], () => 'untested')).toBe('untested');
  const oneOfMany = (id: string) => (id === 'image-alt' ? 'passed' : 'inapplicable');
  expect(stateOf('1.1.1', [], oneOfMany)).toBe('passed');
  // A rule that only asks, and has nothing to ask, has looked at what there is.
  const asked = (id: string) => (id === 'bypass' ? 'passed' : 'inapplicable');
  expect(stateOf('2.4.1', [], asked)).toBe('passed');
  const oneUntested = (id: string) => (id === 'image-alt' ? 'untested' : 'inapplicable');
  expect(stateOf('1.1.1', [], oneUntested)).toBe('untested');
});

test('what no rule can fail is left to people, also where a rule asked and found nothing to ask', () => {
  for (const { number, coverage } of criteriaCoverage()) {
    if (coverage !== 'failure')
      expect(
        stateOf(number, [], () => 'passed'),
        number,
      ).toBe('person');
  }
});

test('a scan that did not record its rules tells no more than it knows', () => {
  const states = criteriaStates(
    { issues: [issue('failed', '1.1.1')], engines, rules: [], notAssessed: [] },
    '2.2-AA',
  );
  const { failed, inapplicable, untested, passed, person } = countByState(states);
  expect([failed, inapplicable, untested]).toEqual([1, 0, 0]);
  expect(failed + passed + person).toBe(55);
});

test('what was left alone is untested and named, and what was tried may pass beside it', () => {
  const message = 'Not tried: the form with “Send”.';
  const notAssessed = [
    { kind: 'check', target: [], code: 'LEFT_ALONE', message, rules: ['error-in-text'] } as const,
  ].map((part) => ({ ...part, target: [], rules: [...part.rules] }));
  const of331 = (outcomes: Record<string, RuleRun['outcome']>) => {
    const runs = rules.map(({ id }) => ({
      rule: id,
      outcome: outcomes[id] ?? ('inapplicable' as const),
      revision: 1,
    }));
    const states = criteriaStates({ issues: [], engines, rules: runs, notAssessed }, '2.2-AA');
    return states.find(({ number }) => number === '3.3.1');
  };
  expect(of331({ 'error-in-text': 'untested' })).toMatchObject({
    state: 'untested',
    leftAlone: [message],
  });
  expect(of331({ 'error-in-text': 'untested', 'error-words': 'passed' })).toMatchObject({
    state: 'passed',
    leftAlone: [message],
  });
});
