import type { Outcome } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import type { EngineOutput } from '../engines/engine.ts';
import type { Finding } from '../engines/finding.ts';
import { answerQuestions } from './answer-questions.ts';

function finding(outcome: Finding['outcome'], elements: number[], nodesTotal?: number): Finding {
  return {
    rule: 'color-contrast',
    engineRule: 'color-contrast',
    outcome,
    impact: null,
    nodes: elements.map((element) => ({ frame: 0, element, failureSummary: '' })),
    nodesTotal: nodesTotal ?? elements.length,
  };
}

function output(outcome: Outcome, findings: Finding[], answered: number[] = []): EngineOutput {
  return {
    outcomes: new Map([['color-contrast', outcome]]),
    findings,
    answered: answered.map((element) => ({ rule: 'color-contrast', at: { frame: 0, element } })),
    notAssessed: [],
    score: null,
  };
}

function answered(asking: EngineOutput, elements: number[]) {
  const [first] = answerQuestions([{ output: asking }, { output: output('passed', [], elements) }]);
  return {
    outcome: first?.output?.outcomes.get('color-contrast'),
    nodes: first?.output?.findings.map((one) => [
      one.outcome,
      one.nodes.map(({ element }) => element),
    ]),
  };
}

test('a question is gone with the last element that it is about', () => {
  const asking = output('needs-review', [finding('needs-review', [1, 2])]);
  expect(answered(asking, [1])).toEqual({
    outcome: 'needs-review',
    nodes: [['needs-review', [2]]],
  });
  expect(answered(asking, [1, 2])).toEqual({ outcome: 'passed', nodes: [] });
});

test('a question about more elements than it names stays', () => {
  const asking = output('needs-review', [finding('needs-review', [1], 5)]);
  expect(answered(asking, [1]).outcome).toBe('needs-review');
});

test('what has failed stays', () => {
  const failing = output('failed', [finding('failed', [1]), finding('needs-review', [2])]);
  expect(answered(failing, [1, 2])).toEqual({ outcome: 'failed', nodes: [['failed', [1]]] });
});
