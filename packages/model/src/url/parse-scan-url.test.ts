import { describe, expect, it } from 'vitest';
import { parseScanUrl, toHttpUrl } from './parse-scan-url.ts';

// What is refused, in every spelling: check-url.cases.json of url-guard.
const read = (text: string) => {
  const parsed = parseScanUrl(text);
  return parsed.ok ? [parsed.url.href, parsed.schemeAssumed] : parsed.message;
};
const asked = 'Please enter a valid website URL (e.g., https://example.com)';

describe('parseScanUrl', () => {
  it.each([
    ['example.org', 'https://example.org/', true],
    ['www.example.org', 'https://www.example.org/', true],
    [' Example.org/a b?c#d ', 'https://example.org/a%20b?c#d', true],
    ['example.org:8080', 'https://example.org:8080/', true],
    ['localhost:3000/app', 'https://localhost:3000/app', true],
    ['[::1]:8000', 'https://[::1]:8000/', true],
    ['bücher.example', 'https://xn--bcher-kva.example/', true],
    ['example.org:443/a', 'https://example.org/a', false],
    ['example.org:80/a', 'http://example.org/a', false],
    ['http://example.org', 'http://example.org/', false],
    ['HTTPS://example.org.', 'https://example.org/', false],
  ])('%j is %s', (text, url, schemeAssumed) => {
    expect(read(text)).toEqual([url, schemeAssumed]);
  });

  it.each([
    ['', 'Please enter a website URL'],
    [' \n', 'Please enter a website URL'],
    ['example', asked],
    ['not a url', asked],
    ['https://', asked],
    ['ftp://example.org', `${asked}. It has to begin with http:// or https://.`],
    ['me@example.org', `${asked}. It must not contain a user name or a password.`],
    [`example.org/${'a'.repeat(2_048)}`, `${asked}. It may have at most 2,048 characters.`],
  ])('%j is refused', (text, message) => {
    expect(read(text)).toBe(message);
  });
});

it('knows the twin over http', () => {
  expect(toHttpUrl('https://example.org:8080/?from=https:')).toBe(
    'http://example.org:8080/?from=https:',
  );
  expect(toHttpUrl('http://example.org/')).toBe('http://example.org/');
});
