import { CompareRequest } from '@curbcut/wire/dashboard';
import { readListedScan } from '@curbcut/wire/read';
import { expect, test } from 'vitest';
import {
  comparableWebsites,
  readCompareQuery,
  toCompareRequest,
  writeWebsites,
} from './compare-query.ts';

const read = (text: string) => readCompareQuery(new URLSearchParams(text));

test('two scans come before websites', () => {
  const query = read('older=a&newer=b&url=https://x.example/');
  expect(query).toEqual({ kind: 'scans', ids: ['a', 'b'] });
  expect(CompareRequest.parse(toCompareRequest(query))).toEqual({ scan_ids: ['a', 'b'] });
});

test('websites stay as they were chosen, each once, ten at most', () => {
  const urls = ['https://a.example/?x=1&y=2', 'https://b.example/'];
  expect(readCompareQuery(writeWebsites([...urls, ...urls]))).toEqual({ kind: 'websites', urls });
  const many = Array.from({ length: 12 }, (_, index) => `https://${index}.example/`);
  expect(readCompareQuery(writeWebsites(many))).toMatchObject({ urls: many.slice(0, 10) });
});

test.each(['', 'older=a', 'newer=b', 'url=https://a.example/'])(
  'nothing is asked of the server for %j',
  (text) => {
    expect(toCompareRequest(read(text))).toBeNull();
  },
);

test('only websites with a result are offered, and those that the address names', () => {
  const website = (url: string, status: string) => ({
    url,
    trendPoints: null,
    latest: readListedScan({ id: url, url, status }),
  });
  const websites = [website('a', 'completed'), website('b', 'failed'), website('c', 'failed')];
  expect(comparableWebsites(websites, ['c']).map(({ url }) => url)).toEqual(['a', 'c']);
});
