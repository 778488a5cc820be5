import type { AppError } from '@curbcut/model/errors';
import type { PlanType } from '@curbcut/model/plans';
import { expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { newVisitor } from '../../rig/test-scans.ts';
import { createTestUser } from '../../rig/test-users.ts';
import { requestScan } from '../scans/index.ts';
import { readUsage } from './read-usage.ts';
import { request, scansOf, use, usedBy } from './test-requests.ts';

const { ctx } = await setUpTestServices();

async function refusalOf(asked: Promise<unknown>): Promise<AppError> {
  return asked.then(
    () => expect.fail('It was not refused'),
    (error: unknown) => error as AppError,
  );
}

test('of twenty requests for the last scan of the month exactly one passes', async () => {
  const viewer = await createTestUser(ctx);
  await use(ctx, viewer, 4);
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => request(ctx, viewer)));
  const refusals = asked.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as AppError).code] : [],
  );
  expect(refusals).toEqual(Array.from({ length: 19 }, () => 'QUOTA_EXCEEDED'));
  expect(await usedBy(ctx, viewer)).toBe(5);
  expect(await scansOf(ctx, viewer)).toHaveLength(5);
});

test('the refusal names the limit, when it resets and where to upgrade', async () => {
  const viewer = await createTestUser(ctx);
  await use(ctx, viewer, 5);
  const refusal = await refusalOf(request(ctx, viewer));
  expect(refusal.httpStatus).toBe(402);
  const { resetsAt } = await readUsage(ctx.db, viewer.userId);
  expect(resetsAt.getUTCDate()).toBe(1);
  const daysAhead = (resetsAt.getTime() - Date.now()) / 86_400_000;
  expect(daysAhead).toBeGreaterThan(0);
  expect(daysAhead).toBeLessThanOrEqual(31);
  const date = resetsAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  expect(refusal.userMessage).toBe(
    `You have used all 5 scans of this month. The count begins anew on ${date} (UTC). For more scans now, upgrade your plan at /pricing.`,
  );
});

test('an address that may not be scanned costs nothing', async () => {
  const viewer = await createTestUser(ctx);
  expect(await refusalOf(request(ctx, viewer, 'http://127.0.0.1/'))).toMatchObject({
    code: 'TARGET_REFUSED',
  });
  expect(await usedBy(ctx, viewer)).toBe(0);
});

test('an unlimited plan is counted and never refused; a plan without scans always is', async () => {
  const unlimited = await createTestUser(ctx, 'enterprise');
  await use(ctx, unlimited, 12);
  expect(await usedBy(ctx, unlimited)).toBe(12);
  const strict = { ...ctx, config: { ...ctx.config, plans: { ...ctx.config.plans } } };
  strict.config.plans = {
    ...ctx.config.plans,
    free: { ...ctx.config.plans.free, scansPerMonth: 0 },
  };
  const viewer = await createTestUser(ctx);
  const input = { url: 'https://none.example/', clientIp: newVisitor(), viewer };
  expect(await refusalOf(requestScan({ ctx: strict, input }))).toMatchObject({
    code: 'QUOTA_EXCEEDED',
    userMessage: 'Your plan has no scans. Choose another plan at /pricing.',
  });
  expect(await scansOf(ctx, viewer)).toEqual([]);
});

test('after a downgrade the smaller quota holds at once', async () => {
  const viewer = await createTestUser(ctx, 'pro');
  await use(ctx, viewer, 7);
  const downgraded = { ...viewer, plan: ctx.config.plans.free };
  expect(await refusalOf(request(ctx, downgraded))).toMatchObject({ code: 'QUOTA_EXCEEDED' });
  expect(await usedBy(ctx, viewer)).toBe(7);
});

test.each<[PlanType, number | null]>([
  ['free', 30],
  ['pro', null],
])('a scan of the %s plan is kept for %s days', async (plan, days) => {
  const viewer = await createTestUser(ctx, plan);
  await request(ctx, viewer);
  const [scan] = await scansOf(ctx, viewer);
  const kept = scan?.expires_at ? scan.expires_at.getTime() - scan.requested_at.getTime() : null;
  expect(kept).toBe(days === null ? null : days * 86_400_000);
});

test('people’s scans do not count against the visitors of their address', async () => {
  const viewer = await createTestUser(ctx, 'pro');
  const clientIp = newVisitor();
  for (let page = 0; page < 12; page += 1) {
    const url = `https://example.net/${page}`;
    await requestScan({ ctx, input: { url, clientIp, viewer } });
  }
  const free = { url: 'https://example.net/free', clientIp };
  await expect(requestScan({ ctx, input: free })).resolves.toMatchObject({ status: 'queued' });
});
