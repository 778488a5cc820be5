import type { PlanType } from '@curbcut/model/plans';
import { sql } from 'kysely';
import { createTestUser } from '../../rig/test-users.ts';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { createSchedule } from './create-schedule.ts';

/** Somebody who may schedule: on Pro, with a confirmed email, unless the test says otherwise. Only tests import this file. */
export async function createTestOwner(
  ctx: ServiceContext,
  { plan = 'pro', verified = true }: { plan?: PlanType; verified?: boolean } = {},
): Promise<Viewer & { email: string }> {
  return createTestUser(ctx, plan, verified);
}

let pages = 0;

/** A schedule of a page of its own. */
export async function createTestSchedule(
  ctx: ServiceContext,
  viewer: Viewer,
  input: {
    url?: string;
    email?: string;
    frequency?: 'daily' | 'weekly' | 'monthly';
    interaction?: boolean;
    scan_type?: 'single_page' | 'site';
    addresses?: string[];
  } = {},
) {
  pages += 1;
  return createSchedule({
    ctx,
    input: {
      url: `https://www.harbourline.example/${pages}`,
      frequency: 'daily',
      time: '09:00',
      ...input,
      viewer,
    },
  });
}

export async function readRow(ctx: ServiceContext, scheduleId: string) {
  return ctx.db
    .selectFrom('schedules')
    .selectAll()
    .where('id', '=', scheduleId)
    .executeTakeFirstOrThrow();
}

/** As if its run had been due so long ago. */
export async function makeDue(
  ctx: ServiceContext,
  scheduleId: string,
  ago = '1 minute',
): Promise<void> {
  await ctx.db
    .updateTable('schedules')
    .set({ next_run_at: sql<Date>`date_trunc('minute', now() - ${ago}::interval)` })
    .where('id', '=', scheduleId)
    .execute();
}
