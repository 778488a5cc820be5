import type { Issue } from '@curbcut/model/scan';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeAlone, scannerTest } from '../../rig/scanner-test.ts';
import type { Scanner } from '../create-scanner.ts';

/**
 * What stays the same element has the same `data-is` in each version of a page; nothing that is compared looks at it.
 */
const header = (search: string) =>
  `<header><nav><a href="/">Home</a><a href="/teas">Teas</a></nav><form role="search"><input data-is="query" name="q"><button data-is="search"${search}></button></form></header>`;
const card = (name: string, tail = '') =>
  `<li><h2>${name}</h2><img data-is="${name}" src="/img/${name.toLowerCase()}.jpg" width="40" height="40"${tail}><button data-is="add ${name}"></button></li>`;
const page = (inside: string, { search = '', title = 'Teas' } = {}) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${header(search)}<main><h1>${title}</h1>${inside}</main></body></html>`;
const list = (...cards: string[]) => `<ul>${cards.join('')}</ul>`;
const pale = (words: string) => `<p data-is="note" style="color:#bbb">${words}</p>`;

const names = ['Assam', 'Sencha', 'Rooibos', 'Mint'] as const;
const original = page(list(...names.map((name) => card(name))) + pale('Free from 30 euros.'));

let shown = original;
let server: PageServer;
let scanner: Scanner;
let first: Issue[];

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});
beforeAll(async () => {
  server = await startPageServer({
    '/teas': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(shown);
    },
  });
  first = await scan(original);
});
afterAll(async () => {
  await server.close();
});

async function scan(html: string, lastIssues: readonly Issue[] = []): Promise<Issue[]> {
  shown = html;
  const { pageScan } = await scanner.scanPage(server.url('/teas'), { ...axeAlone, lastIssues });
  if (pageScan.status === 'failed') return expect.fail(JSON.stringify(pageScan.error));
  return pageScan.issues.filter(({ outcome }) => outcome === 'failed');
}

/** Rule and element by fingerprint. */
function elementsOf(issues: readonly Issue[]): Map<string, string> {
  return new Map(
    issues.flatMap(({ rule, nodes }) =>
      nodes.map(({ fingerprint, html, target }) => [
        fingerprint,
        `${rule} ${/data-is="([^"]*)"/.exec(html)?.[1] ?? target.join(' ')}`,
      ]),
    ),
  );
}

async function changesOf(html: string, before: readonly Issue[] = first) {
  const now = elementsOf(await scan(html, before));
  const then = elementsOf(before);
  const isOf = (some: Map<string, string>) => (fingerprint: string) => some.has(fingerprint);
  const of = (some: Map<string, string>, fingerprints: readonly string[]) =>
    fingerprints.map((fingerprint) => some.get(fingerprint)).sort();
  const kept = [...now.keys()].filter(isOf(then));
  expect(of(now, kept), 'the same elements').toEqual(of(then, kept));
  return {
    fresh: of(
      now,
      [...now.keys()].filter((one) => !then.has(one)),
    ),
    gone: of(
      then,
      [...then.keys()].filter((one) => !now.has(one)),
    ),
  };
}

const cards = names.map((name) => card(name));

const unchanged: [string, string][] = [
  ['nothing', original],
  ['other words', original.replace('Free from 30 euros.', 'No postage above 30 euros today.')],
  [
    'blocks moved into another part',
    page(
      `<section id="offers"><div>${list(...cards)}</div></section><aside>${pale('Free from 30 euros.')}</aside>`,
    ),
  ],
  ['another order', page(list(...cards.toReversed()) + pale('Free from 30 euros.'))],
  [
    'files moved, a heading renamed, and text before each',
    original.replaceAll('/img/', '/static/pictures/').replaceAll('<h1>Teas', '<h1>Our teas'),
  ],
  [
    'names given to elements, which repair nothing',
    original.replaceAll('<button data-is="add', '<button id="add" type="button" data-is="add'),
  ],
];

test.each(unchanged)('%s: every element is the one that it was', async (_, html) => {
  expect(await changesOf(html)).toEqual({ fresh: [], gone: [] });
});

test('elements of a frame are known again as those of the page are', async () => {
  const frame = (inside: string) =>
    `<iframe title="Offers" srcdoc="${`<!doctype html><html lang='en'><title>Offers</title><main>${inside}</main></html>`.replaceAll('"', '&quot;')}" width="400" height="600"></iframe>`;
  const before = await scan(page(list(...cards.slice(0, 1)) + frame(list(...cards))));
  const inside = `<section id='all'><div>${list(...cards.toReversed().filter((one) => one !== card('Mint')))}</div></section>`;
  const moved = page(list(...cards.slice(0, 1)) + frame(inside));
  expect(await changesOf(moved, before)).toEqual({
    fresh: [],
    gone: ['button-name add Mint', 'image-alt Mint'],
  });
});

test('what is repaired is gone, and its neighbors are not taken for it', async () => {
  const repaired = page(
    list(card('Assam', ' alt="Leaves"'), ...cards.slice(1)) + pale('Free from 30 euros.'),
    { search: ' aria-label="Search"' },
  );
  expect(await changesOf(repaired)).toEqual({
    fresh: [],
    gone: ['button-name search', 'image-alt Assam'],
  });
});

test('what comes in the place of what is repaired is new', async () => {
  const mixed = page(
    list(card('Assam', ' alt="Leaves"'), ...cards.slice(1), card('Oolong')) +
      pale('Free from 30 euros.'),
  );
  expect(await changesOf(mixed)).toEqual({
    fresh: ['button-name add Oolong', 'image-alt Oolong'],
    gone: ['image-alt Assam'],
  });
});

test('what stands in the old place of an element is not it', async () => {
  const [note, other] = ['Free from 30 euros.', 'Free tea from 9 to 12.'].map(pale);
  const before = await scan(page(`${list(...cards)}<div>${note}</div><h2>Shops</h2>`));
  const moved = `${list(...cards)}<div>${other}</div><h2>Shops</h2><aside><b>Soon</b>${note}</aside>`;
  const now = await scan(page(moved), before);
  const notes = (issues: readonly Issue[]) =>
    issues.flatMap(({ nodes }) => nodes.filter(({ html }) => html.includes('Free from 30')));
  expect(notes(now).map(({ fingerprint }) => fingerprint)).toEqual(
    notes(before).map(({ fingerprint }) => fingerprint),
  );
});

test('one of several that look alike in the code is told by what is next to it', async () => {
  const repaired = original.replace(
    '<button data-is="add Assam"></button>',
    '<button>Add</button>',
  );
  expect(await changesOf(repaired)).toEqual({ fresh: [], gone: ['button-name add Assam'] });
});

test('what was broken again has the fingerprints that it had before', async () => {
  const repaired = await scan(
    original.replace('<button data-is="search">', '<button data-is="search" aria-label="Find">'),
    first,
  );
  const again = elementsOf(await scan(original, repaired));
  expect([...again.keys()].sort()).toEqual([...elementsOf(first).keys()].sort());
});
