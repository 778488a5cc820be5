import { goldenPageScan, goldenScreenshot } from '@curbcut/testing';
import { ScanRecord, toSharedAnswer, ShareAnswer } from '@curbcut/wire/scan';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { beginTestScan, requestTestScan } from '../../rig/test-scans.ts';
import { createTestUser, giveTestScan } from '../../rig/test-users.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { recordScanResult } from '../scans/index.ts';
import {
  createReportLink,
  createShare,
  deleteShare,
  getSharedReport,
  getSharedScan,
  getSharedScreenshot,
  isShared,
  listShares,
} from './index.ts';

const screenshot = { ...goldenScreenshot(), width: 600, height: 614, scale: 0.5, truncated: false };
const notFound = { code: 'NOT_FOUND' };

const { ctx } = await setUpTestServices();
let owner: Viewer;
let stranger: Viewer;
let scanId: string;

beforeAll(async () => {
  owner = await createTestUser(ctx);
  stranger = await createTestUser(ctx);
});

beforeEach(async () => {
  await ctx.db.deleteFrom('scans').execute();
  scanId = await requestTestScan(ctx, { email: 'ada@example.org', name: 'Ada Lovelace' });
  const attempt = await beginTestScan(ctx, scanId);
  await recordScanResult({
    ctx,
    input: { scanId, attempt, pageScan: goldenPageScan(), screenshot },
  });
  await giveTestScan(ctx, scanId, owner);
});

async function share(days = 30): Promise<{ token: string; shareId: string }> {
  const answer = ShareAnswer.parse(
    await createShare({ ctx, input: { scanId, viewer: owner, days } }),
  );
  expect(answer.url.startsWith('https://curbcut.example/shared/')).toBe(true);
  return { token: answer.url.split('/').at(-1) ?? '', shareId: answer.share_id };
}

async function expire(shareId: string): Promise<void> {
  await ctx.db
    .updateTable('shares')
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', shareId)
    .execute();
}

async function sharesOf(viewer: Viewer) {
  return (await listShares({ ctx, input: { scanId, viewer } })).shares;
}

test('a link shows the record without anything of its owner, and counts its views', async () => {
  await ctx.db.updateTable('scans').set({ requester_company: 'Analytical Engines' }).execute();
  const { token, shareId } = await share(7);
  const shown = toSharedAnswer(await getSharedScan({ ctx, input: { token } }));
  await getSharedScan({ ctx, input: { token } });
  expect(shown.scan.scan_id).toBe(scanId);
  expect(shown.scan.screenshot?.url).toBe(`/shared/${token}/screenshot`);
  expect(JSON.stringify(shown)).not.toMatch(/ada@example|Lovelace|Analytical|198\.51\.|user-/);
  const picture = await getSharedScreenshot({ ctx, input: { token } });
  expect(Buffer.from(picture.bytes).equals(screenshot.bytes)).toBe(true);
  expect(await sharesOf(owner)).toEqual([
    {
      share_id: shareId,
      created_at: expect.any(String),
      expires_at: shown.expires_at,
      views: 2,
    },
  ]);
  const days = (Date.parse(shown.expires_at) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.99);
  expect(days).toBeLessThan(7.01);
});

test('the token itself is stored nowhere', async () => {
  const { token } = await share();
  const stored = await ctx.db.selectFrom('shares').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(token).toMatch(/^[\w-]{24}$/);
});

test('reports by a link are made of what the link shows', async () => {
  const { token } = await share();
  const json = await getSharedReport({ ctx, input: { token, format: 'json' } });
  const record = ScanRecord.parse(JSON.parse(String(json.body)));
  expect(record.screenshot?.url).toBe(`/shared/${token}/screenshot`);
  const html = await getSharedReport({ ctx, input: { token, format: 'html' } });
  expect(String(html.body)).toContain('data:image/webp;base64,');
  expect(String(html.body)).not.toContain('Back to the scan');
});

test.each(['withdrawn', 'expired', 'never made', 'of an expired scan', 'of a deleted scan'])(
  'a link that is %s answers the same',
  async (what) => {
    const { token, shareId } = await share();
    if (what === 'withdrawn') {
      await deleteShare({ ctx, input: { scanId, shareId, viewer: owner } });
    }
    if (what === 'expired') await expire(shareId);
    if (what === 'of an expired scan') {
      await giveTestScan(ctx, scanId, owner, { expires_at: new Date(Date.now() - 1_000) });
    }
    if (what === 'of a deleted scan') await ctx.db.deleteFrom('scans').execute();
    const used = what === 'never made' ? 'n'.repeat(24) : token;
    const refusal = {
      code: 'NOT_FOUND',
      userMessage:
        'This link does not work. It may have expired or been withdrawn: ask for a new one.',
    };
    await expect(getSharedScan({ ctx, input: { token: used } })).rejects.toMatchObject(refusal);
    await expect(getSharedScreenshot({ ctx, input: { token: used } })).rejects.toMatchObject(
      refusal,
    );
    await expect(
      getSharedReport({ ctx, input: { token: used, format: 'json' } }),
    ).rejects.toMatchObject(refusal);
    expect(await isShared({ ctx, input: { token: used } })).toBe(false);
  },
);

