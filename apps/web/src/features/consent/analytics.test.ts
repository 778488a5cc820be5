import { expect, test } from 'vitest';
import { analyticsCookies, cookieDomains } from './analytics.ts';

test('the cookies of analytics and no others', () => {
  expect(analyticsCookies('_ga=GA1.1; _ga_ABC123=x; _gat=1; theme=dark; a_ga=2')).toEqual([
    '_ga',
    '_ga_ABC123',
  ]);
  expect(analyticsCookies('')).toEqual([]);
});

test('cookies are deleted for the host and every domain above it', () => {
  expect(cookieDomains('scan.example.org')).toEqual(['', 'scan.example.org', 'example.org']);
  expect(cookieDomains('localhost')).toEqual(['']);
});
