import { goldenPageScan } from '@curbcut/testing';
import { ScanListQuery } from '@curbcut/wire/scan';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { beginTestScan, newVisitor, requestTestScan } from '../../rig/test-scans.ts';
import { createTestUser } from '../../rig/test-users.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { exportAccount } from '../accounts/index.ts';
import { deleteExpiredData } from '../retention/index.ts';
import { getScan, keepScan, listScans, recordScanResult, requestScan } from './index.ts';

const notFound = { code: 'NOT_FOUND' };
const kept = { success: true, message: 'The scan is in your account.' };

const { ctx } = await setUpTestServices({ freeScansPerHour: 2 });
let ada: Viewer;
let ben: Viewer;

beforeAll(async () => {
  ada = await createTestUser(ctx);
  ben = await createTestUser(ctx, 'pro');
});
beforeEach(async () => {
  await ctx.db.deleteFrom('scans').execute();
});

async function finishFreeScan(
  input: { email?: string; name?: string; visitor?: string } = {},
): Promise<string> {
  const { visitor, ...rest } = input;
  const { job_id: id } = await requestScan({
    ctx,
    input: {
      url: `https://www.harbourline.example/${Math.random()}`,
      clientIp: visitor ?? newVisitor(),
      ...rest,
    },
  });
  const attempt = await beginTestScan(ctx, id);
  await recordScanResult({
    ctx,
    input: { scanId: id, attempt, pageScan: goldenPageScan(), screenshot: null },
  });
  return id;
}

function keep(scanId: string, viewer: Viewer = ada) {
  return keepScan({ ctx, input: { scanId, viewer } });
}
const readAs = (scanId: string, reader: Viewer | null) =>
  getScan({ ctx, input: { scanId, reader } });

async function hoursLeft(scanId: string): Promise<number | null> {
  const { rows } = await sql<{ left: number | null }>`
    select round(extract(epoch from expires_at - now()) / 3600)::int as left
      from scans where id = ${scanId}`.execute(ctx.db);
  return rows[0]?.left ?? null;
}
/** Everything in an account's export, as one text. */
async function readExport(viewer: Viewer): Promise<string> {
  const { body } = await exportAccount({ ctx, input: { viewer } });
  const files = unzipSync(Buffer.concat(await Array.fromAsync(body)));
  return Object.values(files)
    .map((file) => strFromU8(file))
    .join('\n');
}
const used = () => ctx.db.selectFrom('monthly_usage').select('used').execute();

test('a kept scan is its owner’s, for as long as the plan keeps scans, and takes no quota', async () => {
  const id = await finishFreeScan({ email: 'maya@example.org', name: 'Maya' });
  expect(await hoursLeft(id)).toBe(24);
  expect(await keep(id)).toEqual(kept);
  expect(await hoursLeft(id)).toBe(30 * 24);
  expect(await used()).toEqual([]);
  const query = ScanListQuery.parse({});
  const listed = await listScans({ ctx, input: { viewer: ada, query } });
  expect(listed.scans.map(({ scan_id: scanId }) => scanId)).toEqual([id]);
  expect((await readAs(id, ada)).result).not.toBeNull();
  for (const other of [null, ben]) await expect(readAs(id, other)).rejects.toMatchObject(notFound);
});

test('it is still there when free scans of its age are deleted', async () => {
  const [keptId, other] = [await finishFreeScan(), await finishFreeScan()];
  await keep(keptId);
  await sql`
    update scans set requested_at = requested_at - interval '25 hours',
                     expires_at = expires_at - interval '25 hours'`.execute(ctx.db);
  await deleteExpiredData({ ctx });
  expect((await readAs(keptId, ada)).scanId).toBe(keptId);
  await expect(readAs(other, null)).rejects.toMatchObject(notFound);
});

test('a plan without a limit keeps it without end', async () => {
  const id = await finishFreeScan();
  await keep(id, ben);
  expect(await hoursLeft(id)).toBeNull();
});

test('nothing of whoever asked for it goes to whoever keeps it', async () => {
  const id = await finishFreeScan({ email: 'maya@example.org', name: 'Maya' });
  await keep(id);
  const row = await ctx.db
    .selectFrom('scans')
    .select(['requester_name', 'requester_email', 'requester_company'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row).toEqual({ requester_name: null, requester_email: null, requester_company: null });
});

test('whom its mail went to is not told, and forgotten once the mail has left', async () => {
  const id = await finishFreeScan({ email: 'maya@example.org' });
  await keep(id);
  const told = async () => {
    const exported = await readExport(ada);
    expect(exported).toContain(id);
    return exported.includes('maya@example.org');
  };
  expect(await told()).toBe(false);
  await sql`update scans set requested_at = requested_at - interval '1 hour'`.execute(ctx.db);
  const recipients = async () =>
    (await ctx.db.selectFrom('mails').select('recipient').execute()).map((mail) => mail.recipient);
  await deleteExpiredData({ ctx });
  expect(await recipients()).toEqual(['maya@example.org']);
  await ctx.db.updateTable('mails').set({ status: 'sent' }).execute();
  await deleteExpiredData({ ctx });
  expect(await recipients()).toEqual(['']);
  expect(await told()).toBe(false);
});

test('keeping it again changes nothing; nobody else can have it', async () => {
  const id = await finishFreeScan();
  await keep(id);
  const left = await hoursLeft(id);
  expect(await keep(id)).toEqual(kept);
  expect(await hoursLeft(id)).toBe(left);
  await expect(keep(id, ben)).rejects.toMatchObject(notFound);
});

test('of two at once, one has it', async () => {
  const id = await finishFreeScan();
  const both = await Promise.allSettled([keep(id, ada), keep(id, ben)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('an expired scan, one that never was, and one that runs cannot be kept', async () => {
  const expired = await finishFreeScan();
  await sql`update scans set expires_at = now() where id = ${expired}`.execute(ctx.db);
  await expect(keep(expired)).rejects.toMatchObject(notFound);
  await expect(keep('n'.repeat(24))).rejects.toMatchObject(notFound);
  const queued = await requestTestScan(ctx);
  await expect(keep(queued)).rejects.toMatchObject({ code: 'NOT_READY' });
  expect((await readAs(queued, null)).status).toBe('queued');
});

test('keeping scans gives a visitor no further ones, and the network is forgotten with the limit', async () => {
  const visitor = newVisitor();
  const ids = [await finishFreeScan({ visitor }), await finishFreeScan({ visitor })];
  for (const id of ids) await keep(id);
  await expect(finishFreeScan({ visitor })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  const keys = async () =>
    new Set(
      (await ctx.db.selectFrom('scans').select('client_key').execute()).map(
        ({ client_key: key }) => key,
      ),
    );
  await deleteExpiredData({ ctx });
  expect(await keys()).toEqual(new Set([visitor]));
  await sql`update scans set requested_at = requested_at - interval '1 hour'`.execute(ctx.db);
  await deleteExpiredData({ ctx });
  expect(await keys()).toEqual(new Set(['user']));
});
