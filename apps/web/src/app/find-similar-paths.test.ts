import { expect, test } from 'vitest';
import { findSimilarPaths } from './find-similar-paths.ts';

const known = ['/', '/free-scan', '/pricing', '/help', '/scan-history', '/login', '/privacy'];

test.each([
  ['/prices', ['/pricing']],
  ['/pricng', ['/pricing']],
  ['/FreeScan', ['/free-scan']],
  ['/free_scan.html', ['/free-scan']],
  ['/help-center/articles', ['/help']],
  ['/scanhistory', ['/scan-history']],
  ['/no-such-page', []],
  ['/x', []],
  ['/%E0%A4%A', []],
])('%s may mean %j', (asked, meant) => {
  expect(findSimilarPaths(asked, known)).toEqual(meant);
});
