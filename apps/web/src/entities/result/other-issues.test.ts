import { expect, test } from 'vitest';
import { makeIssue } from './issue.fixture.ts';
import { otherFrames } from './other-issues.ts';

const picture = { width: 640, height: 400, scale: 0.5 };
const node = makeIssue().nodes[0]!;

test('other issues give their places, each once, and failures before what needs review', () => {
  const failed = makeIssue({ fingerprint: 'a' });
  const review = makeIssue({
    fingerprint: 'b',
    outcome: 'needs-review',
    nodes: [node, { ...node, box: { x: 5, y: 5, width: 9, height: 9 } }, { ...node, box: null }],
  });
  const frames = otherFrames([review, failed, makeIssue({ fingerprint: 'own' })], 'own', picture);
  expect(frames).toEqual([
    { box: { x: 100, y: 50, width: 200, height: 100 }, outcome: 'failed' },
    { box: { x: 5, y: 5, width: 9, height: 9 }, outcome: 'needs-review' },
  ]);
});

test('at most 500 are marked', () => {
  const nodes = Array.from({ length: 900 }, (_, x) => ({
    ...node,
    box: { x, y: 0, width: 5, height: 5 },
  }));
  expect(otherFrames([makeIssue({ fingerprint: 'a', nodes })], 'own', picture)).toHaveLength(500);
});
