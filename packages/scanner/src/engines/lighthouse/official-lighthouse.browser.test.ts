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

const folder = path.join(import.meta.dirname, '../../fixtures/pages');
const fixtures = ['clean', 'forms', 'aria', 'frames'];
const pages = [...fixtures, 'player'];
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
    const { pageScan } = await scanner.scanPage(url);
    if (pageScan.status === 'failed') expect.fail(JSON.stringify(pageScan.error));
    const expected = await officialSnapshot(url);
    const failing = pageScan.issues.flatMap(({ detectedBy }) =>
      detectedBy.filter(({ engine }) => engine === 'lighthouse').map(({ rule }) => rule),
    );
    expect({ score: ownScore(pageScan), failingAudits: failing.sort() }).toEqual(expected);
  },
);

test('the pages tell a right from a wrong score', async () => {
  const scores = await Promise.all(
    ['clean', 'forms'].map(async (name) => {
      const { pageScan } = await scanner.scanPage(server.url(`/${name}.html`));
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
    await page.goto(url, { waitUntil: 'networkidle0' });
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
