import { readDatabaseTime } from '@curbcut/db';
import type { Schedule, ScheduleRequest } from '@curbcut/wire/schedule';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { newId } from '../kernel/ids/new-id.ts';
import { readDefaultStandard } from '../scans/index.ts';
import { checkAddresses, notOfSite, requireSitePages } from '../site-scans/index.ts';
import { checkScanUrl } from '../targets/index.ts';
import { countSchedules, requireRoom } from './count-schedules.ts';
import { nextRun } from './next-run.ts';
import { readSchedule } from './read-schedule.ts';
import { requireOwner } from './require-owner.ts';
import { toRule } from './to-rule.ts';

/**
 * Makes a schedule that runs at its next time. Parallel requests for an account's last place get it once. Throws
 * PLAN_REQUIRED, EMAIL_UNVERIFIED, INVALID_URL, TARGET_REFUSED, INVALID_REQUEST, or CONFLICT at the plan's limit.
 */
export async function createSchedule({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: ScheduleRequest & { viewer: Viewer };
}): Promise<Schedule> {
  const { userId } = input.viewer;
  return ctx.db.transaction().execute(async (trx) => {
    const owner = await requireOwner(ctx, trx, userId);
    if (input.scan_type === 'site') requireSitePages(owner.rights, ctx.config.plans);
    if (input.addresses && input.scan_type !== 'site') throw notOfSite();
    const chosen = input.scan_type === 'site' ? (input.addresses ?? null) : null;
    const target = chosen
      ? checkAddresses(ctx, chosen, owner.rights)
      : { ...checkScanUrl(ctx, input.url), addresses: null };
    const { url, schemeAssumed, addresses } = target;
    const now = await readDatabaseTime(trx);
    const rule = toRule(input, now);
    requireRoom(owner.rights, (await countSchedules(trx, userId)).all);
    const scheduleId = newId();
    await trx
      .insertInto('schedules')
      .values({
        id: scheduleId,
        user_id: userId,
        url,
        scheme_assumed: schemeAssumed,
        standard: input.standard ?? (await readDefaultStandard(trx, userId)),
        interaction: input.interaction ?? true,
        scan_type: input.scan_type ?? 'single_page',
        addresses,
        ...rule,
        email: input.email ?? null,
        name: input.name || null,
        next_run_at: nextRun(rule, now),
        created_at: now,
      })
      .execute();
    return readSchedule(trx, { scheduleId, userId });
  });
}
