import { goldenPageScan } from '@curbcut/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setUpTestServices } from '../../../rig/set-up-test-services.ts';
import { failedPageScan, newVisitor, openTestSlots } from '../../../rig/test-scans.ts';
import { createTestUser } from '../../../rig/test-users.ts';
import type { Viewer } from '../../kernel/context/viewer.ts';
import { beginScanRun, recordScanResult, requestScan } from '../../scans/index.ts';
import { discover, openPages, reaching, startSite, type SiteServer } from '../test-sites.ts';

const ctx = reaching((await setUpTestServices()).ctx);
const useBudget = { siteMs: 20_000, pageMs: 8_000 };
let viewer: Viewer;
let server: SiteServer;
let site: string;

beforeEach(async () => {
  await openTestSlots(ctx);
  viewer = await createTestUser(ctx, 'pro');
  server = await startSite({ '/': 'home' });
  site = await requestSite();
});

afterEach(async () => {
  await server.close();
  await ctx.db.deleteFrom('scans').where('parent_id', 'is not', null).execute();
  await ctx.db.deleteFrom('scans').execute();
  await ctx.db.deleteFrom('host_paces').execute();
  await ctx.queue.boss.deleteAllJobs();
});

async function requestSite(interaction = true): Promise<string> {
  const { job_id: id } = await requestScan({
    ctx,
    input: { url: server.url('/'), scanType: 'site', viewer, clientIp: newVisitor(), interaction },
  });
  await discover(ctx, id);
  return id;
}

/** The page that has waited longest and has not begun. */
async function nextPage(): Promise<string> {
  const waiting = (await openPages(ctx, site)).find(({ status }) => status === 'queued');
  return waiting?.id ?? expect.fail('No page waits');
}

const begin = async (scanId: string, budget = useBudget) =>
  (await beginScanRun({ ctx, input: { scanId, workerId: 'w', useBudget: budget } })) ??
  expect.fail('There is nothing to do');

async function end(scanId: string, attempt: number, usedMs?: number, links: string[] = []) {
  const pageScan = { ...goldenPageScan(), url: server.url('/') };
  const input = { scanId, attempt, pageScan, screenshot: null, usedMs, links };
  expect(await recordScanResult({ ctx, input })).toBe('recorded');
}

const taken = async () =>
  (
    await ctx.db
      .selectFrom('scans')
      .select('use_ms')
      .where('parent_id', '=', site)
      .orderBy('requested_at')
      .execute()
  ).map((scan) => scan.use_ms);

/** Ends the start page, which links to others; two of them wait then. */
async function withPages(usedMs: number): Promise<void> {
  const start = await nextPage();
  const { attempt } = await begin(start);
  const links = ['/a', '/b', '/c', '/d'].map((path) => server.url(path));
  await end(start, attempt, usedMs, links);
}

test('a page takes the time for a whole use, and gives back what it did not need', async () => {
  await withPages(3_000);
  const first = await nextPage();
  const begun = await begin(first);
  const second = await nextPage();
  const other = await begin(second);
  expect([begun.useIsSpent, other.useIsSpent]).toEqual([false, false]);
  expect(await taken()).toEqual([3_000, 8_000, 8_000]);
  await end(first, begun.attempt, 7_400);
  const third = await nextPage();
  // 20 - 3 - 7.4 - 8 seconds are less than a whole use.
  const late = await begin(third);
  expect(late.useIsSpent).toBe(true);
  await end(second, other.attempt, 500);
  await end(third, late.attempt);
  expect((await begin(await nextPage())).useIsSpent).toBe(false);
  expect((await taken()).slice(0, 4)).toEqual([3_000, 7_400, 500, 0]);
});

test('of two pages that begin at once for the last of the time one has it', async () => {
  await withPages(12_000);
  const waiting = (await openPages(ctx, site)).map(({ id }) => id);
  expect(waiting).toHaveLength(2);
  const begun = await Promise.all(waiting.map((id) => begin(id)));
  expect(begun.map(({ useIsSpent }) => useIsSpent).toSorted()).toEqual([false, true]);
});

test('a page whose worker was lost is begun again with the time that it has', async () => {
  await withPages(12_000);
  const page = await nextPage();
  expect((await begin(page)).useIsSpent).toBe(false);
  expect((await begin(page)).useIsSpent).toBe(false);
  expect(await taken()).toContain(8_000);
  const other = await nextPage();
  expect((await begin(other)).useIsSpent).toBe(true);
  expect((await begin(other)).useIsSpent).toBe(true);
});

test('a page that is put back keeps its time until it ends', async () => {
  await withPages(12_000);
  const page = await nextPage();
  const { attempt } = await begin(page);
  const input = {
    scanId: page,
    attempt,
    pageScan: failedPageScan('CONNECTION_FAILED'),
    screenshot: null,
  };
  expect(await recordScanResult({ ctx, input })).toBe('retry-scheduled');
  expect(await taken()).toContain(8_000);
  const again = await begin(page);
  expect(again.useIsSpent).toBe(false);
  await end(page, again.attempt, 2_000);
  expect(await taken()).toEqual(expect.arrayContaining([12_000, 2_000]));
});

test('a page whose use broke off keeps its time, and one that was not used gives it back', async () => {
  await withPages(3_000);
  const first = await nextPage();
  const { attempt } = await begin(first);
  await end(first, attempt);
  expect(await taken()).toEqual(expect.arrayContaining([3_000, 8_000]));
  const second = await nextPage();
  const other = await begin(second);
  await end(second, other.attempt, 0);
  expect((await taken()).slice(0, 3)).toEqual([3_000, 8_000, 0]);
});

test('no time is taken where pages are not to be used, nor by a scan of one page', async () => {
  site = await requestSite(false);
  expect((await begin(await nextPage())).useIsSpent).toBe(false);
  expect(await taken()).toEqual([null]);
  const url = server.url('/alone');
  const { job_id: alone } = await requestScan({
    ctx,
    input: { url, viewer, clientIp: newVisitor() },
  });
  expect((await begin(alone, { siteMs: 0, pageMs: 8_000 })).useIsSpent).toBe(false);
});

test('with no seconds at all no page of a site is used', async () => {
  expect((await begin(await nextPage(), { siteMs: 0, pageMs: 8_000 })).useIsSpent).toBe(true);
});
