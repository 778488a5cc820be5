import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannerTest } from '../../rig/scanner-test.ts';
import type { Scanner } from '../create-scanner.ts';
import type { Engine } from '../engines/engine.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import type { PageCheck, TargetOutcome } from './check.ts';
import { checksEngine } from './engine.ts';
import { makeNarrow } from './page/narrow-window.ts';
import { rootNumber } from './page/root-pointer.ts';
import { CheckTimeError, runChanging } from './run-with-evidence.ts';

const harbor = `<!doctype html><html lang="en"><head><title>Harbor</title><style>.notice { height: 30px; overflow: hidden }</style></head><body>
<nav aria-label="Main"><a href="/fares">Fares</a> <a href="/news">News</a></nav><main><h1>Harbor</h1><p class="notice">Boats leave at noon.</p></main>
<script>narrowed = 0; addEventListener('resize', () => { narrowed += innerWidth === 320 ? 1 : 0 })</script></body></html>`;

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({ '/': harbor });
});

afterAll(async () => {
  await server.close();
});

/** Scans the page with our own checks, with `run` in their place. */
async function scanWith(run: Engine['run']) {
  const { pageScan } = await scanner.scanPage(server.url('/'), {
    engines: [{ ...checksEngine, run }],
    interaction: false,
  });
  if (pageScan.status === 'failed') expect.fail(JSON.stringify(pageScan.error));
  return pageScan;
}

test('what looks at the narrow window does so in one go', async () => {
  let narrowed: unknown;
  const { rules } = await scanWith(async (page) => {
    const output = await checksEngine.run(page);
    narrowed = await page.page.evaluate('narrowed');
    return output;
  });
  expect(narrowed).toBe(1);
  const about = ['reflow', 'narrow-clipped', 'lost-when-narrow'];
  expect(rules.filter(({ rule }) => about.includes(rule)).map(({ outcome }) => outcome)).toEqual([
    'passed',
    'passed',
    'passed',
  ]);
});

test('a check that throws, or takes too long, costs its own findings only, and the window is wide again', async () => {
  const check = (rule: string, change: Partial<PageCheck<unknown>>): PageCheck<unknown> => ({
    looksAt: 'page',
    rule,
    name: rule,
    applicability: async (page) => [await rootNumber(page)],
    change: makeNarrow,
    expectation: async () => [{ outcome: 'passed' }],
    ...change,
  });
  const boom = new Error('Boom');
  const failing = async (page: PageUnderTest): Promise<TargetOutcome[]> => {
    const width = await page.page.evaluate('innerWidth');
    const element = await rootNumber(page);
    const failureSummary = `${String(width)} px wide`;
    return [{ outcome: 'failed', nodes: [{ frame: 0, element, failureSummary }] }];
  };
  const first = check('throws', { expectation: () => Promise.reject(boom) });
  const others = [
    check('forgets', { remember: () => Promise.reject(boom) }),
    check('hangs', { expectation: () => new Promise(() => {}) }),
    check('applies-to-nothing', { applicability: async () => [] }),
    check('fails', { expectation: failing }),
  ];
  let ended: Awaited<ReturnType<typeof runChanging>> = new Map();
  let after: unknown;
  await scanWith(async (page) => {
    ended = await runChanging([first, ...others], page, 500);
    after = await page.page.evaluate('innerWidth');
    return { outcomes: new Map(), findings: [], notAssessed: [], score: null };
  });
  const [forgets, hangs, appliesToNothing, fails] = others.map((one) => ended.get(one));
  expect(ended.get(first)).toEqual({ error: boom });
  expect(forgets).toEqual({ error: boom });
  expect(hangs).toEqual({ error: expect.any(CheckTimeError) });
  expect(appliesToNothing).toMatchObject({ outcome: 'inapplicable', findings: [] });
  expect(fails).toMatchObject({
    outcome: 'failed',
    findings: [{ rule: 'fails', nodes: [{ failureSummary: '320 px wide' }] }],
    warning: null,
  });
  expect(after).toBe(1280);
});
