import { expect, test } from 'vitest';
import { withoutQueries } from './without-queries.ts';

test.each([
  [
    'Error: net::ERR_CERT_DATE_INVALID at https://example.org/a?token=secret#b',
    'Error: net::ERR_CERT_DATE_INVALID at https://example.org/a',
  ],
  ['http://example.org?a to HTTPS://example.org/#c', 'http://example.org to HTTPS://example.org/'],
  ['What happened? Nothing # 1', 'What happened? Nothing # 1'],
])('%s', (text, expected) => {
  expect(withoutQueries(text)).toBe(expected);
});
