import type { Database } from '@curbcut/db';
import { planCatalogue } from '@curbcut/model/plans';
import { findLivePayloads, jobs } from '@curbcut/queue';
import { goldenPageScan, goldenScreenshot } from '@curbcut/testing';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { beginTestScan, openTestSlots, requestTestScan } from '../../rig/test-scans.ts';
import { withStatePicture } from '../../rig/test-state-pictures.ts';
import { createTestUser, giveTestScan } from '../../rig/test-users.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { getHealth } from '../health/index.ts';
import { setPlan } from '../plans/index.ts';
import { requestReportFile } from '../reports/request-report-file.ts';
import {
  beginScanRun,
  getScan,
  getScanStatus,
  getScreenshot,
  recordScanResult,
} from '../scans/index.ts';
import { createShare } from '../shares/index.ts';
import { deleteExpiredData } from './index.ts';

const dayMs = 86_400_000;

const { ctx } = await setUpTestServices();

beforeEach(async () => {
  await ctx.db.deleteFrom('scans').execute();
  await ctx.db.deleteFrom('users').execute();
  await ctx.queue.boss.deleteAllJobs();
});

async function complete(scanId: string, attempt: number) {
  const picture = { ...goldenScreenshot(), width: 600, height: 614, scale: 0.5, truncated: false };
  return recordScanResult({
    ctx,
    input: { scanId, attempt, screenshot: picture, ...withStatePicture(goldenPageScan()) },
  });
}

async function finishScan(): Promise<string> {
  const scanId = await requestTestScan(ctx);
  await complete(scanId, await beginTestScan(ctx, scanId));
  return scanId;
}

async function ownScan(owner: Viewer, age: string, expiresIn: string | null): Promise<string> {
  const scanId = await finishScan();
  await giveTestScan(ctx, scanId, owner);
  await sql`update scans set requested_at = now() - ${age}::interval,
    expires_at = now() + ${expiresIn}::interval where id = ${scanId}`.execute(ctx.db);
  return scanId;
}

async function daysLeft(scanId: string): Promise<number | null> {
  const { expires_at: expiresAt } = await ctx.db
    .selectFrom('scans')
    .select('expires_at')
    .where('id', '=', scanId)
    .executeTakeFirstOrThrow();
  return expiresAt && Math.round((expiresAt.getTime() - Date.now()) / dayMs);
}

async function idsOf(table: keyof Database): Promise<unknown[]> {
  return ctx.db.selectFrom(table).selectAll().execute();
}

describe('scans', () => {
  test('an expired scan is gone at once, and deleted with its evidence by the job', async () => {
    const kept = await requestTestScan(ctx);
    const expired = await requestTestScan(ctx, { email: 'ada@example.org' });
    await complete(expired, await beginTestScan(ctx, expired));
    await ctx.db
      .updateTable('scans')
      .set({ expires_at: sql<Date>`now() - interval '1 second'` })
      .where('id', '=', expired)
      .execute();
    const gone = { code: 'NOT_FOUND' };
    const reader = null;
    await expect(getScan({ ctx, input: { scanId: expired, reader } })).rejects.toMatchObject(gone);
    await expect(getScanStatus({ ctx, input: { jobId: expired, reader } })).rejects.toMatchObject(
      gone,
    );
    await expect(getScreenshot({ ctx, input: { scanId: expired, reader } })).rejects.toMatchObject(
      gone,
    );
    expect(await deleteExpiredData({ ctx })).toEqual({ scans: 1, accounts: 0 });
    for (const table of ['scan_results', 'screenshots', 'state_pictures', 'mails'] as const) {
      expect(await idsOf(table)).toEqual([]);
    }
    expect((await getScan({ ctx, input: { scanId: kept, reader } })).status).toBe('queued');
  });

  test('more expired scans than one batch are deleted whole, by two jobs at once', async () => {
    const id = await requestTestScan(ctx);
    await sql`
      insert into scans (id, url, client_key, progress, expires_at)
      select 'old-' || n, url, client_key, progress, now() - interval '1 minute'
        from scans, generate_series(1, 450) n where id = ${id}`.execute(ctx.db);
    const jobsAtOnce = [deleteExpiredData({ ctx }), deleteExpiredData({ ctx })];
    const deleted = await Promise.all(jobsAtOnce);
    expect((deleted[0]?.scans ?? 0) + (deleted[1]?.scans ?? 0)).toBe(450);
    const left = await ctx.db.selectFrom('scans').select('id').execute();
    expect(left).toEqual([{ id }]);
    expect(await deleteExpiredData({ ctx })).toEqual({ scans: 0, accounts: 0 });
  });

  test('a scan that somebody holds is left for the next time, and holds nobody up', async () => {
    await requestTestScan(ctx);
    await requestTestScan(ctx);
    await sql`update scans set expires_at = now() - interval '1 minute'`.execute(ctx.db);
    const [held] = await ctx.db.selectFrom('scans').select('id').execute();
    await ctx.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('scans')
        .select('id')
        .where('id', '=', held?.id ?? '')
        .forUpdate()
        .execute();
      expect((await deleteExpiredData({ ctx })).scans).toBe(1);
    });
    expect((await deleteExpiredData({ ctx })).scans).toBe(1);
  });

  test('the pages of an expired site scan go with it', async () => {
    const site = await finishScan();
    await sql`
      insert into scans (id, url, client_key, progress, parent_id)
      select 'page-' || n, url, client_key, progress, id from scans, generate_series(1, 250) n
       where id = ${site}`.execute(ctx.db);
    await sql`update scans set scan_type = 'site', expires_at = now() where id = ${site}`.execute(
      ctx.db,
    );
    expect((await deleteExpiredData({ ctx })).scans).toBe(251);
    expect(await idsOf('scans')).toEqual([]);
  });

  test('the job of a deleted scan finds nothing to do', async () => {
    await openTestSlots(ctx);
    onTestFinished(async () => void (await ctx.db.deleteFrom('workers').execute()));
    const id = await requestTestScan(ctx);
    await ctx.db.deleteFrom('scans').execute();
    expect(await findLivePayloads(ctx.queue, jobs.runScan)).toEqual([{ scanId: id }]);
    expect(await beginScanRun({ ctx, input: { scanId: id, workerId: 'w' } })).toBeNull();
    expect(await complete(id, 1)).toBe('superseded');
  });
});

