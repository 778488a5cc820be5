import { randomBytes } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import { packResult } from '@curbcut/db';
import { goldenPageScan } from '@curbcut/testing';
import { ScanListQuery } from '@curbcut/wire/scan';
import { expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { beginTestScan, newVisitor } from '../../rig/test-scans.ts';
import { createTestUser } from '../../rig/test-users.ts';
import { exportAccount } from '../accounts/index.ts';
import { getDashboardStats, getWebsiteTrend } from '../dashboard/index.ts';
import { deleteScan, getScan, listScans, recordScanResult, requestScan } from '../scans/index.ts';
import { comparePageScans } from './compare-page-scans.ts';

const { ctx } = await setUpTestServices();
const url = 'https://www.harbourline.example/';

async function scanOf(viewer: Awaited<ReturnType<typeof createTestUser>>): Promise<string> {
  const input = { url, clientIp: newVisitor(), viewer };
  const { job_id: scanId } = await requestScan({ ctx, input });
  const attempt = await beginTestScan(ctx, scanId);
  await recordScanResult({
    ctx,
    input: { scanId, attempt, pageScan: goldenPageScan(), screenshot: null },
  });
  return scanId;
}

async function store(scanId: string, bytes: Buffer): Promise<void> {
  await ctx.db.updateTable('scan_results').set({ bytes }).where('scan_id', '=', scanId).execute();
}

async function bytesOf(scanId: string): Promise<Buffer> {
  const { bytes } = await ctx.db
    .selectFrom('scan_results')
    .select('bytes')
    .where('scan_id', '=', scanId)
    .executeTakeFirstOrThrow();
  return bytes;
}

const kinds: [string, () => Promise<Buffer>, RegExp][] = [
  [
    'a damaged result',
    async () => randomBytes(200),
    /can’t be read: what is stored of it is damaged/,
  ],
  [
    'a result that lost a field',
    async () => zstdCompressSync(JSON.stringify({ v: 1, status: 'completed' })),
    /can’t be read/,
  ],
  [
    'a result of a newer version',
    async () => zstdCompressSync(JSON.stringify({ ...goldenPageScan(), v: 7 })),
    /in format 7; this one reads formats up to 1/,
  ],
];

test.each(kinds)(
  '%s: that scan says so, and everything else goes on',
  async (_kind, make, words) => {
    const viewer = await createTestUser(ctx);
    const scanId = await scanOf(viewer);
    const bytes = await make();
    await store(scanId, bytes);

    const read = getScan({ ctx, input: { scanId, reader: viewer } });
    await expect(read).rejects.toMatchObject({ code: 'RESULT_UNREADABLE', userMessage: words });
    const stranger = getScan({ ctx, input: { scanId, reader: await createTestUser(ctx) } });
    await expect(stranger).rejects.toMatchObject({ code: 'NOT_FOUND' });

    const query = ScanListQuery.parse({});
    const { scans } = await listScans({ ctx, input: { viewer, query } });
    expect(scans).toMatchObject([{ scan_id: scanId, status: 'completed' }]);
    expect((await getDashboardStats({ ctx, input: { viewer } })).stats.total_scans).toBe(1);
    const { trend } = await getWebsiteTrend({ ctx, input: { viewer, url, range: 'all' } });
    expect(trend).toHaveLength(1);

    const next = await scanOf(viewer);
    expect((await getScan({ ctx, input: { scanId: next, reader: viewer } })).comparison).toBeNull();
    expect((await bytesOf(scanId)).equals(bytes)).toBe(true);

    const { body } = await exportAccount({ ctx, input: { viewer } });
    const parts: Uint8Array[] = [];
    for await (const part of body) parts.push(part);
    const names = Buffer.concat(parts).toString('latin1');
    expect(names).toContain(`scans/${scanId}/unreadable.txt`);
    expect(names).toContain(`${next}/record.json`);

    await deleteScan({ ctx, input: { scanId, viewer } });
    const gone = getScan({ ctx, input: { scanId, reader: viewer } });
    await expect(gone).rejects.toMatchObject({ code: 'NOT_FOUND' });
  },
);

test('a result that is written anew can be read again', async () => {
  const viewer = await createTestUser(ctx);
  const scanId = await scanOf(viewer);
  await store(scanId, randomBytes(10));
  await store(scanId, await packResult(goldenPageScan()));
  const { result } = await getScan({ ctx, input: { scanId, reader: viewer } });
  expect(result?.issues).toHaveLength(goldenPageScan().issues.length);
  const same = comparePageScans(goldenPageScan(), goldenPageScan());
  expect(same).toMatchObject({ new: [], fixed: [] });
});
