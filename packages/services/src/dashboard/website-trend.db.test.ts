import type { TrendRange } from '@curbcut/model/scan';
import { TrendAnswer, WebsitesAnswer, WebsitesQuery } from '@curbcut/wire/dashboard';
import { expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { createTestUser } from '../../rig/test-users.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { getWebsiteTrend, listWebsites } from './index.ts';
import { failedScan, insertTestScan, queuedScan } from './insert-test-scan.ts';

const { ctx } = await setUpTestServices();

async function websitesOf(viewer: Viewer, query: Record<string, unknown> = {}) {
  const input = { viewer, query: WebsitesQuery.parse(query) };
  return WebsitesAnswer.parse(await listWebsites({ ctx, input }));
}

test('each website once, the last scanned first, with its latest score', async () => {
  const viewer = await createTestUser(ctx);
  const stranger = await createTestUser(ctx);
  const old = 'https://old.example/';
  const busy = 'https://busy.example/';
  const never = 'https://never.example/';
  await insertTestScan(ctx, viewer, busy, 9, { overall_score: 0.2 });
  const latest = await insertTestScan(ctx, viewer, busy, 8, { overall_score: 0.3 });
  await insertTestScan(ctx, viewer, old, 5);
  await insertTestScan(ctx, viewer, never, 4, failedScan);
  const waiting = await insertTestScan(ctx, viewer, never, 3, queuedScan);
  await insertTestScan(ctx, viewer, busy, 2, failedScan);
  await insertTestScan(ctx, viewer, busy, 1, queuedScan);
  await insertTestScan(ctx, stranger, 'https://strange.example/', 1);
  const { websites, total } = await websitesOf(viewer);
  expect(total).toBe(3);
  expect(
    websites.map(({ url, scans_count, trend_points }) => [url, scans_count, trend_points]),
  ).toEqual([
    [busy, 4, 2],
    [never, 2, 0],
    [old, 1, 1],
  ]);
  expect(websites[0]?.latest).toMatchObject({ scan_id: latest, overall_score: 0.3 });
  expect(websites[1]?.latest).toMatchObject({ scan_id: waiting, overall_score: null });
  const found = await websitesOf(viewer, { search: 'BUSY', limit: 1 });
  expect(found).toMatchObject({ total: 1, websites: [{ url: busy }] });
  expect(await websitesOf(viewer, { limit: 2 })).toMatchObject({ total: 3 });
  expect((await websitesOf(viewer, { limit: 2 })).websites).toHaveLength(2);
  expect(await websitesOf(viewer, { search: '%' })).toEqual({
    total: 0,
    hosts: 0,
    websites: [],
  });
});

async function trendOf(viewer: Viewer, url: string, range: TrendRange = 'all') {
  return TrendAnswer.parse(await getWebsiteTrend({ ctx, input: { viewer, url, range } }));
}

test('a trend holds the completed scans of an address, oldest first', async () => {
  const viewer = await createTestUser(ctx, 'pro');
  const url = 'https://trend.example/';
  await insertTestScan(ctx, viewer, url, 1, {
    overall_score: 0.8,
    issues_count: 2,
    new_count: 1,
    fixed_count: 3,
    rules_changed: true,
    average_score: 0.65,
    category_scores: { links: 0.9, forms: 0.4 },
  });
  await insertTestScan(ctx, viewer, url, 3, { overall_score: 0.6, average_score: 0.6 });
  await insertTestScan(ctx, viewer, url, 2, failedScan);
  await insertTestScan(ctx, viewer, 'https://trend.example/other', 2);
  await insertTestScan(ctx, await createTestUser(ctx), url, 2);
  const { trend, url: address } = await trendOf(viewer, 'HTTPS://trend.example');
  expect(address).toBe(url);
  expect(trend).toMatchObject([
    { accessibility_score: 0.6, new_count: null, fixed_count: null, rules_changed: false },
    {
      accessibility_score: 0.8,
      issues_count: 2,
      new_count: 1,
      fixed_count: 3,
      rules_changed: true,
      average_score: 0.65,
    },
  ]);
  // In the order in which categories are shown.
  expect(trend[1]?.categories).toEqual([
    { slug: 'forms', score: 0.4 },
    { slug: 'links', score: 0.9 },
  ]);
});

test('an address that was never scanned, or is no address, has an empty trend', async () => {
  const viewer = await createTestUser(ctx);
  expect((await trendOf(viewer, 'https://nowhere.example/')).trend).toEqual([]);
  expect((await trendOf(viewer, "' OR 1=1 --")).trend).toEqual([]);
});

test('the range and the plan’s history limit a trend', async () => {
  const url = 'https://range.example/';
  const lengths: Record<string, number> = {};
  for (const plan of ['free', 'pro'] as const) {
    const viewer = await createTestUser(ctx, plan);
    for (const daysAgo of [1, 29, 31, 89, 91, 364, 366])
      await insertTestScan(ctx, viewer, url, daysAgo);
    for (const range of ['30d', '90d', '1y', 'all'] as const) {
      lengths[`${plan} ${range}`] = (await trendOf(viewer, url, range)).trend.length;
    }
  }
  expect(lengths).toEqual({
    'free 30d': 2,
    'free 90d': 2,
    'free 1y': 2,
    'free all': 2,
    'pro 30d': 2,
    'pro 90d': 4,
    'pro 1y': 6,
    'pro all': 7,
  });
});

test('scans of a page and of its whole site are not mixed', async () => {
  const viewer = await createTestUser(ctx, 'pro');
  const url = 'https://both.example/';
  const site = { scan_type: 'site', overall_score: 0.1 } as const;
  await insertTestScan(ctx, viewer, url, 4, site);
  await insertTestScan(ctx, viewer, url, 3);
  await insertTestScan(ctx, viewer, url, 2);
  await insertTestScan(ctx, viewer, url, 1, site);
  const scoresOf = async () =>
    (await trendOf(viewer, url)).trend.map((point) => point.accessibility_score);
  expect(await scoresOf()).toEqual([0.5, 0.5]);
  await insertTestScan(ctx, viewer, url, 0.5, site);
  expect(await scoresOf()).toEqual([0.1, 0.1, 0.1]);
});

test('a long history is thinned: the ends stay, and no change is lost', async () => {
  const viewer = await createTestUser(ctx, 'pro');
  const url = 'https://long.example/';
  const count = 1_001;
  for (let scan = 0; scan < count; scan += 1) {
    await insertTestScan(ctx, viewer, url, (count - scan) / 10, {
      overall_score: scan / count,
      new_count: 1,
      fixed_count: scan % 2,
      rules_changed: scan === 500,
    });
  }
  const { trend } = await trendOf(viewer, url);
  expect(trend).toHaveLength(200);
  expect(trend.at(-1)?.accessibility_score).toBe((count - 1) / count);
  expect(trend[0]?.accessibility_score).toBeLessThan(6 / count);
  const scores = trend.map((point) => point.accessibility_score);
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  const sum = (counts: (number | null)[]) =>
    counts.reduce<number>((all, one) => all + (one ?? 0), 0);
  expect(sum(trend.map(({ new_count }) => new_count))).toBe(count);
  expect(sum(trend.map(({ fixed_count }) => fixed_count))).toBe(500);
  expect(trend.filter(({ rules_changed }) => rules_changed)).toHaveLength(1);
});
