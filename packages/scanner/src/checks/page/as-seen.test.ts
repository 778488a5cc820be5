import { expect, test } from 'vitest';
import { asSeen } from './as-seen.ts';

const node = { frame: 0, element: 3, failureSummary: 'It only moves when it is dragged.' };

test('what was seen each time has failed', () => {
  expect(asSeen({ times: 2, tries: 2 }, node)).toEqual({ outcome: 'failed', nodes: [node] });
});

test('what was not seen each time is a question that says how often it was', () => {
  expect(asSeen({ times: 1, tries: 3 }, node)).toEqual({
    outcome: 'needs-review',
    nodes: [
      {
        ...node,
        failureSummary: 'It only moves when it is dragged. This was seen in 1 of 3 tries.',
      },
    ],
  });
});
