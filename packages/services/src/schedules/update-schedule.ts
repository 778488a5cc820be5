import { readDatabaseTime, type ScheduleRow, type Transaction } from '@curbcut/db';
import type { Schedule, ScheduleUpdate } from '@curbcut/wire/schedule';
import { AppError } from '@curbcut/model/errors';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { toEmailKey } from '../kernel/emails/to-email-key.ts';
import { hashesOfRecipient } from '../mails/index.ts';
import { checkAddresses, notOfSite, requireSitePages } from '../site-scans/index.ts';
import { checkScanUrl } from '../targets/index.ts';
import { applyPlanToSchedules } from './apply-plan-to-schedules.ts';
import { countSchedules, requireRoom } from './count-schedules.ts';
import { lockSchedule } from './lock-schedule.ts';
import { nextRun } from './next-run.ts';
import { readSchedule } from './read-schedule.ts';
import { requireOwner, type ScheduleOwner } from './require-owner.ts';
import { toRule } from './to-rule.ts';

/**
 * Changes what is named and leaves the rest. A changed time, and going on after a pause, take effect with the next run:
 * what was missed is not made up for. Throws NOT_FOUND, CONFLICT when the plan has no room for one more that runs,
 * and whatever createSchedule throws.
 */
export async function updateSchedule({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: ScheduleUpdate & { scheduleId: string; viewer: Viewer };
}): Promise<Schedule> {
  const which = { scheduleId: input.scheduleId, userId: input.viewer.userId };
  return ctx.db.transaction().execute(async (trx) => {
    await readSchedule(trx, which);
    const owner = await requireOwner(ctx, trx, which.userId);
    const schedule = await lockSchedule(trx, which);
    // What its form sends back unchanged is no new wish.
    if (input.scan_type === 'site' && schedule.scan_type !== 'site')
      requireSitePages(owner.rights, ctx.config.plans);
    const isSite = (input.scan_type ?? schedule.scan_type) === 'site';
    if (input.addresses && !isSite) throw notOfSite();
    const chosen = input.addresses ? checkAddresses(ctx, input.addresses, owner.rights) : null;
    const target = chosen ?? (input.url === undefined ? null : checkScanUrl(ctx, input.url));
    const isMoved = target !== null && target.url !== schedule.url;
    if (isMoved && isSite && schedule.addresses && input.addresses === undefined) {
      throw new AppError(
        'INVALID_REQUEST',
        'This schedule scans a list of pages. Change the list (addresses), or send null for it to scan the whole website.',
      );
    }
    await trx
      .updateTable('schedules')
      .set({
        ...(isMoved ? { url: target.url, failures: 0, last_error: null } : {}),
        // What its list shows, sent back unchanged, is no word against http.
        ...(isMoved || target?.schemeAssumed ? { scheme_assumed: target.schemeAssumed } : {}),
        ...(input.standard === undefined ? {} : { standard: input.standard }),
        ...(input.interaction === undefined ? {} : { interaction: input.interaction }),
        ...(input.scan_type === undefined ? {} : { scan_type: input.scan_type }),
        // A list is of the website that it was made for.
        ...(input.addresses !== undefined || isMoved || !isSite
          ? { addresses: chosen?.addresses ?? null }
          : {}),
        ...mailsOf(input, schedule, owner),
        ...(await timesOf(trx, input, schedule, owner)),
      })
      .where('id', '=', schedule.id)
      .execute();
    await applyPlanToSchedules(trx, owner.id, owner.rights);
    return readSchedule(trx, which);
  });
}

async function timesOf(
  trx: Transaction,
  input: ScheduleUpdate,
  schedule: ScheduleRow,
  owner: ScheduleOwner,
): Promise<Pick<ScheduleRow, 'frequency' | 'time' | 'day' | 'status' | 'next_run_at'>> {
  const now = await readDatabaseTime(trx);
  const frequency = input.frequency ?? schedule.frequency;
  const keptDay = frequency === schedule.frequency ? schedule.day : null;
  const rule = toRule(
    {
      frequency,
      time: input.time ?? schedule.time,
      day: input.day === undefined ? keptDay : input.day,
    },
    now,
  );
  if (input.paused === true) return { ...rule, status: 'paused', next_run_at: null };
  const resumes = input.paused === false && schedule.status === 'paused';
  if (resumes) requireRoom(owner.rights, (await countSchedules(trx, owner.id)).active);
  const status = resumes ? 'active' : schedule.status;
  if (status !== 'active') return { ...rule, status, next_run_at: null };
  const isSame =
    !resumes &&
    rule.frequency === schedule.frequency &&
    rule.time === schedule.time &&
    rule.day === schedule.day;
  return { ...rule, status, next_run_at: isSame ? schedule.next_run_at : nextRun(rule, now) };
}

/**
 * Who has stopped the mails of a schedule gets none until they say so themselves. Turning on those of somebody else
 * changes nothing, and looks as if there had been nothing to change.
 */
function mailsOf(
  input: ScheduleUpdate,
  schedule: ScheduleRow,
  owner: ScheduleOwner,
): Pick<ScheduleRow, 'email' | 'mails_stopped_for'> {
  const email = input.email === undefined ? schedule.email : input.email;
  const stopped = schedule.mails_stopped_for;
  const isOwn = email === null || toEmailKey(email) === toEmailKey(owner.email);
  const isTakenBack =
    input.mails === 'on' &&
    isOwn &&
    stopped !== null &&
    hashesOfRecipient(owner.email).includes(stopped);
  return { email, mails_stopped_for: isTakenBack ? null : stopped };
}
