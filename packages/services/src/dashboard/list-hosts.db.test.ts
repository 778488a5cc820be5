import { HostsAnswer } from '@curbcut/wire/dashboard';
import { expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { createTestUser } from '../../rig/test-users.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { listHosts } from './index.ts';
import { failedScan, insertTestScan } from './insert-test-scan.ts';

const { ctx } = await setUpTestServices();

const hostsOf = async (viewer: Viewer, limit = 50) =>
  HostsAnswer.parse(await listHosts({ ctx, input: { viewer, query: { limit } } }));

const counts = (critical: number) => ({
  severity_counts: { critical, serious: 0, moderate: 0, minor: 0 },
});

test('a host is one row: its last scan, the scan with most critical issues, its last scores', async () => {
  const viewer = await createTestUser(ctx, 'pro');
  const scan = (url: string, daysAgo: number, more: object = {}) =>
    insertTestScan(ctx, viewer, url, daysAgo, more);
  await scan('https://a.example/', 9, { overall_score: 0.4, ...counts(9) });
  await scan('https://a.example/', 5, { overall_score: 0.6, ...counts(1) });
  const shop = await scan('https://a.example/shop', 7, { overall_score: 0.3, ...counts(2) });
  const asked = new Date(Date.now() - 100_000);
  const last = await scan('https://a.example/', 1, {
    overall_score: 0.7,
    previous_score: 0.6,
    new_count: 4,
    requested_at: asked,
    finished_at: new Date(asked.getTime() + 90_000),
    standard: '2.1-A',
    interaction: false,
    ...counts(1),
  });
  const { hosts, total } = await hostsOf(viewer);
  expect(total).toBe(1);
  expect(hosts).toMatchObject([
    {
      host: 'a.example',
      urls_count: 2,
      scan_id: last,
      scan_date: asked.toISOString(),
      url: 'https://a.example/',
      standard: '2.1-A',
      interaction: false,
      overall_score: 0.7,
      previous_score: 0.6,
      new_count: 4,
      scores: [0.4, 0.6, 0.7],
      results_count: 4,
      open_critical: 2,
      critical_scan_id: shop,
      critical_url: 'https://a.example/shop',
      picture_scan_id: null,
      pages_done: null,
      next_run: null,
    },
  ]);
});

test('what is ignored is not open, until its last day is over', async () => {
  const viewer = await createTestUser(ctx, 'pro');
  const scan = (url: string, critical: string[]) =>
    insertTestScan(ctx, viewer, url, 1, {
      overall_score: 0.5,
      ...counts(2),
      ignored: { critical },
    });
  const open = await scan('https://open.example/', ['2020-01-01', '2099-01-01']);
  await scan('https://ignored.example/', ['2099-01-01', '9999-12-31']);
  const { hosts } = await hostsOf(viewer);
  expect(hosts).toMatchObject([
    { host: 'open.example', open_critical: 1, critical_scan_id: open },
    { host: 'ignored.example', open_critical: 0, critical_scan_id: null },
  ]);
});

test('a website that is scanned as a whole is told by that scan, and by what its pages show since where it has no critical issue', async () => {
  const viewer = await createTestUser(ctx, 'pro');
  const scan = (url: string, daysAgo: number, critical: number, more: object = {}) =>
    insertTestScan(ctx, viewer, url, daysAgo, { ...counts(critical), ...more });
  const site = async (origin: string, daysAgo: number, pages: Record<string, number>) => {
    const total = Object.values(pages).reduce((sum, critical) => sum + critical, 0);
    const id = await scan(`${origin}/`, daysAgo, total, { scan_type: 'site' });
    for (const [position, [path, critical]] of Object.entries(pages).entries()) {
      const url = origin + path;
      const scan_id = await scan(url, daysAgo, critical, { parent_id: id });
      await ctx.db
        .insertInto('site_pages')
        .values({ site_scan_id: id, url, position, source: 'link', status: 'completed', scan_id })
        .execute();
    }
    return id;
  };
  const before = await site('https://before.example', 1, { '/': 3, '/shop': 1 });
  await scan('https://before.example/', 2, 5);
  const after = await site('https://after.example', 9, { '/': 0, '/shop': 0 });
  const page = await scan('https://after.example/', 2, 5);
  await scan('https://after.example/shop', 1, 0);
  const clean = await site('https://clean.example', 1, { '/': 0 });
  await scan('https://clean.example/', 2, 5);
  expect((await hostsOf(viewer)).hosts).toMatchObject([
    {
      host: 'after.example',
      scan_id: after,
      scan_type: 'site',
      results_count: 3,
      open_critical: 5,
      critical_scan_id: page,
      critical_url: 'https://after.example/',
    },
    { host: 'before.example', scan_id: before, open_critical: 4, critical_scan_id: before },
    { host: 'clean.example', scan_id: clean, open_critical: 0, critical_scan_id: null },
  ]);
});

test('some pages of a website tell nothing of the whole of it', async () => {
  const viewer = await createTestUser(ctx, 'pro');
  const scan = async (daysAgo: number, critical: number, score: number, addresses?: string[]) => {
    const url = 'https://chosen.example/';
    const more = { scan_type: 'site', overall_score: score, ...counts(critical) } as const;
    const id = await insertTestScan(ctx, viewer, url, daysAgo, more);
    await ctx.db
      .insertInto('site_scans')
      .values({ scan_id: id, origin: url, host: 'x', pages_limit: 9, addresses: addresses ?? null })
      .execute();
    return id;
  };
  await scan(9, 8, 0.3);
  const whole = await scan(5, 7, 0.4);
  await scan(1, 0, 0.9, ['https://chosen.example/']);
  expect((await hostsOf(viewer)).hosts).toMatchObject([
    { scan_id: whole, open_critical: 7, critical_scan_id: whole, scores: [0.3, 0.4] },
  ]);
});

test('open critical issues come first, then the lowest score; failed scans give no host', async () => {
  const viewer = await createTestUser(ctx, 'pro');
  const scan = (url: string, more: object) => insertTestScan(ctx, viewer, url, 1, more);
  await scan('https://good.example/', { overall_score: 0.9, ...counts(0) });
  await scan('https://poor.example/', { overall_score: 0.5, ...counts(0) });
  await scan('https://critical.example/', { overall_score: 0.95, ...counts(1) });
  await scan('https://nothing.example/', { overall_score: null, ...counts(0) });
  await scan('https://failed.example/', failedScan);
  const { hosts } = await hostsOf(viewer);
  expect(hosts.map(({ host }) => host)).toEqual([
    'critical.example',
    'poor.example',
    'good.example',
    'nothing.example',
  ]);
  expect(hosts[3]?.scores).toEqual([]);
  expect((await hostsOf(viewer, 1)).hosts).toHaveLength(1);
  expect((await hostsOf(viewer, 1)).total).toBe(4);
});

test('the next run is that of the first active schedule of the host; others see nothing of it', async () => {
  const viewer = await createTestUser(ctx, 'pro');
  await insertTestScan(ctx, viewer, 'https://b.example:8443/', 1);
  const schedule = (url: string, status: 'active' | 'paused', next: string | null) => ({
    id: `${viewer.userId}-${url}`,
    user_id: viewer.userId,
    url,
    frequency: 'weekly' as const,
    time: '09:00',
    day: 1,
    status,
    next_run_at: next === null ? null : new Date(next),
  });
  await ctx.db
    .insertInto('schedules')
    .values([
      schedule('https://b.example:8443/x', 'active', '2030-01-08T09:00:00Z'),
      schedule('https://b.example:8443/', 'active', '2030-01-07T09:00:00Z'),
      schedule('https://b.example:8443/y', 'paused', null),
    ])
    .execute();
  expect((await hostsOf(viewer)).hosts[0]).toMatchObject({
    host: 'b.example:8443',
    next_run: { at: '2030-01-07T09:00:00.000Z', frequency: 'weekly' },
  });
  expect(await hostsOf(await createTestUser(ctx, 'pro'))).toEqual({ total: 0, hosts: [] });
});
