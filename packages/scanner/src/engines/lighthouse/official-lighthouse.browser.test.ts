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
const pages = ['clean', 'forms', 'aria', 'frames'];
const policy = createTargetPolicy({ allowAllPrivate: true });

let server: PageServer;
let scanner: Scanner;
let official: BrowserProcess;
let egress: EgressSession;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  const files = ['parts/outer-frame', 'parts/inner-frame', ...pages];
  server = await startPageServer(
    Object.fromEntries(
      files.map((name) => [
        `/${name}.html`,
        readFileSync(path.join(folder, `${name}.html`), 'utf8'),
      ]),
    ),
  );
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
