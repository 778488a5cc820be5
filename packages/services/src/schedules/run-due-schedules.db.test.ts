import { planCatalogue } from '@curbcut/model/plans';
import { scheduleMessages } from '@curbcut/model/schedules';
import { jobs } from '@curbcut/queue';
import { goldenPageScan } from '@curbcut/testing';
import { createTargetPolicy, parseAllowList } from '@curbcut/url-guard';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openTestServices } from '../../rig/open-test-services.ts';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { beginTestScan, failedPageScan, openTestSlots } from '../../rig/test-scans.ts';
import { closeServices } from '../kernel/context/close-services.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { setPlan } from '../plans/index.ts';
import { cancelScan, recordScanResult, requestScan } from '../scans/index.ts';
import { deleteSchedule, listSchedules, runDueSchedules, updateSchedule } from './index.ts';
import { createTestSchedule, createTestOwner, makeDue, readRow } from './test-schedules.ts';

const { ctx, database } = await setUpTestServices();

beforeEach(async () => {
  await ctx.db.deleteFrom('users').execute();
});

const run = (services = ctx) => runDueSchedules({ ctx: services, input: {} });

async function dueSchedule(
  viewer: Viewer,
  ago?: string,
  input?: { email?: string; url?: string; scan_type?: 'site'; addresses?: string[] },
) {
  const { job_id: scheduleId } = await createTestSchedule(ctx, viewer, input);
  await makeDue(ctx, scheduleId, ago);
  return scheduleId;
}

async function scansOf(viewer: Viewer) {
  return ctx.db
    .selectFrom('scans')
    .select(['id', 'url', 'status', 'schedule_id', 'requester_email', 'quota_month'])
    .where('user_id', '=', viewer.userId)
    .orderBy('requested_at')
    .execute();
}

async function used(viewer: Viewer): Promise<number> {
  const usage = await ctx.db
    .selectFrom('monthly_usage')
    .select('used')
    .where('user_id', '=', viewer.userId)
    .executeTakeFirst();
  return usage?.used ?? 0;
}

async function tellings(viewer: Viewer) {
  return ctx.db
    .selectFrom('mails')
    .select(['recipient', 'parameters'])
    .where('user_id', '=', viewer.userId)
    .where('kind', '=', 'schedule-failing')
    .orderBy('created_at')
    .execute();
}

/** Ends the newest scan of a schedule as a worker does. */
async function endNewest(scheduleId: string, failure?: 'LOGIN_WALL' | 'PAGE_TIMEOUT') {
  const { last_scan_id: scanId } = await readRow(ctx, scheduleId);
  if (scanId === null) throw new Error('The schedule has not run');
  const attempt = await beginTestScan(ctx, scanId);
  const pageScan = failure ? failedPageScan(failure) : goldenPageScan();
  await recordScanResult({ ctx, input: { scanId, attempt, pageScan, screenshot: null } });
  return scanId;
}

