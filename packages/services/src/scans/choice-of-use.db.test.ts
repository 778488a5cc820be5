import { expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { newVisitor } from '../../rig/test-scans.ts';
import { createTestUser } from '../../rig/test-users.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { runDueSchedules, updateSchedule } from '../schedules/index.ts';
import {
  createTestOwner,
  createTestSchedule,
  makeDue,
  readRow,
} from '../schedules/test-schedules.ts';
import { beginScanRun, getScan, requestScan } from './index.ts';

const { ctx } = await setUpTestServices();

const url = 'https://example.org/menu';

async function ask(viewer: Viewer | null, interaction?: boolean): Promise<string> {
  const clientIp = viewer ? '198.51.100.7' : newVisitor();
  return (await requestScan({ ctx, input: { url, clientIp, viewer, interaction } })).job_id;
}

const begin = (scanId: string) => beginScanRun({ ctx, input: { scanId, workerId: 'test-worker' } });

test.each([
  [undefined, true],
  [true, true],
  [false, false],
])('a scan asked for with interaction %s uses its page: %s', async (asked, isUsed) => {
  for (const viewer of [null, await createTestUser(ctx)]) {
    const scanId = await ask(viewer, asked);
    expect(await begin(scanId)).toMatchObject({ interaction: isUsed });
    const report = await getScan({ ctx, input: { scanId, reader: viewer } });
    expect(report.interaction).toBe(isUsed);
  }
});

test('a scan that may use the page answers no request that it be left alone', async () => {
  const viewer = await createTestUser(ctx);
  const using = await ask(viewer);
  const looking = await ask(viewer, false);
  expect(looking).not.toBe(using);
  expect(await ask(viewer, false)).toBe(looking);
  expect(await ask(viewer, true)).toBe(using);
});

test('a schedule carries the choice into its scans, and may change it', async () => {
  const viewer = await createTestOwner(ctx);
  const made = await createTestSchedule(ctx, viewer, { interaction: false });
  expect(made.interaction).toBe(false);
  const run = async () => {
    await makeDue(ctx, made.job_id);
    await runDueSchedules({ ctx, input: {} });
    return begin((await readRow(ctx, made.job_id)).last_scan_id ?? '');
  };
  expect(await run()).toMatchObject({ interaction: false });
  const which = { scheduleId: made.job_id, viewer };
  expect(await updateSchedule({ ctx, input: { ...which, time: '10:00' } })).toMatchObject({
    interaction: false,
  });
  expect(await updateSchedule({ ctx, input: { ...which, interaction: true } })).toMatchObject({
    interaction: true,
  });
  expect(await run()).toMatchObject({ interaction: true });
});
