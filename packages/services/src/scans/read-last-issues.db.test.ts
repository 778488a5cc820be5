import type { CompletedPageScan, Issue } from '@curbcut/model/scan';
import { goldenPageScan } from '@curbcut/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { openTestSlots } from '../../rig/test-scans.ts';
import { createTestUser } from '../../rig/test-users.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import {
  discover,
  openPages,
  reaching,
  requestSite,
  runPage,
  startSite,
  type SiteServer,
} from '../site-scans/test-sites.ts';
import { readLastIssues, requestScan } from './index.ts';

const ctx = reaching((await setUpTestServices()).ctx);
let owner: Viewer;
let server: SiteServer;

beforeAll(async () => {
  await openTestSlots(ctx);
  server = await startSite({ '/': 'home' });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await createTestUser(ctx, 'pro');
});

/** An issue with these elements. */
function resultWith(...names: string[]): Partial<CompletedPageScan> {
  const [issue] = goldenPageScan().issues;
  const [node] = issue?.nodes ?? [];
  if (!issue || !node) throw new Error('The golden scan has issues with elements.');
  const nodes = names.map((fingerprint) => ({ ...node, fingerprint }));
  return { issues: [{ ...issue, nodes, nodesTotal: nodes.length } satisfies Issue] };
}

async function elementsFor(scanId: string): Promise<string[]> {
  const issues = await readLastIssues({ ctx, input: { scanId } });
  return issues.flatMap(({ nodes }) => nodes.map(({ fingerprint }) => fingerprint));
}

async function requestPage(viewer: Viewer = owner): Promise<string> {
  const { job_id: id } = await requestScan({
    ctx,
    input: { url: server.url('/'), scanType: 'single_page', viewer, clientIp: '198.51.100.9' },
  });
  return id;
}

test('a page’s own last scans, the last one first, each element once, and nobody else’s', async () => {
  const first = await requestPage();
  expect(await elementsFor(first)).toEqual([]);
  await runPage(ctx, { id: first, url: server.url('/') }, { result: resultWith('a', 'b') });
  const second = await requestPage();
  await runPage(ctx, { id: second, url: server.url('/') }, { result: resultWith('c', 'b') });
  expect(await elementsFor(await requestPage())).toEqual(['c', 'b', 'a']);
  expect(await elementsFor(await requestPage(await createTestUser(ctx, 'pro')))).toEqual([]);
});

test('a scan whose result can’t be read tells nothing', async () => {
  const first = await requestPage();
  await runPage(ctx, { id: first, url: server.url('/') }, { result: resultWith('a') });
  await ctx.db
    .updateTable('scan_results')
    .set({ bytes: Buffer.from('damaged') })
    .where('scan_id', '=', first)
    .execute();
  expect(await elementsFor(await requestPage())).toEqual([]);
});

/** Scans a site with these elements on its pages; what each page was told of before, by path. */
async function scanSite(pages: Record<string, string[]>): Promise<Record<string, string[]>> {
  const told: Record<string, string[]> = {};
  const id = await requestSite(ctx, owner, server.url('/'));
  expect(await discover(ctx, id)).toBe('recorded');
  const links = Object.keys(pages).map((path) => server.url(path));
  for (;;) {
    const [page] = await openPages(ctx, id);
    if (!page) return told;
    const path = new URL(page.url).pathname;
    told[path] = await elementsFor(page.id);
    await runPage(ctx, page, { links, result: resultWith(...(pages[path] ?? [])) });
  }
}

test('a page of a site is told of its own last scans, and a new one of what others have in common', async () => {
  await scanSite({ '/': ['menu', 'home'], '/a': ['menu', 'a'], '/b': ['menu', 'b'] });
  const told = await scanSite({ '/': ['menu'], '/a': ['menu', 'a'], '/new': ['menu'] });
  expect(told).toEqual({ '/': ['menu', 'home'], '/a': ['menu', 'a'], '/new': ['menu'] });
  // What was gone in the last scan may come back, and so may a page.
  const again = await scanSite({ '/': ['menu'], '/b': ['menu', 'b'] });
  expect(again).toEqual({ '/': ['menu', 'home'], '/b': ['menu', 'b'] });
  // So is a page that is scanned alone for the first time.
  expect(await elementsFor(await requestPage())).toEqual(['menu', 'home']);
});
