import type { PageOutline } from '@curbcut/model/scan';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannerTest } from '../../rig/scanner-test.ts';
import type { Scanner } from '../create-scanner.ts';

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});
beforeAll(async () => {
  server = await startPageServer({
    '/': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title> Berths – Harbor </title></head><body>
      <header><a href="/"><img src="/logo.png" alt="Harbor" width="40" height="40"></a>
        <nav id="menu"><a href="/map#quay">Map</a><a href="fares">Fares <b>2026</b></a><a href="/gone" style="display:none">Gone</a></nav>
        <form role="search"><label>Search <input name="words"></label></form></header>
      <main><article><header><a href="/author">By the harbor master</a></header></article><h1>Our berths</h1><p><a href="/tides">Tides</a></p></main>
      <footer><a href="tel:+4940123">Call us</a><a href="/sitemap">All pages</a></footer></body></html>`,
    '/form':
      '<!doctype html><html lang="en"><title>Contact</title><body><aside><h2>News</h2></aside><main><h2>Sign in</h2><h3>By mail</h3></main></body></html>',
    '/news':
      '<!doctype html><html lang="en"><title>News</title><main><h2>Harbor closed</h2><p>Fog.</p><h2>Ferry late</h2><p>Fog.</p></main></html>',
    '/bare': '<!doctype html><html><body><p>Boats leave at noon.</p></body></html>',
  });
});
afterAll(() => server.close());

async function outlineOf(path: string): Promise<PageOutline> {
  const read: PageOutline[] = [];
  const { pageScan } = await scanner.scanPage(server.url(path), {
    onOutline: (one) => read.push(one),
  });
  expect(pageScan.status).toBe('completed');
  return read[0] ?? expect.fail('no outline was read');
}

test('what a page shares with the others of its site is told, with the places of it', async () => {
  const outline = await outlineOf('/');
  expect(outline).toMatchObject({
    title: 'Berths – Harbor',
    lang: 'en-gb',
    heading: 'Our berths',
    search: { words: 'Search', url: null },
    siteMap: { words: 'All pages', url: server.url('/sitemap') },
  });
  const blocks = outline.blocks.map(({ kind, links }) => [
    kind,
    ...links.map(({ words, url }) => `${words} ${url}`),
  ]);
  expect(blocks).toEqual([
    ['header', `Harbor ${server.url('/')}`],
    ['navigation', `Map ${server.url('/map')}`, `Fares 2026 ${server.url('/fares')}`],
    ['footer', 'Call us tel:+4940123', `All pages ${server.url('/sitemap')}`],
  ]);
  expect(outline.blocks[1]?.links[1]).toMatchObject({
    target: [expect.stringContaining('fares')],
    html: '<a href="fares">Fares <b>2026</b></a>',
  });
});

test('the heading of the content stands for one of level 1', async () => {
  expect(await outlineOf('/form')).toMatchObject({ title: 'Contact', heading: 'Sign in' });
  // Several of a level are of what the page lists.
  expect(await outlineOf('/news')).toMatchObject({ title: 'News', heading: '' });
});

test('a page that shares nothing has an empty outline', async () => {
  expect(await outlineOf('/bare')).toEqual({
    title: '',
    lang: '',
    heading: '',
    blocks: [],
    search: null,
    siteMap: null,
  });
});
