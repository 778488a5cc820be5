import type { Transaction } from '@curbcut/db';
import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { setUpTestServices } from '../../../rig/set-up-test-services.ts';
import { newVisitor, requestTestScan } from '../../../rig/test-scans.ts';
import { createTestUser, giveTestScan } from '../../../rig/test-users.ts';
import { endAccount } from '../../accounts/deletion/end-account.ts';
import { changeEmail, confirmEmail, requestPasswordReset } from '../../accounts/index.ts';
import { queueAccountMail } from '../../mails/queue-account-mail.ts';
import { setPlan } from '../../plans/index.ts';
import { applyHistoryLimits } from '../../retention/apply-history-limits.ts';
import { createTestSchedule } from '../../schedules/test-schedules.ts';
import { finalizeScanAndSite } from '../../site-scans/finalize-scan-and-site.ts';
import type { Viewer } from '../context/viewer.ts';
import { lockScan } from './lock-scan.ts';

const { ctx } = await setUpTestServices();
let owner: Viewer & { email: string };

beforeEach(async () => {
  await ctx.db.deleteFrom('mails').execute();
  owner = await createTestUser(ctx, 'pro');
});

/** Lets `other` begin once `first` holds what it holds; `then` comes when `other` waits. Both must get through. */
async function meet(
  first: (trx: Transaction) => Promise<unknown>,
  other: () => Promise<unknown>,
  then: (trx: Transaction) => Promise<unknown>,
): Promise<void> {
  let ended: Promise<unknown> = Promise.resolve();
  await ctx.db.transaction().execute(async (trx) => {
    await first(trx);
    ended = other();
    ended.catch(() => undefined);
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 5_000 });
    await then(trx);
  });
  await ended;
}

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`.execute(ctx.db);
  return rows[0]?.waiting ?? 0;
}

/** A schedule that fails for the third time when its scan does, and that scan. */
async function failingSchedule(): Promise<{ scheduleId: string; scanId: string }> {
  const { job_id: scheduleId } = await createTestSchedule(ctx, owner);
  const scanId = await requestTestScan(ctx);
  await giveTestScan(ctx, scanId, owner);
  await ctx.db
    .updateTable('schedules')
    .set({ failures: 2, last_scan_id: scanId })
    .where('id', '=', scheduleId)
    .execute();
  return { scheduleId, scanId };
}

async function siteWithPage(): Promise<{ site: string; page: string }> {
  const [site, page] = [await requestTestScan(ctx), await requestTestScan(ctx)];
  for (const scanId of [site, page]) await giveTestScan(ctx, scanId, owner);
  await ctx.db.updateTable('scans').set({ parent_id: site }).where('id', '=', page).execute();
  return { site, page };
}

async function mailsSaying(kind: 'schedule-failing' | 'account-deleted' | 'reset-password') {
  return ctx.db.selectFrom('mails').select('id').where('kind', '=', kind).execute();
}

function tellOfFailure(trx: Transaction, userId: string | null) {
  const parameters = { url: 'https://x.example/', reason: 'It failed.', failures: '3' };
  const mail = { userId, kind: 'schedule-failing', recipient: owner.email, parameters } as const;
  return queueAccountMail(ctx, trx, mail);
}

test('an account may be deleted while the scan of a failing schedule ends', async () => {
  const { scanId } = await failingSchedule();
  await meet(
    (trx) => lockScan(trx, scanId),
    () => endAccount(ctx, owner.userId),
    async (trx) => {
      const scan = await lockScan(trx, scanId);
      await finalizeScanAndSite(ctx, trx, scan!, { failureCode: 'INTERNAL_ERROR' });
    },
  );
  expect(await mailsSaying('account-deleted')).toHaveLength(1);
  expect(await mailsSaying('schedule-failing')).toEqual([]);
});

test.each([
  ['the account is deleted', () => endAccount(ctx, owner.userId)],
  [
    'the plan changes',
    () =>
      setPlan({
        ctx,
        input: { userId: owner.userId, plan: 'free', actor: 'operator', reason: 'test' },
      }),
  ],
  [
    'the operator changes the plan’s history',
    () => {
      const plans = { ...ctx.config.plans, pro: { ...ctx.config.plans.pro, historyDays: 90 } };
      return applyHistoryLimits({ ...ctx, config: { ...ctx.config, plans } });
    },
  ],
])('a page of a site may end while %s', async (_, change) => {
  const { site, page } = await siteWithPage();
  await meet(
    (trx) => lockScan(trx, page),
    change,
    (trx) => lockScan(trx, site),
  );
});

test('a link for a new password may be asked for while the owner is told of a failing schedule', async () => {
  await meet(
    (trx) => tellOfFailure(trx, null),
    () => requestPasswordReset({ ctx, input: { email: owner.email, clientIp: newVisitor() } }),
    (trx) => tellOfFailure(trx, owner.userId),
  );
  expect(await mailsSaying('schedule-failing')).toHaveLength(2);
  expect(await mailsSaying('reset-password')).toHaveLength(1);
});

test('an address may change while the owner is told of a failing schedule', async () => {
  const { scheduleId } = await failingSchedule();
  const [oldToken, newToken] = await beginChange('new@example.org');
  await confirmEmail({ ctx, input: { token: oldToken, clientIp: newVisitor() } });
  await ctx.db.updateTable('schedules').set({ email: owner.email }).execute();
  await meet(
    (trx) =>
      trx.selectFrom('schedules').select('id').where('id', '=', scheduleId).forUpdate().execute(),
    () => confirmEmail({ ctx, input: { token: newToken, clientIp: newVisitor() } }),
    (trx) => tellOfFailure(trx, owner.userId),
  );
  const { email } = await ctx.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', owner.userId)
    .executeTakeFirstOrThrow();
  expect(email).toBe('new@example.org');
});

/** Asks for a change of the address, and answers the tokens of both mails. */
async function beginChange(email: string): Promise<[string, string]> {
  const currentPassword = 'Sturdy-Bridge-41';
  await ctx.db
    .updateTable('users')
    .set({ password_hash: await ctx.passwords.hash(currentPassword) })
    .where('id', '=', owner.userId)
    .execute();
  await changeEmail({ ctx, input: { viewer: owner, email, currentPassword } });
  const tokenOf = async (kind: 'confirm-old-email' | 'confirm-new-email') => {
    const { parameters } = await ctx.db
      .selectFrom('mails')
      .select('parameters')
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();
    return parameters?.['token'] ?? '';
  };
  return [await tokenOf('confirm-old-email'), await tokenOf('confirm-new-email')];
}
