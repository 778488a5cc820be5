import { expect, test } from 'vitest';
import {
  firstHistory,
  historyPath,
  isNarrowed,
  pageSizeOf,
  readHistoryQuery,
  writeHistoryQuery,
} from './history-query.ts';

test('the first look leaves the address bare', () => {
  expect(writeHistoryQuery(firstHistory).toString()).toBe('');
  expect(readHistoryQuery(new URLSearchParams())).toEqual(firstHistory);
});

test.each([
  { ...firstHistory, page: 7 },
  { ...firstHistory, status: 'pending' as const, limit: 25 as const },
  { ...firstHistory, search: 'a&b=c %_', sort: 'issues-asc' as const },
])('the address holds %o', (query) => {
  expect(readHistoryQuery(new URLSearchParams(writeHistoryQuery(query).toString()))).toEqual(query);
});

test.each(['page=0', 'page=-3', 'page=1.5', 'page=x', 'limit=7', 'status=gone', 'sort=password'])(
  'nonsense in the address is as if it were not there: %s',
  (text) => {
    expect(readHistoryQuery(new URLSearchParams(text))).toEqual(firstHistory);
  },
);

test('ten on a page, fifty with a status, unless somebody chose', () => {
  expect(pageSizeOf(firstHistory)).toBe(10);
  expect(pageSizeOf({ ...firstHistory, status: 'failed' })).toBe(50);
  expect(pageSizeOf({ ...firstHistory, status: 'failed', limit: 25 })).toBe(25);
});

test('the server is asked for exactly that', () => {
  expect(
    historyPath({ page: 2, limit: null, status: 'failed', search: ' shop ', sort: 'score-asc' }),
  ).toBe('/scans/user?page=2&limit=50&status=failed&search=shop&sort=score&order=asc');
});

test('only a filter or a search narrows the list', () => {
  expect(isNarrowed({ ...firstHistory, page: 3, sort: 'url-asc' })).toBe(false);
  expect(isNarrowed({ ...firstHistory, search: '  ' })).toBe(false);
  expect(isNarrowed({ ...firstHistory, search: 'a' })).toBe(true);
  expect(isNarrowed({ ...firstHistory, status: 'failed' })).toBe(true);
});
