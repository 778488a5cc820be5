import { planCatalogue } from '@curbcut/model/plans';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { requestScan } from '../scans/index.ts';
import { createTestOwner } from '../schedules/test-schedules.ts';
import { setPlan } from './index.ts';

const { ctx } = await setUpTestServices();
let pages = 0;

beforeEach(async () => {
  await ctx.db.deleteFrom('users').execute();
});

/** A scan of so many days ago; kept as long as the plan then said, or as told. */
async function scanOf(viewer: Viewer, daysAgo: number): Promise<string> {
  pages += 1;
  const { job_id: scanId } = await requestScan({
    ctx,
    input: { url: `https://www.harbourline.example/${pages}`, viewer, clientIp: '192.0.2.1' },
  });
  const earlier = sql`${daysAgo} * interval '1 day'`;
  await ctx.db
    .updateTable('scans')
    .set({
      requested_at: sql<Date>`requested_at - ${earlier}`,
      expires_at: sql<Date>`expires_at - ${earlier}`,
    })
    .where('id', '=', scanId)
    .execute();
  return scanId;
}

/** Days from now until a scan is deleted, to the nearest; null when it is kept. */
async function daysLeft(scanId: string): Promise<number | null> {
  const { left } = await ctx.db
    .selectFrom('scans')
    .select(
      sql<number | null>`round(extract(epoch from expires_at - now()) / 86400)::int`.as('left'),
    )
    .where('id', '=', scanId)
    .executeTakeFirstOrThrow();
  return left;
}

function change(viewer: Viewer, plan: 'free' | 'pro', services = ctx) {
  const { userId } = viewer;
  return setPlan({ ctx: services, input: { userId, plan, actor: 'operator', reason: 'A test' } });
}

test('a larger plan keeps what is stored, but brings nothing back', async () => {
  const viewer = await createTestOwner(ctx, { plan: 'free' });
  const [fresh, old, expired] = [
    await scanOf(viewer, 0),
    await scanOf(viewer, 20),
    await scanOf(viewer, 31),
  ];
  expect(await Promise.all([fresh, old, expired].map(daysLeft))).toEqual([30, 10, -1]);
  await change(viewer, 'pro');
  expect(await Promise.all([fresh, old, expired].map(daysLeft))).toEqual([null, null, -1]);
});

test('a smaller plan deletes nothing at once: there is time to take it along', async () => {
  const viewer = await createTestOwner(ctx);
  const [fresh, old] = [await scanOf(viewer, 0), await scanOf(viewer, 400)];
  await change(viewer, 'free');
  expect(await Promise.all([fresh, old].map(daysLeft))).toEqual([30, 30]);
  await change(viewer, 'free');
  expect(await daysLeft(old)).toBe(30);
});

test('a plan that keeps less than before does not lengthen what was to go sooner', async () => {
  const plans = { ...planCatalogue, pro: { ...planCatalogue.pro, historyDays: 90 } };
  const services = { ...ctx, config: { ...ctx.config, plans } };
  const viewer = await createTestOwner(ctx, { plan: 'free' });
  const scans = [await scanOf(viewer, 0), await scanOf(viewer, 25)];
  await change(viewer, 'pro', services);
  expect(await Promise.all(scans.map(daysLeft))).toEqual([90, 65]);
  await ctx.db
    .updateTable('scans')
    .set({ expires_at: sql<Date>`now() + interval '7 days'` })
    .where('id', '=', scans[1]!)
    .execute();
  await change(viewer, 'free', services);
  expect(await Promise.all(scans.map(daysLeft))).toEqual([30, 7]);
});

test('somebody else’s scans are not touched', async () => {
  const other = await createTestOwner(ctx, { plan: 'free' });
  const scanId = await scanOf(other, 0);
  await change(await createTestOwner(ctx, { plan: 'free' }), 'pro');
  expect(await daysLeft(scanId)).toBe(30);
});
