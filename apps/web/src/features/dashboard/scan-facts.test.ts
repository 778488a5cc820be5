import { readListedScan } from '@curbcut/contracts';
import { expect, test } from 'vitest';
import { issuesText, scoreChange } from './scan-facts.ts';

const scan = (more: object) => readListedScan({ id: 'a', status: 'completed', ...more });

test.each([
  [{ issues_count: 18, new_count: 4 }, '18 issues, 4 new'],
  [{ issues_count: 1, new_count: 0 }, '1 issue'],
  [{ issues_count: 7 }, '7 issues'],
  [{}, 'Issues not counted'],
  [{ status: 'failed', error: 'Gone' }, 'Failed'],
  [{ status: 'pending' }, 'Queued'],
  [{ status: 'failed', error_code: 'CANCELLED' }, 'Canceled'],
])('%o says %s', (more, text) => {
  expect(issuesText(scan(more))).toBe(text);
});

test.each([
  [{ overall_score: 0.74, previous_score: 0.68 }, 6],
  [{ overall_score: 0.67, previous_score: 0.72 }, -5],
  [{ overall_score: 0.5, previous_score: 0.5 }, 0],
  [{ overall_score: 0.5 }, null],
  [{ previous_score: 0.5 }, null],
])('%o changed by %s', (more, points) => {
  expect(scoreChange(scan(more))).toBe(points);
});
