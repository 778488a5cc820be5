import { goldenPageScan, goldenScreenshot } from '@curbcut/testing';
import { User } from '@curbcut/wire/account';
import { ScanRecord } from '@curbcut/wire/scan';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { setUpTestServices } from '../../../rig/set-up-test-services.ts';
import { beginTestScan, newVisitor } from '../../../rig/test-scans.ts';
import { createTestUser } from '../../../rig/test-users.ts';
import type { Viewer } from '../../kernel/context/viewer.ts';
import { recordScanResult, requestScan } from '../../scans/index.ts';
import { exportAccount, register } from '../index.ts';

const { ctx } = await setUpTestServices();

async function scan(viewer: Viewer, page: string, email?: string): Promise<string> {
  const url = `https://www.harbourline.example/${page}`;
  const { job_id: scanId } = await requestScan({
    ctx,
    input: { url, email, clientIp: newVisitor(), viewer },
  });
  return scanId;
}

async function finalizeScanAndSite(scanId: string): Promise<void> {
  const attempt = await beginTestScan(ctx, scanId);
  const { mediaType, bytes } = goldenScreenshot();
  const screenshot = { mediaType, bytes, width: 600, height: 614, scale: 0.5, truncated: false };
  const input = { scanId, attempt, pageScan: goldenPageScan(), screenshot };
  await recordScanResult({ ctx, input });
}

async function exportOf(viewer: Viewer) {
  const { body } = await exportAccount({ ctx, input: { viewer } });
  const files = unzipSync(Buffer.concat(await Array.fromAsync(body)));
  const bytes = (name: string) => files[name] ?? new Uint8Array();
  return {
    names: Object.keys(files),
    bytes,
    text: (name: string) => strFromU8(bytes(name)),
    json: (name: string): unknown => JSON.parse(strFromU8(bytes(name))),
  };
}

test('holds everything of the person, and nothing of others', async () => {
  const device = { userAgent: undefined, ip: '198.51.100.4' };
  const password = 'Sturdy-Bridge-41';
  const request = { email: 'ada@example.org', name: 'Ada Lovelace', password };
  const { user, access_token: token } = await register({ ctx, input: { request, device } });
  await ctx.db
    .updateTable('users')
    .set({ plan: 'pro', email_verified_at: new Date() })
    .where('id', '=', user.id)
    .execute();
  const { id: sessionId, token_hash: tokenHash } = await ctx.db
    .selectFrom('sessions')
    .select(['id', 'token_hash'])
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const ada = { userId: user.id, sessionId, plan: ctx.config.plans.pro, emailVerified: true };
  const other = await createTestUser(ctx);
  const first = await scan(ada, 'first', user.email);
  await finalizeScanAndSite(first);
  const queued = await scan(ada, 'queued');
  await finalizeScanAndSite(await scan(other, 'not-mine'));

  for (const email of ['Ada@example.org', 'eve@example.org']) {
    const email_key = email.toLowerCase();
    await ctx.db
      .insertInto('newsletter_subscribers')
      .values({ email, email_key, token: `secret-${email_key}`, status: 'confirmed' })
      .execute();
    const message = { name: 'Ada', subject: 'Hello', message: 'A question' };
    await ctx.db
      .insertInto('contact_messages')
      .values({ id: email, inquiry_type: 'general', email, ...message, mailed_to: null })
      .execute();
  }

  const archive = await exportOf(ada);

  expect(archive.text('README.txt')).toContain('account.json');
  expect(User.parse(archive.json('account.json'))).toMatchObject({ id: user.id });
  expect(archive.json('sessions.json')).toMatchObject([{ current: true, address: '198.51.100.4' }]);
  expect(archive.json('mails.json')).toMatchObject([
    { kind: 'verify-email', recipient: user.email },
    { kind: 'scan-completed', scan_id: first },
  ]);
  for (const name of ['plan-changes', 'schedules', 'shares', 'verdicts', 'checks']) {
    expect(archive.json(`${name}.json`)).toEqual([]);
  }
  expect(archive.json('newsletter.json')).toMatchObject([{ email: 'Ada@example.org' }]);
  expect(archive.json('messages.json')).toMatchObject([{ message: 'A question' }]);
  expect(archive.json('monthly-usage.json')).toMatchObject([{ used: 2 }]);
  expect(archive.json('scans/list-1.json')).toMatchObject([
    { id: queued, status: 'queued' },
    { id: first, status: 'completed', url: 'https://www.harbourline.example/first' },
  ]);
  const folder = archive.names.find((name) => name.endsWith(`${first}/record.json`))?.slice(0, -12);
  expect(ScanRecord.parse(archive.json(`${folder}/record.json`)).scan_id).toBe(first);
  expect(archive.text(`${folder}/report.html`)).toMatch(/^<!doctype html>/i);
  expect(archive.bytes(`${folder}/screenshot.webp`)).toEqual(
    new Uint8Array(goldenScreenshot().bytes),
  );
  expect(archive.names.filter((name) => name.startsWith('scans/'))).toHaveLength(4);
  const all = archive.names.map(archive.text).join('\n');
  for (const secret of [
    '$argon2id',
    token,
    tokenHash,
    other.userId,
    'not-mine',
    'token_hash',
    'secret-',
    'eve@',
  ]) {
    expect(all).not.toContain(secret);
  }
});

test('names nothing after the page that could leave the folder', async () => {
  const viewer = await createTestUser(ctx);
  await finalizeScanAndSite(await scan(viewer, '..%2f..%2f..%2fetc%2fpasswd?a=../../x'));
  const { names } = await exportOf(viewer);
  expect(names.filter((name) => name.startsWith('scans/'))).toHaveLength(4);
  for (const name of names) {
    expect(name).toMatch(/^[\w.-]+(?:\/[\w.-]+)*$/);
    expect(name).not.toContain('..');
  }
});

test('lists every scan once when they do not fit one file', async () => {
  const viewer = await createTestUser(ctx);
  const scanId = await scan(viewer, 'many');
  await sql`
    insert into scans (id, user_id, url, client_key, status, progress, requested_at)
    select 'many-' || n, user_id, url, client_key, 'queued', progress,
           requested_at - n * interval '10 microseconds'
      from scans, generate_series(1, 1100) n where id = ${scanId}`.execute(ctx.db);
  const archive = await exportOf(viewer);
  const ids = [1, 2, 3].flatMap((list) =>
    (archive.json(`scans/list-${list}.json`) as { id: string }[]).map(({ id }) => id),
  );
  expect(ids).toHaveLength(1_101);
  expect(new Set(ids).size).toBe(1_101);
});
