import { readListedScan } from '@curbcut/wire/read';
import { expect, test } from 'vitest';
import { issuesText, scanExtent, scoreChange, withoutScore } from './scan-facts.ts';

const scan = (more: object) => readListedScan({ id: 'a', status: 'completed', ...more });

test.each([
  [{ issues_count: 18, new_count: 4 }, '18 issues, 4 new'],
  [{ issues_count: 1, new_count: 0 }, '1 issue'],
  [{ issues_count: 7 }, '7 issues'],
  [{}, 'Issues not counted'],
  [{ status: 'failed', error: 'Gone' }, 'Failed'],
  [{ status: 'pending' }, null],
  [{ status: 'failed', error_code: 'CANCELLED' }, 'Cancelled'],
  [{ cancelled: true, issues_count: 18, new_count: 4 }, 'Cancelled, 18 issues'],
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

test.each([
  [{}, 'Single page'],
  [{ scan_type: 'site', pages_done: 12 }, 'Site, 12 pages'],
  [{ scan_type: 'site', pages_done: 1 }, 'Site, 1 page'],
  [{ scan_type: 'site', pages_done: 0 }, 'Site'],
])('%o was a scan of: %s', (more, text) => {
  expect(scanExtent(scan(more))).toBe(text);
});

test('a scan that waits or runs is not one without a score', () => {
  expect(withoutScore({ status: 'queued' })).toEqual({ without: 'Queued' });
  expect(withoutScore({ status: 'running' })).toEqual({ without: 'Running' });
  expect(withoutScore({ status: 'failed' })).toEqual({});
});
