import { goldenPageScan, goldenScreenshot } from '@curbcut/testing';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { beginTestScan, requestTestScan } from '../../rig/test-scans.ts';
import { withStatePicture } from '../../rig/test-state-pictures.ts';
import { createTestUser, giveTestScan } from '../../rig/test-users.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { requestReportFile } from '../reports/request-report-file.ts';
import { createReportLink, createShare } from '../shares/index.ts';
import { deleteScan, recordScanResult } from './index.ts';

const screenshot = { ...goldenScreenshot(), width: 600, height: 614, scale: 0.5, truncated: false };
const month = '2026-11-01';
const notFound = { code: 'NOT_FOUND' };
const deleted = { success: true, message: 'The scan was deleted.' };

const { ctx } = await setUpTestServices();
let owner: Viewer;
let stranger: Viewer;

beforeAll(async () => {
  owner = await createTestUser(ctx, 'pro');
  stranger = await createTestUser(ctx);
});

beforeEach(async () => {
  await ctx.db.deleteFrom('scans').execute();
});

async function finishOwnScan(url?: string): Promise<string> {
  const scanId = await requestTestScan(ctx, {
    email: 'ada@example.org',
    ...(url === undefined ? {} : { url }),
  });
  await giveTestScan(ctx, scanId, owner);
  const attempt = await beginTestScan(ctx, scanId);
  const ended = withStatePicture(goldenPageScan());
  await recordScanResult({ ctx, input: { scanId, attempt, screenshot, ...ended } });
  return scanId;
}

function remove(scanId: string, viewer: Viewer = owner) {
  return deleteScan({ ctx, input: { scanId, viewer } });
}

const tables = [
  'scans',
  'scan_results',
  'screenshots',
  'state_pictures',
  'report_files',
  'mails',
  'shares',
  'site_pages',
] as const;

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    counts[table] = (await ctx.db.selectFrom(table).selectAll().execute()).length;
  }
  return counts;
}

test('a scan goes with everything kept about it, and nothing else goes', async () => {
  const id = await finishOwnScan();
  await createShare({ ctx, input: { scanId: id, viewer: owner, days: 7 } });
  await createReportLink({ ctx, input: { scanId: id, reader: owner } });
  await requestReportFile(ctx, { scanId: id, format: 'pdf' });
  const kept = await finishOwnScan('https://www.harbourline.example/other');
  expect(await countRows()).toMatchObject({ scans: 2, scan_results: 2, screenshots: 2, shares: 2 });
  expect(await remove(id)).toEqual(deleted);
  expect(await countRows()).toEqual({
    scans: 1,
    scan_results: 1,
    screenshots: 1,
    state_pictures: 1,
    report_files: 0,
    mails: 1,
    shares: 0,
    site_pages: 0,
  });
  expect((await ctx.db.selectFrom('scans').select('id').execute())[0]?.id).toBe(kept);
  await expect(remove(id)).rejects.toMatchObject(notFound);
});

test('the scan of a site goes with its pages; a page of it is not deleted alone', async () => {
  const site = await finishOwnScan();
  const page = await finishOwnScan('https://www.harbourline.example/page');
  await ctx.db.updateTable('scans').set({ parent_id: site }).where('id', '=', page).execute();
  await ctx.db
    .insertInto('site_pages')
    .values({
      site_scan_id: site,
      url: 'https://www.harbourline.example/page',
      position: 1,
      source: 'link',
      status: 'completed',
      scan_id: page,
      reason: null,
    })
    .execute();
  await expect(remove(page)).rejects.toMatchObject({ code: 'CONFLICT' });
  await remove(site);
  expect(Object.values(await countRows())).toEqual(tables.map(() => 0));
});

test('nobody deletes what is not theirs, and nobody an anonymous scan', async () => {
  const id = await finishOwnScan();
  const anonymous = await requestTestScan(ctx);
  await expect(remove(id, stranger)).rejects.toMatchObject(notFound);
  await expect(remove(anonymous)).rejects.toMatchObject(notFound);
  await expect(remove('unknown')).rejects.toMatchObject(notFound);
  expect((await countRows())['scans']).toBe(2);
});

test('a scan that waits gives its scan of the month back when it is deleted; one that runs stops', async () => {
  await ctx.db
    .insertInto('monthly_usage')
    .values({ user_id: owner.userId, month, used: 2 })
    .execute();
  const waiting = await requestTestScan(ctx);
  await giveTestScan(ctx, waiting, owner, { quota_month: month });
  const running = await requestTestScan(ctx);
  await giveTestScan(ctx, running, owner, { quota_month: month });
  const attempt = await beginTestScan(ctx, running);
  await remove(waiting);
  await remove(running);
  const recorded = await recordScanResult({
    ctx,
    input: { scanId: running, attempt, pageScan: goldenPageScan(), screenshot },
  });
  expect(recorded).toBe('superseded');
  expect(await countRows()).toMatchObject({ scans: 0, scan_results: 0, screenshots: 0 });
  expect(await ctx.db.selectFrom('monthly_usage').select('used').execute()).toEqual([{ used: 1 }]);
});
