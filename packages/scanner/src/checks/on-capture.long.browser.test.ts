import type { CompletedPageScan } from '@curbcut/model/scan';
import { findRule } from '@curbcut/rules';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { scannerTest } from '../../rig/scanner-test.ts';
import { createScanner, type Scanner } from '../create-scanner.ts';
import { axeEngine } from '../engines/axe/engine.ts';
import type { ScanLimits } from '../scan-limits.ts';
import type { ScanOptions } from '../scan-options.ts';
import { checksEngine } from './engine.ts';
import { checks } from './index.ts';
import { linkPurposeCheck } from './link-purpose/check.ts';
import { reflowCheck } from './reflow/check.ts';

const link = '<a id="more" href="/berths">Read more</a>';
const page = (inside: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Harbor</title></head><body>${inside}<p>All berths are booked.</p></body></html>`;
/** All that a page can take from its scripts, but what hides it. */
const hostile = `<script>
  const lie = () => { throw new Error('caught'); };
  for (const type of [Array, Map, Set, Element, Node, Document, NodeList, Text])
    for (const name of Object.getOwnPropertyNames(type.prototype))
      if (name !== 'constructor') try { Object.defineProperty(type.prototype, name, { get: lie, set: lie }); } catch {}
  window.getComputedStyle = window.JSON = window.Promise = lie;
</script>`;

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});
beforeAll(async () => {
  server = await startPageServer({
    '/': page(link),
    '/hostile': page(link + hostile),
    '/shadow': page(`<div id="host"><template shadowrootmode="open">${link}</template></div>`),
    '/many': page(link + '<i></i>'.repeat(1_000)),
    '/posters': page(
      `${link}<p><canvas id="sheet" width="300" height="60"></canvas></p>${'<p><img width="300" height="60" alt="Poster"></p>'.repeat(7)}<script>
      const pen = sheet.getContext('2d');
      pen.font = '26px sans-serif';
      pen.fillText('Ferry to the island', 10, 40);
      for (const img of document.images) img.src = sheet.toDataURL();</script>`,
    ),
    '/endless': page(`${link}<p>${'fares '.repeat(1_000)}</p>`),
    '/frames': (_, response) => {
      const other = server.url('/').replace('127.0.0.1', 'localhost');
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(
        page(
          `<iframe id="same" title="Same" src="/"></iframe><iframe id="other" title="Other" src="${other}"></iframe>`,
        ),
      );
    },
  });
});
afterAll(() => server.close());

const read: ScanOptions = { engines: [axeEngine, checksEngine] };

async function scan(
  path: string,
  options: ScanOptions = {},
  by = scanner,
): Promise<CompletedPageScan> {
  const { pageScan } = await by.scanPage(server.url(path), { ...read, ...options });
  return pageScan.status === 'completed' ? pageScan : expect.fail(JSON.stringify(pageScan.error));
}

async function scannerWith(limits: Partial<ScanLimits>): Promise<Scanner> {
  const other = await createScanner({
    slots: 1,
    policy: createTargetPolicy({ allowAllPrivate: true }),
    infoUrl: 'https://scanner.example/',
    limits,
    log: { warn: () => {} },
  });
  onTestFinished(() => other.close());
  return other;
}

function outcome({ rules }: CompletedPageScan, rule = 'link-purpose') {
  return rules.find((run) => run.rule === rule)?.outcome;
}

function found({ issues }: CompletedPageScan) {
  return issues
    .filter(({ rule }) => rule === 'link-purpose')
    .flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
}

test.each([
  ['/', ['#more']],
  ['/hostile', ['#more']],
  ['/shadow', ['#host #more']],
  ['/frames', ['#same #more', '#other #more']],
])('what a check finds on %s is an element of the page, with its place', async (path, targets) => {
  const result = await scan(path);
  expect(found(result)).toEqual(targets);
  const [node] = result.issues.find(({ rule }) => rule === 'link-purpose')?.nodes ?? [];
  expect(node?.html).toBe('<a id="more" href="/berths">Read more</a>');
  expect(node?.box).toMatchObject({ width: expect.any(Number), height: expect.any(Number) });
});

test.each([
  ['/many', 'The page has more than 500 elements'],
  ['/endless', 'The page has more than 5,000 characters of text and markup'],
])('on %s the engines and the other checks judge the page alone', async (path, reason) => {
  const strict = await scannerWith({ captureElements: 500, captureCharacters: 5_000 });
  const result = await scan(path, {}, strict);
  expect(outcome(result)).toBe('untested');
  expect(outcome(result, 'link-text')).toBe('untested');
  expect(outcome(result, 'reflow')).not.toBe('untested');
  expect(outcome(result, 'document-title')).toBe('passed');
  const said = result.notAssessed.filter(({ code }) => code === 'CHECK_LIMIT');
  expect(said.map(({ message }) => message)).toEqual([expect.stringContaining(reason)]);
  expect(said[0]?.message).toContain('“Link purpose in context”');
});

test('a capture that takes too long costs the checks that need it', async () => {
  const hurried = await scannerWith({ captureMs: 0 });
  const result = await scan('/', {}, hurried);
  expect(outcome(result)).toBe('untested');
  expect(outcome(result, 'document-title')).toBe('passed');
  expect(result.notAssessed.map(({ message }) => message)).toEqual([
    expect.stringContaining('The page could not be read in time'),
    // What is used is found on the capture.
    expect.stringContaining('The page could not be used with the keyboard to the end'),
  ]);
});

test('what there was no time to look at is said', async () => {
  const posters = await scan('/posters');
  expect(posters.notAssessed.map(({ message }) => message)).toEqual([
    '3 pictures of the page were not searched for words that are drawn in them.',
  ]);
  expect(outcome(posters, 'picture-of-text')).toBe('untested');
  expect(outcome(posters, 'words-in-picture')).toBe('untested');
  const without = await scan('/');
  expect(without.notAssessed).toEqual([]);
  expect(outcome(without, 'words-in-picture')).toBe('inapplicable');
});

test('a fast scan captures nothing and says nothing of it', async () => {
  const result = await scan('/', { fast: true });
  const onCapture = checks.filter(
    ({ looksAt, rule }) =>
      looksAt === 'capture' && Object.keys(findRule(rule)?.detectedBy ?? {}).length === 1,
  );
  expect(onCapture.map(({ rule }) => outcome(result, rule))).toEqual(
    onCapture.map(() => 'untested'),
  );
  expect(outcome(result, 'reflow')).toBe('passed');
  expect(result.notAssessed).toEqual([]);
});

test('a check that throws is untested, and costs no other', async () => {
  const broken = vi.spyOn(linkPurposeCheck, 'expectation').mockRejectedValue(new Error('no links'));
  onTestFinished(() => broken.mockRestore());
  const result = await scan('/');
  expect(outcome(result)).toBe('untested');
  expect(outcome(result, 'link-text')).toBe('failed');
  expect(result.notAssessed.map(({ code }) => code)).toEqual(['CHECK_FAILED']);
});

test('a check that takes too long is untested, stops, and the page is taken back before the next one', async () => {
  const stopped = vi.fn();
  const slow = vi.spyOn(reflowCheck, 'expectation').mockImplementation(async ({ guard }) =>
    guard.race(new Promise<never>(() => {})).catch((error: unknown) => {
      stopped();
      throw error;
    }),
  );
  onTestFinished(() => slow.mockRestore());
  const result = await scan('/', {}, await scannerWith({ checkMs: 1_500 }));
  expect(outcome(result, 'reflow')).toBe('untested');
  expect(stopped).toHaveBeenCalled();
  expect(outcome(result)).toBe('failed');
  expect(found(result)).toEqual(['#more']);
  expect(result.notAssessed).toMatchObject([{ code: 'CHECK_LIMIT' }]);
  expect(result.notAssessed[0]?.message).toMatch(/took too long.*“[^”]*”/);
  expect(result.warnings).toEqual([]);
});

test('of each check is told how long it took', async () => {
  const profiles: ReadonlyMap<string, number>[] = [];
  await scan('/', { onProfile: (profile) => profiles.push(profile) });
  const looking = checks.filter(({ looksAt }) => looksAt !== 'use').map(({ rule }) => rule);
  expect(profiles).toHaveLength(1);
  const ways = [
    'walk',
    'pointer',
    'keys',
    'drags',
    'arrows',
    'fields',
    'suggestions',
    'forms',
    'steps',
    'wait',
    'again',
  ].map((way) => `use: ${way}`);
  expect([...(profiles[0]?.keys() ?? [])].sort()).toEqual(
    [...looking, 'dark-scheme', 'forced-colors', 'narrow', 'use', ...ways].sort(),
  );
});
