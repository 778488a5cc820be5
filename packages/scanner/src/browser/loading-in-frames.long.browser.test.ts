import type { CompletedPageScan } from '@curbcut/model/scan';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import { axeAlone } from '../../rig/scanner-test.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScanner, type Scanner } from '../create-scanner.ts';

const page = (inside: string) =>
  `<!doctype html><html lang="en"><head><title>Harbor</title></head><body><main><h1>Harbor</h1><p>Boats leave at noon.</p>${inside}</main></body></html>`;

/** Says that it loads until a picture without an alternative has come, after a time in which nothing is fetched. */
const comesLate = `<!doctype html><html lang="en"><head><title>Orders</title></head><body><p>Orders</p><div id="part"><p role="status">Loading your orders</p></div><script>
  setTimeout(() => { part.innerHTML = '<img id="came" src="/none" width="60" height="40">' }, 1200);
</script></body></html>`;
const says = (what: string) =>
  `<!doctype html><html lang="en"><title>Ad</title><p role="status">${what}</p><script>0</script></html>`;
const frame = (src: string, style = '') =>
  `<iframe title="Orders" src="${src}" width="400" height="200" style="${style}"></iframe>`;

let main: PageServer;
let other: PageServer;
let scanner: Scanner;

beforeAll(async () => {
  other = await startPageServer({
    '/orders': comesLate,
    '/outer': `<!doctype html><html lang="en"><title>Outer</title>${frame('/orders')}</html>`,
    '/forever': says('Loading…'),
  });
  const elsewhere = (path: string) => other.url(path).replace('127.0.0.1', 'localhost');
  main = await startPageServer({
    '/orders': comesLate,
    '/same-origin': page(frame('/orders')),
    '/cross-origin': page(frame(elsewhere('/orders'))),
    '/frame-in-frame': page(frame(elsewhere('/outer'))),
    '/written-by-page': page(
      `<iframe title="Orders" id="orders" width="400" height="200"></iframe><script>
        const write = (html) => { orders.contentDocument.body.innerHTML = html };
        addEventListener('load', () => {
          write('<p>Orders</p><p role="status">Loading your orders</p>');
          setTimeout(() => write('<p>Orders</p><img id="came" src="/none" width="60" height="40">'), 1200);
        });
      </script>`,
    ),
    '/says-so-forever': page(frame(elsewhere('/forever'))),
    '/in-hidden-frames': page(
      [
        frame(elsewhere('/forever'), 'display: none'),
        frame(elsewhere('/forever'), 'visibility: hidden'),
        frame(elsewhere('/forever'), 'opacity: 0'),
        frame(elsewhere('/forever'), 'position: absolute; left: -3000px'),
        `<div style="width: 0; height: 0; overflow: hidden">${frame(elsewhere('/forever'))}</div>`,
      ].join(''),
    ),
  });
  scanner = await createScanner({
    slots: 1,
    policy: createTargetPolicy({ allowAllPrivate: true }),
    infoUrl: 'https://scanner.example/',
    limits: { lateContentMs: 3_000 },
  });
});

afterAll(async () => {
  await scanner.close();
  await main.close();
  await other.close();
});

async function scan(path: string): Promise<CompletedPageScan> {
  const { pageScan } = await scanner.scanPage(main.url(path), axeAlone);
  return pageScan.status === 'failed' ? expect.fail(JSON.stringify(pageScan.error)) : pageScan;
}

function pictures({ issues }: CompletedPageScan): (string | undefined)[] {
  const nodes = issues.find(({ rule }) => rule === 'image-alt')?.nodes ?? [];
  return nodes.map(({ target }) => target.at(-1));
}

test.each(['/same-origin', '/cross-origin', '/frame-in-frame', '/written-by-page'])(
  'what a frame says that it loads is waited for: %s',
  async (path) => {
    const found = await scan(path);
    expect(pictures(found)).toEqual(['#came']);
    expect(found.warnings).toEqual([]);
  },
);

test('a frame that says so to the end is a warning', async () => {
  expect((await scan('/says-so-forever')).warnings).toEqual([
    'A part of the page still says that it is loading; what it showed was judged.',
  ]);
});

test('frames that nobody sees are not waited for', async () => {
  const { warnings, timings } = await scan('/in-hidden-frames');
  expect(warnings).toEqual([]);
  expect(timings.stableMs).toBeLessThan(3_000);
});
