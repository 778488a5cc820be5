import { type PageServer, startPageServer } from '@curbcut/testing';
import { scannerTest } from '../../rig/scanner-test.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scanner } from '../create-scanner.ts';

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Links</title><main><h1>Links</h1><p>Some words to read.</p>${body}</main></html>`;

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({
    '/some': page(`
      <a href="/b#part">B</a> <a href="c?x=1&amp;y=2">C</a> <a href="/b">B again</a> <a href="#top">Top</a>
      <a href="https://elsewhere.example/">Away</a> <a href="//127.0.0.1:1/">Other port</a>
      <a href="mailto:ada@example.org">Mail</a> <a href="javascript:void 0">Script</a>
      <a href="/report.csv" download>Save</a> <a>No address</a> <a href="http://[">Broken</a>
      <map name="m"><area href="/area" alt="Area" /></map>
      <div><template shadowrootmode="open"><a href="/inside">Inside</a></template></div>
      <script>
        Array.prototype.push = Set.prototype.add = () => { throw new Error('mine'); };
        Object.defineProperty(HTMLAnchorElement.prototype, 'href', { get: () => 'http://10.0.0.5/' });
        document.querySelector('main').insertAdjacentHTML('beforeend', '<a href="/late">Late</a>');
      </script>`),
    '/many': page(
      Array.from({ length: 1_000 }, (_, at) => `<p><a href="/page-${at}">${at}</a></p>`).join(''),
    ),
  });
});

afterAll(async () => {
  await server.close();
});

async function linksOf(path: string): Promise<string[] | undefined> {
  let found: string[] | undefined;
  const { pageScan } = await scanner.scanPage(server.url(path), {
    onLinks: (links) => (found = links),
  });
  expect(pageScan.status).toBe('completed');
  return found?.map((link) => link.replace(server.url(''), ''));
}

test('a page tells where on its own host it leads, its own origin first, whatever its scripts have changed', async () => {
  expect(await linksOf('/some')).toEqual([
    '/b',
    '/c?x=1&y=2',
    '/some',
    '/area',
    '/inside',
    '/late',
    'http://127.0.0.1:1/',
  ]);
});

test('of a thousand links the first five hundred are told', async () => {
  const links = await linksOf('/many');
  expect(links).toHaveLength(500);
  expect(links?.[499]).toBe('/page-499');
});
