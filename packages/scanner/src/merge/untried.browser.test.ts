import type { Issue } from '@curbcut/model/scan';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannerTest } from '../../rig/scanner-test.ts';
import { axeEngine } from '../engines/axe/engine.ts';
import { checksEngine } from '../checks/engine.ts';
import type { Scanner } from '../create-scanner.ts';

const engines = [{ ...axeEngine, comprehensive: false }, checksEngine];

let server: PageServer;
let scanner: Scanner;
let shown = '';

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({
    // Nothing of the text is there before the press.
    '/': `<!doctype html><html lang="en"><head><title>Tide tables</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Tide tables</h1><p style="color:#bbb">From May to September.</p>
<button type="button" aria-expanded="false" onclick="open_(this)">Prices</button><div id="prices"></div>
<script>function open_(button) { button.ariaExpanded = 'true'; prices.innerHTML = '<p style="color:#aaa">Eighty crowns a day.</p><a href="/tides">Tides</a>'; }</script>
</main></body></html>`,
    '/harbors': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(shown);
    },
  });
});

afterAll(async () => {
  await server.close();
});

async function scan(lastIssues: readonly Issue[], interaction: boolean) {
  const options = { engines, lastIssues, interaction } as const;
  const { pageScan } = await scanner.scanPage(server.url('/'), options);
  if (pageScan.status === 'failed') return expect.fail(pageScan.error.message);
  return pageScan;
}

test('what a state has shown is untried where the state is not judged again, and only that', async () => {
  const first = await scan([], true);
  const pale = first.issues.filter(({ rule }) => rule === 'color-contrast');
  const nodes = pale.flatMap((issue) => issue.nodes);
  expect(nodes.map(({ html, seenIn }) => [/[A-Z]\w+/.exec(html)?.[0], seenIn])).toEqual([
    ['From', undefined],
    ['Eighty', expect.stringMatching(/^[0-9a-f]{8}$/)],
  ]);
  expect(first.untried).toBe(undefined);

  const unused = await scan(first.issues, false);
  const untried = unused.untried?.filter(({ rule }) => rule === 'color-contrast');
  expect(untried?.map(({ fingerprint }) => fingerprint)).toEqual([nodes[1]?.fingerprint]);
});

/** Nothing shows which link has the focus: the first of those that are written alike tell by their styles, others by pictures. */
const unmarked = (links: readonly string[], more = '') =>
  site(
    `<style>a:focus { outline: none }</style><nav>${links
      .map((name) => `<a href="/${name}" id="${name}">${name}</a>`)
      .join(' ')}</nav><button type="button">Book</button>${more}`,
  );
const towns = ['Aalborg', 'Bergen', 'Cadiz', 'Dover', 'Esbjerg'];

/** Code that may show the focus: styles tell nothing then. */
const hears = `<script>for (const link of document.links) link.addEventListener('focus', () => {});</script>`;

test.each([
  ['styles', ''],
  ['pictures', hears],
])('links that others have come before are judged again by %s', async (_, more) => {
  const first = await scanPage(unmarked(towns, more), []);
  const names = linksOf(first, 'focus-visible');
  expect(names).toEqual(towns);
  const ports = ['Ibiza', 'Jakarta', 'Kiel', 'Lagos', 'Malmo', 'Naples', 'Oslo', 'Porto'];
  const again = await scanPage(unmarked([...ports, ...towns], more), first.issues);
  expect(linksOf(again, 'focus-visible')).toEqual(expect.arrayContaining(towns));
  expect(again.untried).toBe(undefined);
});

test('a stop that is elsewhere without the focus is not known to be marked', async () => {
  const first = await scanPage(unmarked(towns, hears), []);
  const moving = `${hears}<style>#Esbjerg { position: relative }</style><script>
    const move = (left) => () => { Esbjerg.style.left = left; };
    Esbjerg.addEventListener('focus', move('9px')); Esbjerg.addEventListener('blur', move('90px'));</script>`;
  const again = await scanPage(unmarked(towns, moving), first.issues);
  expect(linksOf(again, 'focus-visible')).toEqual(towns.slice(0, -1));
  expect(again.untried).toEqual([
    expect.objectContaining({
      rule: 'focus-visible',
      fingerprint: fingerprintOf(first, 'Esbjerg'),
    }),
  ]);
});

test('a mark that comes is seen on what the last scan found', async () => {
  const first = await scanPage(unmarked(towns), []);
  expect(linksOf(first, 'focus-visible')).toEqual(towns);
  const mark = '<style>#Esbjerg:focus { outline: 3px solid #036 }</style>';
  const again = await scanPage(unmarked(towns, mark), first.issues);
  expect(linksOf(again, 'focus-visible')).toEqual(towns.slice(0, -1));
  expect(again.untried).toBe(undefined);
});

test('what Tab leads to no more, and what nothing lies over any more, is gone', async () => {
  const links = towns.map((name) => `<p style="height:200px"><a href="/${name}">${name}</a></p>`);
  const bar = '<div id="bar" style="position:fixed;inset:40% 0 0;background:#fff">Cookies</div>';
  const closed = (more: string) =>
    `<div style="overflow:clip;height:0"><a href="/closed"${more}>Closed</a></div>`;
  const first = await scanPage(site(`${closed('')}${links.join('')}${bar}`), []);
  expect(rulesOf(first)).toEqual(expect.arrayContaining(['focus-obscured', 'hidden-focus']));
  const small = bar.replace('inset:40% 0 0', 'bottom:0');
  const mended = site(`${closed(' tabindex="-1"')}${links.join('')}${small}`);
  const again = await scanPage(mended, first.issues);
  expect(rulesOf(again)).not.toEqual(expect.arrayContaining(['focus-obscured']));
  expect(rulesOf(again)).not.toEqual(expect.arrayContaining(['hidden-focus']));
  expect(again.untried).toBe(undefined);
});

function site(body: string): string {
  return `<!doctype html><html lang="en"><head><title>Harbors</title><meta name="viewport" content="width=device-width"></head><body><h1>Harbors</h1>${body}</body></html>`;
}

async function scanPage(html: string, lastIssues: readonly Issue[]) {
  shown = html;
  const options = { engines: [checksEngine], lastIssues };
  const { pageScan } = await scanner.scanPage(server.url('/harbors'), options);
  if (pageScan.status === 'failed') return expect.fail(pageScan.error.message);
  return pageScan;
}

type Scanned = Awaited<ReturnType<typeof scanPage>>;

function rulesOf({ issues }: Scanned): string[] {
  return issues.filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule);
}

function nodesOf({ issues }: Scanned, wanted: string) {
  return issues.filter(({ rule }) => rule === wanted).flatMap(({ nodes }) => nodes);
}

function linksOf(scanned: Scanned, rule: string): string[] {
  const names = nodesOf(scanned, rule).map(({ html }) => /id="(\w+)"/.exec(html)?.[1] ?? '');
  return [...new Set(names)].sort();
}

function fingerprintOf(scanned: Scanned, id: string): string | undefined {
  return nodesOf(scanned, 'focus-visible').find(({ html }) => html.includes(`id="${id}"`))
    ?.fingerprint;
}