describe('a run', () => {
  test('requests one scan with its job, takes the quota once and moves on', async () => {
    await openTestSlots(ctx);
    const viewer = await createTestOwner(ctx);
    const scheduleId = await dueSchedule(viewer);
    expect(await run()).toMatchObject({ requested: 1, skipped: 0 });
    expect(await run()).toMatchObject({ requested: 0, skipped: 0 });
    const [scan, ...others] = await scansOf(viewer);
    expect(others).toEqual([]);
    expect(scan).toMatchObject({
      status: 'queued',
      schedule_id: scheduleId,
      requester_email: viewer.email,
    });
    const waiting = await ctx.queue.boss.findJobs(jobs.runScan.name, {
      data: { scanId: scan!.id },
    });
    expect(waiting).toHaveLength(1);
    expect(await used(viewer)).toBe(1);
    const row = await readRow(ctx, scheduleId);
    expect(row.last_scan_id).toBe(scan!.id);
    expect(row.next_run_at!.getTime()).toBeGreaterThan(Date.now());
    const { schedules } = await listSchedules({ ctx, input: { viewer } });
    expect(schedules).toMatchObject([{ last_status: 'queued', failures: 0, last_error: null }]);
  });

  test('of a website requests a site scan, which takes the quota of one', async () => {
    const viewer = await createTestOwner(ctx);
    const scheduleId = await dueSchedule(viewer, undefined, { scan_type: 'site' });
    expect(await run()).toMatchObject({ requested: 1, skipped: 0 });
    const { last_scan_id: scanId } = await readRow(ctx, scheduleId);
    const scan = await ctx.db
      .selectFrom('scans')
      .innerJoin('site_scans', 'site_scans.scan_id', 'scans.id')
      .select(['scan_type', 'schedule_id', 'pages_limit'])
      .where('scans.id', '=', scanId)
      .executeTakeFirst();
    expect(scan).toEqual({ scan_type: 'site', schedule_id: scheduleId, pages_limit: 100 });
    expect(await used(viewer)).toBe(1);
  });

  test('of chosen pages requests these, apart from a scan of the whole website', async () => {
    const viewer = await createTestOwner(ctx);
    const addresses = ['https://pier.example/', 'https://pier.example/b'];
    await dueSchedule(viewer, '3 minutes', {
      scan_type: 'site',
      url: 'https://pier.example/',
    });
    for (const ago of ['2 minutes', '1 minute'])
      await dueSchedule(viewer, ago, { scan_type: 'site', addresses });
    expect(await run()).toMatchObject({ requested: 3, skipped: 0 });
    const sites = await ctx.db
      .selectFrom('site_scans')
      .innerJoin('scans', 'scans.id', 'site_scans.scan_id')
      .select(['addresses', 'near_copies'])
      .where('user_id', '=', viewer.userId)
      .orderBy('requested_at')
      .execute();
    expect(sites).toEqual([
      { addresses: null, near_copies: false },
      { addresses, near_copies: true },
    ]);
  });

  test('of a website is skipped with its reason where the plan has no sites any more', async () => {
    const viewer = await createTestOwner(ctx);
    const scheduleId = await dueSchedule(viewer, undefined, { scan_type: 'site' });
    const { pro } = ctx.config.plans;
    const plans = { ...ctx.config.plans, pro: { ...pro, pagesPerScan: 1 } };
    const services = { ...ctx, config: { ...ctx.config, plans } };
    expect(await run(services)).toMatchObject({ requested: 0, skipped: 1 });
    const { failures, last_error: error } = await readRow(ctx, scheduleId);
    expect([failures, error]).toEqual([1, expect.stringContaining('whole sites')]);
    expect(await used(viewer)).toBe(0);
  });

  test('runs once however many schedulers run at the same time', async () => {
    const viewers = await Promise.all([createTestOwner(ctx), createTestOwner(ctx)]);
    for (const viewer of viewers) {
      for (let count = 0; count < 8; count += 1) await dueSchedule(viewer);
    }
    const other = await openTestServices(database.databaseUrl);
    const counts = await Promise.all([run(), run(other), run(), run(other), run(), run(other)]);
    await closeServices(other);
    expect(counts.reduce((sum, { requested }) => sum + requested, 0)).toBe(16);
    for (const viewer of viewers) {
      const scans = await scansOf(viewer);
      expect(new Set(scans.map(({ schedule_id: id }) => id)).size).toBe(8);
      expect(scans).toHaveLength(8);
      expect(await used(viewer)).toBe(8);
    }
  });

  test('three days of downtime are made up for once', async () => {
    const viewer = await createTestOwner(ctx);
    const scheduleId = await dueSchedule(viewer, '3 days');
    await run();
    await endNewest(scheduleId);
    await run();
    expect(await scansOf(viewer)).toHaveLength(1);
    expect((await readRow(ctx, scheduleId)).next_run_at!.getTime()).toBeGreaterThan(Date.now());
  });

  test('is not run for a paused schedule, nor made up for when it goes on', async () => {
    const viewer = await createTestOwner(ctx);
    const scheduleId = await dueSchedule(viewer, '3 days');
    await updateSchedule({ ctx, input: { scheduleId, paused: true, viewer } });
    await run();
    await updateSchedule({ ctx, input: { scheduleId, paused: false, viewer } });
    await run();
    expect(await scansOf(viewer)).toEqual([]);
  });

  test('more than a batch of schedules are run in one go', async () => {
    const viewer = await createTestOwner(ctx, { plan: 'enterprise' });
    for (let count = 0; count < 105; count += 1) await dueSchedule(viewer);
    expect((await run()).requested).toBe(105);
  });

  test('a scan of the address that waits already answers it, and no quota is taken twice', async () => {
    const viewer = await createTestOwner(ctx);
    const url = 'https://www.harbourline.example/asked';
    const { job_id: scanId } = await requestScan({
      ctx,
      input: { url, viewer, clientIp: '198.51.100.1' },
    });
    const schedules = [
      await dueSchedule(viewer, '1 minute', { url }),
      await dueSchedule(viewer, '1 minute', { url }),
    ];
    await run();
    expect(await scansOf(viewer)).toMatchObject([{ id: scanId, requester_email: viewer.email }]);
    expect(await used(viewer)).toBe(1);
    await endNewest(schedules[0]!, 'LOGIN_WALL');
    for (const scheduleId of schedules) {
      expect(await readRow(ctx, scheduleId)).toMatchObject({ last_scan_id: scanId, failures: 1 });
    }
  });
});

