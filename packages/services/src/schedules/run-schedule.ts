import { readDatabaseTime, type ScheduleRow, type Transaction } from '@curbcut/db';
import { AppError } from '@curbcut/model/errors';
import { scheduleMessages } from '@curbcut/model/schedules';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { lockUser, type LockedUser } from '../kernel/locks/lock-user.ts';
import { recordScheduleFailure } from '../finalization/index.ts';
import { insertUserScan } from '../scans/index.ts';
import { checkAddresses, requireSitePages } from '../site-scans/index.ts';
import { checkScanUrl } from '../targets/index.ts';
import { applyPlanToSchedules } from './apply-plan-to-schedules.ts';
import { nextRun } from './next-run.ts';

/**
 * Runs a schedule that is due: takes the quota, stores the scan, enqueues it and moves the schedule on to its next run,
 * all or nothing and one call after the other for each account, so that a run comes once however many ask. However
 * many were missed, one scan makes up for them. `skipped`: the owner's quota or the URL does not allow it;
 * noted with its reason. `done`: somebody else was faster, or it does not run any more.
 */
export async function runSchedule(
  ctx: ServiceContext,
  due: Pick<ScheduleRow, 'id' | 'user_id'>,
): Promise<'requested' | 'skipped' | 'done'> {
  return ctx.db.transaction().execute(async (trx) => {
    const owner = await lockUser(trx, due.user_id);
    if (!owner) return 'done';
    await applyPlanToSchedules(trx, owner.id, ctx.config.plans[owner.plan]);
    const now = await readDatabaseTime(trx);
    const schedule = await readDue(trx, due.id, now);
    if (!schedule) return 'done';
    await sql`savepoint run`.execute(trx);
    try {
      const scanId = await requestScheduledScan(ctx, trx, owner, schedule);
      await moveOn(trx, schedule, now, { last_scan_id: scanId, last_run_at: now });
      return 'requested';
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await sql`rollback to savepoint run`.execute(trx);
      ctx.log.info({ scheduleId: schedule.id, code: error.code }, 'A scheduled scan was skipped');
      await moveOn(trx, schedule, now, {});
      await recordScheduleFailure(ctx, trx, schedule, error.userMessage);
      return 'skipped';
    }
  });
}

async function readDue(
  trx: Transaction,
  scheduleId: string,
  now: Date,
): Promise<ScheduleRow | undefined> {
  return trx
    .selectFrom('schedules')
    .selectAll()
    .where('id', '=', scheduleId)
    .where('status', '=', 'active')
    .where('next_run_at', '<=', now)
    .executeTakeFirst();
}

/** Only whoever finds the schedule still due may move it on; else the whole run is taken back. */
async function moveOn(
  trx: Transaction,
  schedule: ScheduleRow,
  now: Date,
  run: Partial<Pick<ScheduleRow, 'last_scan_id' | 'last_run_at'>>,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('schedules')
    .set({ ...run, next_run_at: nextRun(schedule, now) })
    .where('id', '=', schedule.id)
    .where('status', '=', 'active')
    .where('next_run_at', '<=', now)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error('A run was taken twice');
}

async function requestScheduledScan(
  ctx: ServiceContext,
  trx: Transaction,
  owner: LockedUser,
  schedule: ScheduleRow,
): Promise<string> {
  if (owner.email_verified_at === null) {
    throw new AppError('EMAIL_UNVERIFIED', scheduleMessages.unverified);
  }
  if (schedule.scan_type === 'site')
    requireSitePages(ctx.config.plans[owner.plan], ctx.config.plans);
  const chosen = schedule.scan_type === 'site' ? schedule.addresses : null;
  const { addresses } = chosen
    ? checkAddresses(ctx, chosen, ctx.config.plans[owner.plan])
    : { addresses: null };
  const scanId = await insertUserScan(ctx, trx, {
    user: owner,
    url: checkScanUrl(ctx, schedule.url).url,
    addresses,
    schemeAssumed: schedule.scheme_assumed,
    standard: schedule.standard,
    interaction: schedule.interaction,
    scanType: schedule.scan_type,
    email: schedule.email ?? owner.email,
    name: schedule.name,
    scheduleId: schedule.id,
  });
  // A scan of the URL that its owner has just asked for answers the schedule as well.
  await trx
    .updateTable('scans')
    .set({ schedule_id: schedule.id })
    .where('id', '=', scanId)
    .where('schedule_id', 'is', null)
    .execute();
  return scanId;
}
