import { expect, test } from 'vitest';
import { toLoggedPath } from './logger-options.ts';

test.each([
  ['/scan/abc?token=secret', '/scan/abc'],
  ['/shared/secret', '/shared/-'],
  ['/shared/secret/report?format=html', '/shared/-/report'],
  ['//shared/secret', '//shared/-'],
  ['/unsubscribe/secret', '/unsubscribe/-'],
  [
    '/dashboard/websites/https%3A%2F%2Fexample.org%2F%3Fsession%3Dsecret/trend?range=all',
    '/dashboard/websites/-/trend',
  ],
  ['/', '/'],
  ['', ''],
])('%s is logged as %s', (url, path) => {
  expect(toLoggedPath(url)).toBe(path);
});
