import { expect, test } from 'vitest';
import { toLoggedPath } from './logger-options.ts';

test.each([
  ['/scan/abc?token=secret', '/scan/abc'],
  ['/shared/secret', '/shared/-'],
  ['/shared/secret/report?format=html', '/shared/-/report'],
  ['//shared/secret', '//shared/-'],
  ['/', '/'],
  ['', ''],
])('%s is logged as %s', (url, path) => {
  expect(toLoggedPath(url)).toBe(path);
});