describe('plans', () => {
  async function changePlan({ userId }: Viewer, plan: 'free' | 'pro'): Promise<void> {
    await setPlan({ ctx, input: { userId, plan, actor: 'operator', reason: 'test' } });
  }

  test('a better plan keeps what had a limit; a smaller one leaves as long as it keeps new scans', async () => {
    const owner = await createTestUser(ctx, 'free');
    const old = await ownScan(owner, '29 days', '1 day');
    const recent = await ownScan(owner, '1 day', '29 days');
    await deleteExpiredData({ ctx });
    expect([await daysLeft(old), await daysLeft(recent)]).toEqual([1, 29]);
    await changePlan(owner, 'pro');
    await deleteExpiredData({ ctx });
    expect([await daysLeft(old), await daysLeft(recent)]).toEqual([null, null]);
    await sql`update scans set requested_at = now() - interval '400 days' where id = ${old}`.execute(
      ctx.db,
    );
    await changePlan(owner, 'free');
    await deleteExpiredData({ ctx });
    await deleteExpiredData({ ctx });
    expect([await daysLeft(old), await daysLeft(recent)]).toEqual([30, 30]);
    expect(await idsOf('scans')).toHaveLength(2);
  });

  test('a limit that the operator changes is followed too', async () => {
    const owner = await createTestUser(ctx, 'free');
    const scanId = await ownScan(owner, '20 days', '10 days');
    await deleteExpiredData({ ctx });
    const plans = { ...planCatalogue, free: { ...planCatalogue.free, historyDays: 90 } };
    await deleteExpiredData({ ctx: { ...ctx, config: { ...ctx.config, plans } } });
    expect(await daysLeft(scanId)).toBe(70);
  });

  test('a limit that the operator lowers leaves as long as it keeps new scans', async () => {
    const owner = await createTestUser(ctx, 'pro');
    const old = await ownScan(owner, '400 days', null);
    await deleteExpiredData({ ctx });
    expect(await daysLeft(old)).toBeNull();
    const plans = { ...planCatalogue, pro: { ...planCatalogue.pro, historyDays: 90 } };
    const lowered = { ...ctx, config: { ...ctx.config, plans } };
    await deleteExpiredData({ ctx: lowered });
    await deleteExpiredData({ ctx: lowered });
    expect(await daysLeft(old)).toBe(90);
  });

  test('what was over before the plan got better does not come back', async () => {
    const owner = await createTestUser(ctx, 'free');
    await deleteExpiredData({ ctx });
    await ownScan(owner, '31 days', '-1 second');
    await changePlan(owner, 'pro');
    expect((await deleteExpiredData({ ctx })).scans).toBe(1);
  });
});

test('links, old PDFs, workers that are gone and sessions end with their time, and others stay', async () => {
  const owner = await createTestUser(ctx);
  const scans = [await ownScan(owner, '1 day', null), await ownScan(owner, '1 day', null)];
  for (const scanId of scans) {
    await createShare({ ctx, input: { scanId, viewer: owner, days: 7 } });
    await requestReportFile(ctx, { scanId, format: 'pdf' });
  }
  const [old] = scans;
  await sql`update shares set expires_at = now() where scan_id = ${old}`.execute(ctx.db);
  await sql`update report_files set created_at = now() - interval '8 days' where scan_id = ${old}`.execute(
    ctx.db,
  );
  await sql`
    insert into workers (id, host, seen_at, browser_ready, slots)
    select 'worker-' || n, 'host', now() - n * interval '20 hours', true, 1
      from generate_series(1, 2) n`.execute(ctx.db);
  await sql`
    insert into sessions (id, user_id, token_hash, expires_at)
    select 'session-' || n, ${owner.userId}, 'hash-' || n, now() + n * interval '1 minute'
      from generate_series(0, 1) n`.execute(ctx.db);
  await deleteExpiredData({ ctx });
  for (const table of ['shares', 'report_files', 'workers', 'sessions'] as const) {
    expect(await idsOf(table), table).toHaveLength(1);
  }
});

test('health warns when an expired scan is still there after an hour', async () => {
  const warning = 'not deleted for';
  const id = await requestTestScan(ctx);
  const notes = async () => (await getHealth({ ctx })).notes.join();
  await sql`update scans set expires_at = now() - interval '59 minutes'`.execute(ctx.db);
  expect(await notes()).not.toContain(warning);
  await sql`update scans set expires_at = now() - interval '3 hours' where id = ${id}`.execute(
    ctx.db,
  );
  expect(await notes()).toContain('Expired scans were not deleted for 3 hours');
  await deleteExpiredData({ ctx });
  expect(await notes()).not.toContain(warning);
});
