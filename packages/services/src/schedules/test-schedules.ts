import type { PlanType } from '@curbcut/contracts';
import { sql } from 'kysely';
import type { Viewer } from '../accounts/viewer.ts';
import { newId } from '../service-context/new-id.ts';
import type { ServiceContext } from '../service-context/service-context.ts';
import { createSchedule } from './create-schedule.ts';

/** Only tests import this file. */
export async function insertTestOwner(
  ctx: ServiceContext,
  { plan = 'pro', verified = true }: { plan?: PlanType; verified?: boolean } = {},
): Promise<Viewer & { email: string }> {
  const userId = newId();
  const email = `${userId.toLowerCase()}@example.org`;
  await ctx.db
    .insertInto('users')
    .values({
      id: userId,
      email,
      email_key: email,
      name: 'Ada Lovelace',
      company: null,
      password_hash: 'none',
      email_verified_at: verified ? new Date() : null,
      plan,
    })
    .execute();
  return {
    userId,
    sessionId: newId(),
    plan: ctx.config.plans[plan],
    emailVerified: verified,
    email,
  };
}

let pages = 0;

/** A schedule of a page of its own. */
export async function createTestSchedule(
  ctx: ServiceContext,
  viewer: Viewer,
  input: { url?: string; email?: string; frequency?: 'daily' | 'weekly' | 'monthly' } = {},
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