test('only the owner of a scan makes, sees and withdraws its links', async () => {
  const { shareId, token } = await share();
  const input = { scanId, viewer: stranger };
  await expect(createShare({ ctx, input: { ...input, days: 7 } })).rejects.toMatchObject(notFound);
  await expect(listShares({ ctx, input })).rejects.toMatchObject(notFound);
  await expect(deleteShare({ ctx, input: { ...input, shareId } })).rejects.toMatchObject(notFound);
  const anonymous = await requestTestScan(ctx);
  await expect(
    createShare({ ctx, input: { scanId: anonymous, viewer: owner, days: 7 } }),
  ).rejects.toMatchObject(notFound);
  expect(await isShared({ ctx, input: { token } })).toBe(true);
});

test('a link of another scan of the same owner is not withdrawn by mistake', async () => {
  const { shareId, token } = await share();
  const other = await requestTestScan(ctx);
  await giveTestScan(ctx, other, owner);
  await expect(
    deleteShare({ ctx, input: { scanId: other, shareId, viewer: owner } }),
  ).rejects.toMatchObject(notFound);
  expect(await isShared({ ctx, input: { token } })).toBe(true);
});

test('a scan that runs is not shared, and one scan has at most 20 links, also of requests at once', async () => {
  const running = await requestTestScan(ctx);
  await giveTestScan(ctx, running, owner);
  await expect(
    createShare({ ctx, input: { scanId: running, viewer: owner, days: 7 } }),
  ).rejects.toMatchObject({ code: 'NOT_READY' });
  const made = await Promise.allSettled(
    Array.from({ length: 25 }, () =>
      createShare({ ctx, input: { scanId, viewer: owner, days: 7 } }),
    ),
  );
  const refused = made.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(5);
  expect(refused[0]).toMatchObject({ reason: { code: 'CONFLICT' } });
  expect(await sharesOf(owner)).toHaveLength(20);
});

test('a report link opens reports only, for five minutes, and is in no list', async () => {
  const link = await createReportLink({ ctx, input: { scanId, reader: owner } });
  const token = /^\/shared\/([\w-]{24})\/report\?format=html$/.exec(link.url)?.[1] ?? '';
  const seconds = (Date.parse(link.expires_at) - Date.now()) / 1_000;
  expect(seconds).toBeGreaterThan(290);
  expect(seconds).toBeLessThan(301);
  const report = await getSharedReport({ ctx, input: { token, format: 'json' } });
  const html = await getSharedReport({ ctx, input: { token, format: 'html' } });
  expect(String(html.body)).toContain(`https://curbcut.example/scan/${scanId}`);
  expect(JSON.parse(String(report.body))).toMatchObject({
    scan_id: scanId,
    screenshot: { url: `/scan/${scanId}/screenshot` },
  });
  await expect(getSharedScan({ ctx, input: { token } })).rejects.toMatchObject(notFound);
  await expect(getSharedScreenshot({ ctx, input: { token } })).rejects.toMatchObject(notFound);
  expect(await isShared({ ctx, input: { token } })).toBe(false);
  expect(await sharesOf(owner)).toEqual([]);
});

test('whoever may read a scan gets a report link: its owner, or anybody who knows an anonymous one', async () => {
  for (const reader of [stranger, null]) {
    await expect(createReportLink({ ctx, input: { scanId, reader } })).rejects.toMatchObject(
      notFound,
    );
  }
  const anonymous = await requestTestScan(ctx);
  for (const reader of [stranger, null]) {
    const link = await createReportLink({ ctx, input: { scanId: anonymous, reader } });
    const token = link.url.split('/')[2] ?? '';
    await expect(getSharedReport({ ctx, input: { token, format: 'json' } })).rejects.toMatchObject({
      code: 'NOT_READY',
    });
  }
});

test('report links are limited for each scan', async () => {
  await sql`
    insert into shares (id, scan_id, purpose, token_hash, expires_at)
    select 'many-' || n, ${scanId}, 'report', 'hash-' || n, now() + interval '5 minutes'
      from generate_series(1, 100) n`.execute(ctx.db);
  await expect(createReportLink({ ctx, input: { scanId, reader: owner } })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  });
});
