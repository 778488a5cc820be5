import { jobs, work } from '@curbcut/queue';
import { goldenPageScan } from '@curbcut/testing';
import { toStatusAnswer } from '@curbcut/wire/scan';
import { expect, test, vi } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { openTestSlots, requestTestScan } from '../../rig/test-scans.ts';
import { dispatchScans } from '../dispatch/index.ts';
import { beginScanRun, failLostScans, getScanStatus, recordScanResult } from './index.ts';

const { ctx } = await setUpTestServices({}, 'worker');

async function statusOf(jobId: string) {
  return toStatusAnswer(await getScanStatus({ ctx, input: { jobId, reader: null } }));
}

test('a scan that breaks every worker ends as failed with a reason; the one behind it completes', async () => {
  await openTestSlots(ctx, 1);
  const poison = await requestTestScan(ctx);
  const good = await requestTestScan(ctx);
  const begins: string[] = [];
  await work(ctx.queue, jobs.runScan, { concurrency: 1 }, async ({ payload: { scanId } }) => {
    const run = await beginScanRun({ ctx, input: { scanId, workerId: 'test-worker' } });
    if (!run) return;
    begins.push(scanId);
    if (scanId === poison) throw new Error('This page breaks the worker');
    const result = { attempt: run.attempt, pageScan: goldenPageScan(), screenshot: null };
    await recordScanResult({ ctx, input: { scanId, ...result } });
  });
  await vi.waitFor(
    async () => {
      await failLostScans({ ctx });
      await dispatchScans({ ctx });
      expect((await statusOf(poison)).status).toBe('failed');
    },
    { timeout: 25_000, interval: 200 },
  );
  expect(await statusOf(poison)).toMatchObject({
    error_code: 'WORKER_LOST',
    error: 'The scan was interrupted too often on our side.',
  });
  expect(begins.filter((id) => id === poison)).toHaveLength(3);
  await vi.waitFor(
    async () => {
      await dispatchScans({ ctx });
      expect((await statusOf(good)).status).toBe('completed');
    },
    { timeout: 25_000, interval: 200 },
  );
});
