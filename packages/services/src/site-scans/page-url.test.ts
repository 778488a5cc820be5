import { expect, test } from 'vitest';
import { readNamedUrl, toPageUrl } from './page-url.ts';

const origin = 'https://example.org';

test.each([
  ['https://example.org', 'https://example.org/'],
  ['HTTPS://Example.org:443/A?b=2&a=1#top', 'https://example.org/A?b=2&a=1'],
  ['/a/../b/', 'https://example.org/b/'],
  ['/b', 'https://example.org/b'],
  ['/index.html', 'https://example.org/index.html'],
  ['/page.php?x', 'https://example.org/page.php?x'],
  ['/a?', 'https://example.org/a'],
  ['/ä ö', 'https://example.org/%C3%A4%20%C3%B6'],
  ['/blog/logoutfitters', 'https://example.org/blog/logoutfitters'],
  ['/v1.2', 'https://example.org/v1.2'],
])('%s is %s', (address, page) => {
  expect(toPageUrl(address, origin)).toBe(page);
});

test.each([
  'http://example.org/',
  'https://www.example.org/',
  'https://example.org:8443/',
  'https://user:secret@example.org/',
  '//elsewhere.example/',
  'mailto:ada@example.org',
  'javascript:alert(1)',
  'data:text/html,x',
  'tel:123',
  'http://[',
  '/file.pdf',
  '/PICTURE.JPG?size=2',
  '/sitemap.xml',
  '/logout',
  '/account/sign-out?next=/',
  '/auth/log_off',
  '/user?action=logout&x=1',
  `/${'x'.repeat(2_100)}`,
])('%s is no page of the site', (address) => {
  expect(toPageUrl(address, origin)).toBeNull();
});

test.each([
  ['/a', null],
  ['http://example.org/', 'other-origin'],
  ['https://www.example.org/', 'other-origin'],
  ['https://blog.example.org/', 'other-origin'],
  ['https://example.org:8443/', 'other-origin'],
  ['/file.pdf', 'not-html'],
  ['/logout', 'sign-out'],
])('%s of the site is skipped as %s', (address, skip) => {
  expect(readNamedUrl(address, origin)?.skip).toBe(skip);
});

test.each(['https://elsewhere.example/', 'https://notexample.org/', 'mailto:ada@example.org'])(
  '%s is nothing of the site',
  (address) => {
    expect(readNamedUrl(address, origin)).toBeNull();
  },
);