test('schedules of one address with different recipients have a scan each', async () => {
  const viewer = await createTestOwner(ctx);
  const url = 'https://www.harbourline.example/shared';
  await dueSchedule(viewer, '1 minute', { url });
  await dueSchedule(viewer, '1 minute', { url, email: 'team@example.org' });
  await dueSchedule(viewer, '1 minute', { url, email: 'Team@example.org' });
  await run();
  const scans = await scansOf(viewer);
  expect(scans.map(({ requester_email: email }) => email?.toLowerCase()).sort()).toEqual(
    [viewer.email, 'team@example.org'].sort(),
  );
});

describe('a run that cannot be is skipped with its reason', () => {
  test('when the quota is used up; nothing is stored but that', async () => {
    const viewer = await createTestOwner(ctx);
    await ctx.db
      .updateTable('users')
      .set({ plan: 'pro' })
      .where('id', '=', viewer.userId)
      .execute();
    const scheduleIds = [await dueSchedule(viewer, '2 minutes'), await dueSchedule(viewer)];
    const plans = { ...planCatalogue, pro: { ...planCatalogue.pro, scansPerMonth: 1 } };
    expect(await run({ ...ctx, config: { ...ctx.config, plans } })).toMatchObject({
      requested: 1,
      skipped: 1,
    });
    expect(await scansOf(viewer)).toHaveLength(1);
    expect(await used(viewer)).toBe(1);
    expect(await readRow(ctx, scheduleIds[0]!)).toMatchObject({ failures: 0 });
    const skipped = await readRow(ctx, scheduleIds[1]!);
    expect(skipped).toMatchObject({ failures: 1, last_scan_id: null, status: 'active' });
    expect(skipped.last_error).toContain('You have used the 1 scan of this month');
    expect(skipped.next_run_at!.getTime()).toBeGreaterThan(Date.now());
  });

  test('when the address may not be scanned any more', async () => {
    const viewer = await createTestOwner(ctx);
    const scheduleId = await dueSchedule(viewer);
    const targetPolicy = createTargetPolicy({ optedOutHosts: ['harbourline.example'] });
    await run({ ...ctx, config: { ...ctx.config, targetPolicy } });
    expect(await scansOf(viewer)).toEqual([]);
    expect(await used(viewer)).toBe(0);
    const row = await readRow(ctx, scheduleId);
    expect(row.failures).toBe(1);
    expect(row.last_error).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('when the address turns out to lead to the product itself, whatever is allowed', async () => {
    const viewer = await createTestOwner(ctx);
    const scheduleId = await dueSchedule(viewer);
    const url = 'http://localhost:8000/outbox';
    await ctx.db.updateTable('schedules').set({ url }).where('id', '=', scheduleId).execute();
    const { entries: allow } = parseAllowList('localhost, 127.0.0.1, localhost:8000');
    const ownServices = [{ kind: 'web', host: '127.0.0.1', port: 8000 } as const];
    const targetPolicy = createTargetPolicy({ allow, ownServices });
    await run({ ...ctx, config: { ...ctx.config, targetPolicy } });
    expect(await scansOf(viewer)).toEqual([]);
    const row = await readRow(ctx, scheduleId);
    expect(row).toMatchObject({ failures: 1 });
    expect(row.last_error).toContain('This address belongs to this service itself');
  });

  test('when the account’s address is not confirmed any more', async () => {
    const viewer = await createTestOwner(ctx);
    const scheduleId = await dueSchedule(viewer);
    await ctx.db.updateTable('users').set({ email_verified_at: null }).execute();
    await run();
    expect(await readRow(ctx, scheduleId)).toMatchObject({
      failures: 1,
      last_error: scheduleMessages.unverified,
    });
  });

  test('when the plan has become smaller it waits instead, without a failure', async () => {
    const viewer = await createTestOwner(ctx);
    const scheduleId = await dueSchedule(viewer);
    const plans = { ...planCatalogue, pro: { ...planCatalogue.pro, schedules: 0 } };
    await run({ ...ctx, config: { ...ctx.config, plans } });
    expect(await readRow(ctx, scheduleId)).toMatchObject({ status: 'over-limit', failures: 0 });
    expect(await scansOf(viewer)).toEqual([]);
    await setPlan({
      ctx,
      input: { userId: viewer.userId, plan: 'pro', actor: 'operator', reason: 'test' },
    });
    expect((await readRow(ctx, scheduleId)).status).toBe('active');
  });

  test('a defect of one does not keep back the others, and it stays due', async () => {
    const viewer = await createTestOwner(ctx);
    const broken = await dueSchedule(viewer, '10 minutes');
    const sound = await dueSchedule(viewer);
    const errors: object[] = [];
    const log = { ...ctx.log, error: (fields: object) => void errors.push(fields) };
    await sql`alter table schedules add constraint defect check (id <> ${sql.lit(broken)} or last_scan_id is null)`.execute(
      ctx.db,
    );
    onTestFinished(async () => {
      await sql`alter table schedules drop constraint defect`.execute(ctx.db);
    });
    expect(await run({ ...ctx, log })).toMatchObject({ requested: 1 });
    expect(errors).toMatchObject([{ scheduleId: broken }]);
    expect((await readRow(ctx, broken)).next_run_at!.getTime()).toBeLessThan(Date.now());
    expect((await readRow(ctx, sound)).last_scan_id).not.toBeNull();
    expect(await scansOf(viewer)).toHaveLength(1);
  });
});

describe('how its scans end', () => {
  test('the owner is told at the 3rd failure in a row and then at every 10th', async () => {
    const viewer = await createTestOwner(ctx);
    const scheduleId = await dueSchedule(viewer, '1 minute', { email: 'team@example.org' });
    for (let count = 1; count <= 20; count += 1) {
      await makeDue(ctx, scheduleId);
      await run();
      await endNewest(scheduleId, count % 2 ? 'LOGIN_WALL' : 'PAGE_TIMEOUT');
      const { schedules } = await listSchedules({ ctx, input: { viewer } });
      expect(schedules[0]).toMatchObject({ failures: count, last_status: 'failed' });
    }
    const url = (await readRow(ctx, scheduleId)).url;
    expect(await tellings(viewer)).toEqual(
      [
        ['3', 'It failed with LOGIN_WALL.'],
        ['10', 'It failed with PAGE_TIMEOUT.'],
        ['20', 'It failed with PAGE_TIMEOUT.'],
      ].map(([failures, reason]) => ({
        recipient: viewer.email,
        parameters: { url, reason, failures },
      })),
    );
  });

  test('a success forgives, and the count begins anew', async () => {
    const viewer = await createTestOwner(ctx);
    const scheduleId = await dueSchedule(viewer);
    for (const failure of ['LOGIN_WALL', 'LOGIN_WALL', undefined, 'LOGIN_WALL'] as const) {
      await makeDue(ctx, scheduleId);
      await run();
      await endNewest(scheduleId, failure);
      if (failure === undefined) {
        expect(await readRow(ctx, scheduleId)).toMatchObject({ failures: 0, last_error: null });
      }
    }
    expect(await readRow(ctx, scheduleId)).toMatchObject({ failures: 1 });
    expect(await tellings(viewer)).toEqual([]);
    const { schedules } = await listSchedules({ ctx, input: { viewer } });
    expect(schedules[0]).toMatchObject({
      last_status: 'failed',
      last_error: 'It failed with LOGIN_WALL.',
    });
  });

  test('a skipped run counts as a failure as well', async () => {
    const viewer = await createTestOwner(ctx);
    const scheduleId = await dueSchedule(viewer);
    const targetPolicy = createTargetPolicy({ optedOutHosts: ['harbourline.example'] });
    for (let count = 0; count < 3; count += 1) {
      await makeDue(ctx, scheduleId);
      await run({ ...ctx, config: { ...ctx.config, targetPolicy } });
    }
    expect(await tellings(viewer)).toHaveLength(1);
  });

  test('a cancelled scan says nothing about the schedule', async () => {
    const viewer = await createTestOwner(ctx);
    const scheduleId = await dueSchedule(viewer);
    await run();
    const { last_scan_id: scanId } = await readRow(ctx, scheduleId);
    await cancelScan({ ctx, input: { scanId: scanId!, reader: viewer } });
    expect(await readRow(ctx, scheduleId)).toMatchObject({ failures: 0, last_error: null });
  });

  test('a schedule may be deleted while its scan runs; the scan stays', async () => {
    const viewer = await createTestOwner(ctx);
    const scheduleId = await dueSchedule(viewer);
    await run();
    const { last_scan_id: scanId } = await readRow(ctx, scheduleId);
    const attempt = await beginTestScan(ctx, scanId!);
    await Promise.all([
      deleteSchedule({ ctx, input: { scheduleId, viewer } }),
      recordScanResult({
        ctx,
        input: { scanId: scanId!, attempt, pageScan: goldenPageScan(), screenshot: null },
      }),
    ]);
    expect(await scansOf(viewer)).toMatchObject([{ status: 'completed', schedule_id: null }]);
  });

  test('a deleted account’s due schedules end with it', async () => {
    const viewer = await createTestOwner(ctx);
    await dueSchedule(viewer);
    await ctx.db.deleteFrom('users').where('id', '=', viewer.userId).execute();
    expect(await run()).toMatchObject({ requested: 0, skipped: 0 });
  });
});
