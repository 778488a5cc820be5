import { expect, it } from 'vitest';
import { safeHref, shortUrl } from './page-url.ts';

it('links to web addresses only', () => {
  expect(safeHref('https://example.org/a')).toBe('https://example.org/a');
  expect(safeHref('javascript:alert(1)')).toBeNull();
  expect(safeHref('')).toBeNull();
});

it('shortens an address for a title', () => {
  expect(shortUrl('https://www.example.org/')).toBe('www.example.org');
  expect(shortUrl('http://example.org/contact/')).toBe('example.org/contact/');
});
