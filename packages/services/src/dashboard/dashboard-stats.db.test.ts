import { DashboardStats } from '@curbcut/wire/dashboard';
import { expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { beginTestScan, failedPageScan, newVisitor } from '../../rig/test-scans.ts';
import { createTestUser } from '../../rig/test-users.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { recordScanResult, requestScan } from '../scans/index.ts';
import { getDashboardStats } from './index.ts';
import { failedScan, insertTestScan, queuedScan } from './insert-test-scan.ts';

const { ctx } = await setUpTestServices();

async function statsOf(viewer: Viewer): Promise<DashboardStats> {
  return DashboardStats.parse(await getDashboardStats({ ctx, input: { viewer } }));
}

test('somebody new: zeros, no means, the whole quota', async () => {
  const stats = await statsOf(await createTestUser(ctx));
  expect(stats.stats).toEqual({
    total_scans: 0,
    websites_scanned: 0,
    avg_accessibility_score: null,
    improvement_trend: null,
    issues_resolved: 0,
    issues_new: 0,
    scan_frequency: 0,
    websites_scheduled: 0,
    websites_with_new_issues: 0,
  });
  expect(stats).toMatchObject({
    scans_remaining: 5,
    scans_this_month: 0,
    max_scans_per_month: 5,
    scan_limits: { scans_remaining: 5, scans_used: 0, total_scans: 5 },
  });
  expect(Date.parse(stats.scan_limits.resets_at)).toBeGreaterThan(Date.now());
});

test('the figures follow their formulas', async () => {
  const viewer = await createTestUser(ctx);
  const stranger = await createTestUser(ctx);
  const [a, b, c] = ['https://a.example/', 'https://b.example/', 'https://c.example/'];
  await insertTestScan(ctx, viewer, a, 70, { overall_score: 0.1, new_fingerprints: ['n0'] });
  await insertTestScan(ctx, viewer, a, 45, { overall_score: 0.4, fixed_fingerprints: ['f0'] });
  await insertTestScan(ctx, viewer, b, 40, { overall_score: 0.6, new_count: 4 });
  await insertTestScan(ctx, viewer, a, 20, {
    overall_score: 0.7,
    new_fingerprints: ['n1', 'n2'],
    fixed_fingerprints: ['f1', 'f2'],
  });
  await insertTestScan(ctx, viewer, a, 10, {
    overall_score: 0.9,
    new_count: 0,
    fixed_fingerprints: ['f2'],
  });
  await insertTestScan(ctx, viewer, b, 5, {
    overall_score: 0.8,
    new_count: 2,
    new_fingerprints: ['n1'],
    came_back_fingerprints: ['f1'],
  });
  await insertTestScan(ctx, viewer, b, 4, failedScan);
  await insertTestScan(ctx, viewer, c, 3, failedScan);
  await insertTestScan(ctx, viewer, c, 2, queuedScan);
  const expired = new Date(Date.now() - 1_000);
  await insertTestScan(ctx, viewer, 'https://old.example/', 1, { expires_at: expired });
  const site = await insertTestScan(ctx, stranger, a, 1, {
    overall_score: 0,
    new_fingerprints: ['x'],
  });
  await insertTestScan(ctx, viewer, a, 1, { overall_score: 0, parent_id: site });
  const schedule = { user_id: viewer.userId, frequency: 'daily', time: '09:00' } as const;
  const more = { email: null, name: null, day: null, last_run_at: null, last_error: null };
  const next = { next_run_at: new Date(), last_scan_id: null, mails_stopped_for: null };
  await ctx.db
    .insertInto('schedules')
    .values([
      { ...schedule, ...more, ...next, id: 's1', url: a },
      { ...schedule, ...more, ...next, id: 's2', url: a },
      { ...schedule, ...more, ...next, id: 's3', url: b, status: 'paused', next_run_at: null },
    ])
    .execute();
  const { stats } = await statsOf(viewer);
  expect(stats).toEqual({
    total_scans: 9,
    websites_scanned: 3,
    // The latest of a is 0.9, of b 0.8; c has none.
    avg_accessibility_score: 0.85,
    // (0.7 + 0.9 + 0.8) / 3 - (0.4 + 0.6) / 2
    improvement_trend: 0.3,
    // f2; f1 came back.
    issues_resolved: 1,
    // n1, n2
    issues_new: 2,
    // 6 scans in 30 days
    scan_frequency: 1.4,
    websites_scheduled: 1,
    // b
    websites_with_new_issues: 1,
  });
});

test('websites are hosts, however many of their pages are scanned, and those with a schedule are among them', async () => {
  const viewer = await createTestUser(ctx);
  for (const url of [
    'https://a.example/',
    'https://a.example/about?x=1',
    'http://a.example/',
    'https://a.example:8443/',
  ]) {
    await insertTestScan(ctx, viewer, url, 1, { new_count: 1 });
  }
  const schedule = {
    user_id: viewer.userId,
    frequency: 'daily',
    time: '09:00',
    email: null,
    name: null,
    day: null,
    last_run_at: null,
    last_error: null,
    next_run_at: new Date(),
    last_scan_id: null,
    mails_stopped_for: null,
  } as const;
  await ctx.db
    .insertInto('schedules')
    .values([
      { ...schedule, id: 'h1', url: 'https://a.example/' },
      { ...schedule, id: 'h2', url: 'https://a.example/about' },
      { ...schedule, id: 'h3', url: 'https://not-yet.example/' },
    ])
    .execute();
  const { stats } = await statsOf(viewer);
  // a.example, a.example:8443, not-yet.example
  expect(stats).toMatchObject({
    websites_scanned: 3,
    websites_scheduled: 2,
    websites_with_new_issues: 2,
  });
});

test('without scans in the 30 days before there is no improvement to tell', async () => {
  const viewer = await createTestUser(ctx);
  await insertTestScan(ctx, viewer, 'https://a.example/', 1);
  expect((await statsOf(viewer)).stats.improvement_trend).toBeNull();
  await insertTestScan(ctx, viewer, 'https://a.example/', 61);
  expect((await statsOf(viewer)).stats.improvement_trend).toBeNull();
  await insertTestScan(ctx, viewer, 'https://a.example/', 59, { overall_score: 0.75 });
  expect((await statsOf(viewer)).stats.improvement_trend).toBe(-0.25);
});

test('the quota that is left: what failed on our side is not counted, unlimited is -1', async () => {
  const viewer = await createTestUser(ctx);
  const input = { url: 'https://quota.example/', clientIp: newVisitor(), viewer };
  const { job_id: scanId } = await requestScan({ ctx, input });
  expect(await statsOf(viewer)).toMatchObject({ scans_this_month: 1, scans_remaining: 4 });
  const result = { pageScan: failedPageScan('WORKER_LOST'), screenshot: null };
  const attempt = await beginTestScan(ctx, scanId);
  await recordScanResult({ ctx, input: { scanId, attempt, ...result } });
  expect(await statsOf(viewer)).toMatchObject({
    scans_this_month: 0,
    scans_remaining: 5,
    stats: { total_scans: 1 },
  });
  expect(await statsOf(await createTestUser(ctx, 'enterprise'))).toMatchObject({
    scans_remaining: -1,
    max_scans_per_month: -1,
    scan_limits: { scans_remaining: -1, total_scans: -1 },
  });
});
