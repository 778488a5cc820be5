import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CompletedPageScan } from '@curbcut/model/scan';
import { type PageServer, startPageServer } from '@curbcut/testing';
import {
  browserContextEgress,
  createTargetPolicy,
  type EgressSession,
  openEgress,
} from '@curbcut/url-guard';
import { snapshot } from 'lighthouse';
import { scannerTest } from '../../../rig/scanner-test.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserProcess, startBrowserProcess } from '../../browser/browser-process.ts';
import { findChromium } from '../../browser/find-chromium.ts';
import type { Scanner } from '../../create-scanner.ts';
import type { ScanOptions } from '../../scan-options.ts';
import { lighthouseEngine } from './engine.ts';

/** What the other engines find changes nothing of its score. */
const lighthouseAlone: ScanOptions = { engines: [lighthouseEngine], fast: true };

const folder = path.join(import.meta.dirname, '../../fixtures/pages');
const fixtures = ['clean', 'forms', 'aria', 'frames'];
const players = ['player', 'film-and-sound', 'never-loads', 'shadow-player', 'broken-media'];
const pages = [...fixtures, ...players];
const scene = (inside: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Film</title></head><body><main><h1>How to tie a bowline</h1>${inside}</main></body></html>`;
/** A film without captions, one that plays by itself, sound with and without words, and buttons that say nothing. */
const filmAndSound = scene(
  `<video id="film" controls width="640" height="264" src="/tone.wav"></video><video autoplay src="/tone.wav"><track kind="captions" src="/none.vtt"></video>
  <audio controls src="/tone.wav"></audio><audio autoplay loop src="/tone.wav"></audio><button></button><input type="range">`,
);
/** Players in frames: one that never comes, one without a name. */
const neverLoads = scene(
  '<iframe title="Film" src="/never" width="640" height="360" allow="autoplay"></iframe><iframe src="/frame-player.html" width="300" height="150"></iframe><button aria-label="Play"></button>',
);
const shadowPlayer = scene(
  `<x-player id="host"></x-player><script>
    host.attachShadow({ mode: 'open' }).innerHTML = '<video src="/tone.wav"></video><div role="slider" tabindex="0"></div><button></button><slot></slot>';
    host.innerHTML = '<audio controls src="/tone.wav"></audio>';
    document.body.append(document.createElement('video'));
  </script>`,
);
/** Media that are answered with an error, with something else, or not at all. */
const brokenMedia = scene(
  '<video controls src="/none"></video><video autoplay src="/frame-player.html"></video><audio autoplay src="/never"></audio><video autoplay preload="auto"><source src="/never"><source src="/none"></video>',
);
/** Two films without captions, one in a frame; a bar that a script draws anew while it plays; a button without a name. */
const player = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Film</title></head><body><main><h1>How to tie a bowline</h1>
<video id="film" width="640" height="264" autoplay muted loop src="/tone.wav"></video>
<div id="bar"><button id="play">Pause</button><button id="sound"><svg width="24" height="24"></svg></button><span id="time"></span><div role="slider" tabindex="0" aria-label="Position" aria-valuemin="0" aria-valuemax="100" id="at">.</div><div role="menu" hidden><div role="menuitemradio" aria-checked="true">1x</div></div></div>
<audio controls src="/tone.wav"></audio>
<iframe title="Second film" src="/frame-player.html" width="600" height="300"></iframe></main>
<script>setInterval(()=>{time.innerHTML="<b>0:0"+Math.round(film.currentTime*10)+"</b> of <i>1:00</i>";at.setAttribute("aria-valuenow",Math.round(film.currentTime*16)%100)},50)</script></body></html>`;
const framePlayer =
  '<!doctype html><title>Second</title><video controls width="300" height="150" src="/tone.wav"></video><button></button>';

/** Six seconds of silence. */
function silence(): Buffer {
  const samples = 8_000 * 6;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples, 4);
  head.write('WAVEfmt ', 8);
  for (const [at, value] of [
    [16, 16],
    [24, 8_000],
    [28, 8_000],
    [40, samples],
  ] as const)
    head.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    head.writeUInt16LE(value, at);
  head.write('data', 36);
  return Buffer.concat([head, Buffer.alloc(samples, 128)]);
}

const policy = createTargetPolicy({ allowAllPrivate: true });

let server: PageServer;
let scanner: Scanner;
let official: BrowserProcess;
let egress: EgressSession;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  const files = ['parts/outer-frame', 'parts/inner-frame', ...fixtures];
  server = await startPageServer({
    ...Object.fromEntries(
      files.map((name) => [
        `/${name}.html`,
        readFileSync(path.join(folder, `${name}.html`), 'utf8'),
      ]),
    ),
    '/player.html': player,
    '/frame-player.html': framePlayer,
    '/film-and-sound.html': filmAndSound,
    '/never-loads.html': neverLoads,
    '/shadow-player.html': shadowPlayer,
    '/broken-media.html': brokenMedia,
    '/never': () => {},
    '/tone.wav': (_, response) =>
      response.writeHead(200, { 'content-type': 'audio/wav' }).end(silence()),
  });
  const chromium = await findChromium();
  if (!chromium) throw new Error('No Chromium was found.');
  official = await startBrowserProcess({ ...chromium, warn: () => {} });
  egress = await openEgress({ policy });
});

afterAll(async () => {
  await official.kill();
  await egress.close();
  await server.close();
});

test.each(pages)(
  '%s: the score and the failing audits of Lighthouse’s own snapshot',
  async (name) => {
    const url = server.url(`/${name}.html`);
    const { pageScan } = await scanner.scanPage(url, lighthouseAlone);
    if (pageScan.status === 'failed') expect.fail(JSON.stringify(pageScan.error));
    const expected = await officialSnapshot(url);
    expect(ownScore(pageScan)).not.toBeNull();
    const failing = pageScan.issues.flatMap(({ detectedBy }) =>
      detectedBy.filter(({ engine }) => engine === 'lighthouse').map(({ rule }) => rule),
    );
    expect({ score: ownScore(pageScan), failingAudits: failing.sort() }).toEqual(expected);
  },
);

test('the pages tell a right from a wrong score', async () => {
  const scores = await Promise.all(
    ['clean', 'forms'].map(async (name) => {
      const { pageScan } = await scanner.scanPage(server.url(`/${name}.html`), lighthouseAlone);
      return pageScan.status === 'completed' ? ownScore(pageScan) : null;
    }),
  );
  expect(scores[0]).toBe(1);
  expect(scores[1]).toBeLessThan(0.8);
});

function ownScore({ engines }: CompletedPageScan): number | null {
  return engines.find(({ engine }) => engine === 'lighthouse')?.score ?? null;
}

async function officialSnapshot(url: string) {
  const context = await official.browser.createBrowserContext(
    browserContextEgress(egress.proxyUrl),
  );
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    // What never comes keeps the page from ever being loaded.
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.waitForNetworkIdle({ concurrency: 2 });
    const result = await snapshot(page as never, {
      flags: {
        onlyCategories: ['accessibility'],
        formFactor: 'desktop',
        screenEmulation: { disabled: true },
      },
    });
    const category = result?.lhr.categories['accessibility'];
    if (!result || !category) throw new Error('Lighthouse gave no accessibility category.');
    return {
      score: category.score,
      failingAudits: category.auditRefs
        .filter(({ weight }) => weight > 0)
        .map(({ id }) => result.lhr.audits[id])
        .filter((audit) => audit?.scoreDisplayMode === 'binary' && audit.score === 0)
        .map((audit) => audit?.id)
        .sort(),
    };
  } finally {
    await context.close();
  }
}
