import { expect, test } from 'vitest';
import { lookAtUrl, shapeOf } from './near-copy.ts';

const kindOf = (path: string) => lookAtUrl(`https://wiki.example${path}`).kind;

test.each([
  ['/w/index.php?title=Elbe&action=edit', 'history-view'],
  ['/w/index.php?title=Elbe&action=history', 'history-view'],
  ['/w/index.php?title=Elbe&oldid=4410', 'history-view'],
  ['/w/index.php?title=Elbe&diff=prev', 'history-view'],
  ['/doku.php?id=start&do=revisions', 'history-view'],
  ['/pages/elbe/edit', 'history-view'],
  ['/wp-admin/post.php', 'history-view'],
  ['/w/index.php?title=Special:UserLogin&returnto=Elbe', 'sign-in-view'],
  ['/login?next=%2Fcart', 'sign-in-view'],
  ['/elbe?printable=yes', 'print-view'],
  ['/elbe/feed/', 'print-view'],
  ['/post?replytocom=12', 'print-view'],
  ['/shop?sort=price&order=asc', 'query-variant'],
  ['/?utm_source=mail', 'query-variant'],
] as const)('%s comes last: %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

test.each([
  '/w/index.php?title=Elbe',
  '/product?id=12',
  '/search?q=elbe',
  '/login',
  '/editorial/history-of-rivers',
  '/news/editing-a-film',
  '/?p=12',
  '/%E0%A4%A',
])('%s may be a page of its own', (path) => {
  expect(kindOf(path)).toBeNull();
});

test('a URL with parameters is a view of those without some of them', () => {
  const { viewOf } = lookAtUrl('https://shop.example/list?color=red&sort=price');
  expect(viewOf).toEqual(['https://shop.example/list', 'https://shop.example/list?color=red']);
  expect(lookAtUrl('https://shop.example/list').viewOf).toEqual([]);
});

test('URLs look alike by their path and the names of their parameters', () => {
  expect(shapeOf('https://a.example/talk?of=1&by=x')).toBe('/talk?by&of');
  expect(shapeOf('https://a.example/talk?by=y&of=2')).toBe('/talk?by&of');
  expect(shapeOf('https://a.example/talk')).toBeNull();
});
