import { randomBytes } from 'node:crypto';
import { toStoredProgress, type NewScan } from '@curbcut/db';
import { beginProgress, type ScanStatus } from '@curbcut/model/scan';
import { ScanListAnswer, ScanListQuery } from '@curbcut/wire/scan';
import { beforeAll, expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { createTestUser } from '../../rig/test-users.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { listRecentScans, listScans } from './index.ts';

const count = 300;
const statuses: readonly ScanStatus[] = ['completed', 'failed', 'completed', 'queued', 'running'];
const start = Date.UTC(2026, 9, 1);

const { ctx } = await setUpTestServices();
let viewer: Viewer;

beforeAll(async () => {
  viewer = await createTestUser(ctx);
  const stranger = await createTestUser(ctx);
  const history = Array.from({ length: count }, (_, index) => newScan(viewer, index));
  await ctx.db.insertInto('scans').values(history).execute();
  await ctx.db
    .insertInto('scans')
    .values([
      newScan(stranger, 1),
      { ...newScan(stranger, 2), user_id: null },
      { ...newScan(viewer, 3, 'expired'), expires_at: new Date(Date.now() - 1_000) },
      { ...newScan(viewer, 4, 'page'), parent_id: history[0]?.id ?? null },
    ])
    .execute();
});

function newScan(owner: Viewer, index: number, name = 'scan'): NewScan {
  const status = statuses[index % statuses.length] ?? 'completed';
  const requestedAt = new Date(start + index * 60_000);
  const ended = status === 'completed' || status === 'failed';
  return {
    id: `${name}-${owner.userId}-${String(index).padStart(3, '0')}`,
    user_id: owner.userId,
    url: `https://site${index % 7}.example/page/${String(index).padStart(3, '0')}`,
    client_key: 'user',
    status,
    progress: toStoredProgress(beginProgress(requestedAt)),
    requested_at: requestedAt,
    started_at: ended ? requestedAt : null,
    finished_at: ended ? new Date(requestedAt.getTime() + 5_000) : null,
    overall_score: status === 'completed' ? (index % 100) / 100 : null,
    issues_count: status === 'completed' ? index % 40 : null,
    has_errors: status === 'failed',
    duration_ms: ended ? 4_500 : null,
    error: status === 'failed' ? 'The page took too long to load.' : null,
    error_code: status === 'failed' ? 'PAGE_TIMEOUT' : null,
  };
}

async function list(query: Record<string, unknown> = {}, who = viewer): Promise<ScanListAnswer> {
  const input = { viewer: who, query: ScanListQuery.parse(query) };
  return ScanListAnswer.parse(await listScans({ ctx, input }));
}

async function listAll(query: Record<string, unknown> = {}) {
  const pages = [];
  for (let page = 1; page <= 3; page += 1) {
    pages.push(...(await list({ ...query, page, limit: 100 })).scans);
  }
  return pages;
}

const urlOf = (index: number) => newScan(viewer, index).url;

test('the newest come first, ten a page, and each scan is on exactly one page', async () => {
  const first = await list();
  expect(first.pagination).toEqual({ page: 1, pages: 30, total: count, limit: 10 });
  expect(first.scans.map(({ url }) => url)).toEqual(
    Array.from({ length: 10 }, (_, index) => urlOf(count - 1 - index)),
  );
  const last = await list({ page: 30 });
  expect(last.scans.at(-1)?.url).toBe(urlOf(0));
  const ids = (await listAll()).map(({ scan_id }) => scan_id);
  expect(new Set(ids).size).toBe(count);
});

test('beyond the last page there is nothing, and the totals still hold', async () => {
  expect(await list({ page: 1_000_000, limit: 100 })).toEqual({
    scans: [],
    pagination: { page: 1_000_000, pages: 3, total: count, limit: 100 },
  });
});

test('a row says what its scan says', async () => {
  const [failed] = (await list({ status: 'failed', sort: 'url', order: 'asc' })).scans;
  expect(failed).toMatchObject({
    status: 'failed',
    overall_score: null,
    issues_count: null,
    has_errors: true,
    scan_duration: 4.5,
    scan_type: 'single_page',
    pages_done: null,
    error: 'The page took too long to load.',
    error_code: 'PAGE_TIMEOUT',
  });
  expect(failed?.job_id).toBe(failed?.scan_id);
});

test('what its owner ended is neither completed nor failed, and found as cancelled alone', async () => {
  const owner = await createTestUser(ctx);
  const at = new Date();
  const row = (index: number, more: Partial<NewScan>): NewScan => ({
    ...newScan(owner, index),
    started_at: at,
    finished_at: at,
    cancelled_at: at,
    error: null,
    error_code: null,
    ...more,
  });
  await ctx.db
    .insertInto('scans')
    .values([
      row(0, { id: 'page', status: 'failed', error: 'Gone', error_code: 'CANCELLED' }),
      row(1, { id: 'site', status: 'completed', scan_type: 'site' }),
      row(2, { id: 'ending', status: 'running', scan_type: 'site', finished_at: null }),
      row(3, { id: 'done', status: 'completed', cancelled_at: null }),
      row(4, { id: 'broken', status: 'failed', error: 'Gone', cancelled_at: null }),
    ])
    .execute();
  const idsBy = async (status: string) =>
    (await list({ status, order: 'asc' }, owner)).scans.map(({ scan_id: id }) => id);
  expect(await idsBy('cancelled')).toEqual(['page', 'site']);
  expect(await idsBy('failed')).toEqual(['broken']);
  expect(await idsBy('completed')).toEqual(['done']);
  expect(await idsBy('pending')).toEqual(['ending']);
  const { scans } = await list({ order: 'asc' }, owner);
  expect(scans.map(({ cancelled }) => cancelled)).toEqual([true, true, true, false, false]);
});

test('somebody without scans has none', async () => {
  expect(await list({}, await createTestUser(ctx))).toEqual({
    scans: [],
    pagination: { page: 1, pages: 0, total: 0, limit: 10 },
  });
});

test.each([
  ['all', count],
  ['', count],
  ['completed', 120],
  ['failed', 60],
  ['queued', 60],
  ['running', 60],
  ['pending', 120],
])('the status %j is looked for in the whole history', async (status, total) => {
  const found = await list({ status, limit: 50 });
  expect(found.pagination.total).toBe(total);
  const wanted = status === 'pending' ? ['queued', 'running'] : [status];
  if (status !== 'all' && status !== '') {
    expect(found.scans.every((scan) => wanted.includes(scan.status))).toBe(true);
  }
});

test('a search finds a part of the address anywhere in the history, in either case', async () => {
  expect((await list({ search: 'PAGE/00' })).pagination.total).toBe(10);
  expect((await list({ search: ' site3.example ' })).pagination.total).toBe(43);
  expect((await list({ search: 'page/000' })).scans.map(({ url }) => url)).toEqual([urlOf(0)]);
  expect((await list({ search: 'site3', status: 'failed' })).pagination.total).toBe(8);
});

test.each([
  ['%', 1],
  ['_', 2],
  ['\\', 1],
  ['100%', 1],
  ['100%_off', 0],
  ['a_b', 1],
  ['%%', 0],
  ["' OR 1=1 --", 0],
  ["'; select pg_sleep(5); --", 0],
])('the search %j means itself', async (search, total) => {
  const own = await createTestUser(ctx);
  const urls = ['https://x.example/100%', 'https://x.example/a_b', 'https://x.example/axb'];
  const scans = [...urls, String.raw`https://x.example/?q=\_`].map((url, index) => ({
    ...newScan(own, index),
    url,
  }));
  await ctx.db.insertInto('scans').values(scans).execute();
  expect((await list({ search }, own)).pagination.total).toBe(total);
});

test.each([
  ['date', 'desc', (index: number) => index],
  ['url', 'asc', (index: number) => -(index % 7) * 1_000 - index],
  ['score', 'desc', (index: number) => index % 100],
  ['issues', 'asc', (index: number) => -(index % 40)],
] as const)('by %s, %s: in order over all pages', async (sort, order, rank) => {
  const scans = (await listAll({ sort, order, status: 'completed' })).map(({ url }) =>
    rank(Number(url.slice(-3))),
  );
  expect(scans).toHaveLength(120);
  expect(scans).toEqual(scans.toSorted((a, b) => b - a));
});

test.each(['asc', 'desc'])('by score, %s: scans without one come last', async (order) => {
  const scores = (await listAll({ sort: 'score', order })).map(
    ({ overall_score: score }) => score !== null,
  );
  expect(scores.lastIndexOf(true)).toBe(119);
});

test('the newest scans, whatever their status', async () => {
  const { scans } = await listRecentScans({ ctx, input: { viewer, limit: 5 } });
  expect(scans.map(({ url }) => url)).toEqual([299, 298, 297, 296, 295].map(urlOf));
});

test('an address of full length is stored, listed and found', async () => {
  const own = await createTestUser(ctx);
  // Random, so that the index cannot make it shorter.
  const path = randomBytes(1_024).toString('hex');
  const url = `https://long.example/${path}`.slice(0, 2_048);
  await ctx.db
    .insertInto('scans')
    .values({ ...newScan(own, 0), url })
    .execute();
  expect((await list({ search: `LONG.example/${path.slice(0, 20)}` }, own)).scans[0]?.url).toBe(
    url,
  );
});
