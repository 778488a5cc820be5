import { expect, test } from 'vitest';
import { analyticsCookies, cookieDomains, pageLocation } from './analytics.ts';

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

test('analytics are told no token, id or query of an address', () => {
  const told = (address: string) => pageLocation(new URL(address));
  expect(told('https://scan.example.org/')).toBe('https://scan.example.org/');
  expect(told('https://scan.example.org/register?invite=open-sesame#x')).toBe(
    'https://scan.example.org/register',
  );
  expect(told('https://scan.example.org/shared/Tk3nTk3n')).toBe('https://scan.example.org/shared');
  expect(told('https://scan.example.org/results/5cAn1d/')).toBe('https://scan.example.org/results');
});
