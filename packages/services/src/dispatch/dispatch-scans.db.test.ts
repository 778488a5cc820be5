import { goldenPageScan } from '@curbcut/testing';
import { createTargetPolicy, parseAllowList } from '@curbcut/url-guard';
import { toStatusAnswer } from '@curbcut/wire/scan';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openTestServices } from '../../rig/open-test-services.ts';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { beginTestScan, failedPageScan, newVisitor, openTestSlots } from '../../rig/test-scans.ts';
import { createTestUser } from '../../rig/test-users.ts';
import { closeServices } from '../kernel/context/close-services.ts';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { cancelScan, getScanStatus, recordScanResult, requestScan } from '../scans/index.ts';
import { insertSiteScan } from '../site-scans/insert-site-scan.ts';
import { queuePages } from '../site-scans/pages/queue-pages.ts';
import { dispatchScans } from './index.ts';

const { ctx, database } = await setUpTestServices({
  freeScansAtOnce: 10_000,
  freeScansPerHour: 10_000,
});

beforeEach(async () => {
  await ctx.db.deleteFrom('scans').where('parent_id', 'is not', null).execute();
  await ctx.db.deleteFrom('scans').execute();
  await ctx.db.deleteFrom('requester_turns').execute();
  await ctx.db.deleteFrom('host_paces').execute();
  await ctx.db.deleteFrom('workers').execute();
  await ctx.queue.boss.deleteAllJobs();
});

let sites = 0;

/** Asks for scans, each of another host, without a word about who is next. */
async function ask(
  who: Viewer | string,
  count = 1,
  url = (): string => `https://site-${(sites += 1)}.example/`,
  services: ServiceContext = ctx,
): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { job_id: id } = await requestScan({
      ctx: services,
      input:
        typeof who === 'string'
          ? { url: url(), clientIp: who }
          : { url: url(), clientIp: newVisitor(), viewer: who },
    });
    ids.push(id);
  }
  return ids;
}

async function dispatched(): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('scans')
    .select('id')
    .where('dispatched_at', 'is not', null)
    .where('status', 'in', ['queued', 'running'])
    .orderBy('dispatched_at')
    .execute();
  return rows.map(({ id }) => id);
}

async function end(id: string): Promise<void> {
  const attempt = await beginTestScan(ctx, id);
  const pageScan = goldenPageScan();
  await recordScanResult({ ctx, input: { scanId: id, attempt, pageScan, screenshot: null } });
}

/** Ends what is under way until so many more were begun; answers them in their order. */
async function runNext(count: number): Promise<string[]> {
  const order: string[] = [];
  while (order.length < count) {
    const [next] = await dispatched();
    if (next === undefined) break;
    await end(next);
    order.push(next);
  }
  return order;
}

async function positionOf(id: string): Promise<number | null> {
  const { progress } = toStatusAnswer(
    await getScanStatus({ ctx, input: { jobId: id, reader: 'product' } }),
  );
  return progress.queuePosition;
}

/** As if it had been asked for earlier. */
async function shift(ids: readonly string[], seconds: number): Promise<void> {
  const earlier = (column: string) =>
    sql<Date>`${sql.ref(column)} - ${seconds} * interval '1 second'`;
  await ctx.db
    .updateTable('scans')
    .set({ due_at: earlier('due_at'), requested_at: earlier('requested_at') })
    .where('id', 'in', ids)
    .execute();
}

test('a scan is given to the queue at once when a browser is free, and waits for its turn when none is', async () => {
  await openTestSlots(ctx, 2);
  const visitor = newVisitor();
  const ids = await ask(visitor, 3);
  expect(await dispatched()).toEqual(ids.slice(0, 2));
  await end(ids[0]!);
  expect(await dispatched()).toEqual(ids.slice(1));
});

test('without a worker everything waits, and the first look of a worker gives it its work', async () => {
  const ids = await ask(newVisitor(), 3);
  expect(await dispatched()).toEqual([]);
  await openTestSlots(ctx, 2);
  expect(await dispatchScans({ ctx })).toBe(2);
  expect(await dispatched()).toEqual(ids.slice(0, 2));
});

test('1,000 scans of one account delay one of somebody else by one scan, whatever their plans', async () => {
  await openTestSlots(ctx, 1);
  const pro = await createTestUser(ctx, 'pro');
  const flood = await ask(pro);
  const month = await ctx.db.selectFrom('scans').selectAll().executeTakeFirstOrThrow();
  await ctx.db
    .insertInto('scans')
    .values(
      Array.from({ length: 999 }, (_, at) => ({
        ...month,
        id: `flood-${String(at).padStart(3, '0')}`,
        url: `https://flood-${at}.example/`,
        target_host: `flood-${at}.example`,
        dispatched_at: null,
        progress: month.progress,
      })),
    )
    .execute();
  await runNext(3);
  for (const other of [newVisitor(), await createTestUser(ctx, 'free')]) {
    const [one, two] = await ask(other, 2);
    expect(await positionOf(one!)).toBe(2);
    expect(await positionOf(two!)).toBe(4);
    const order = await runNext(5);
    expect(order[0]).toMatch(/^flood-/);
    expect(order[1]).toBe(one);
    expect(order[2]).toMatch(/^flood-/);
    expect(order[3]).toBe(two);
  }
  expect(flood).toHaveLength(1);
}, 60_000);

test('with several browsers the next that gets free is for whoever has the fewest scans under way', async () => {
  await openTestSlots(ctx, 3);
  const flood = await ask(newVisitor(), 8);
  const [one, two] = await ask(newVisitor(), 2);
  await end(flood[0]!);
  expect(await dispatched()).toEqual([flood[1], flood[2], one]);
  await end(flood[1]!);
  expect(await dispatched()).toEqual([flood[2], one, flood[3]]);
  await end(one!);
  expect(await dispatched()).toEqual([flood[2], flood[3], two]);
});

test('a better plan goes first, but who has waited for a minute goes before it', async () => {
  await openTestSlots(ctx, 1);
  const [first] = await ask(newVisitor());
  const [patient] = await ask(newVisitor());
  const [free] = await ask(await createTestUser(ctx, 'free'));
  const [pro] = await ask(await createTestUser(ctx, 'pro'));
  await shift([patient!], 61);
  expect(await Promise.all([patient!, pro!, free!].map(positionOf))).toEqual([2, 3, 4]);
  expect(await runNext(4)).toEqual([first, patient, pro, free]);
});

test('nobody starves: among many paying accounts that never stop, a visitor has every turn that is theirs', async () => {
  await openTestSlots(ctx, 1);
  const accounts = [];
  for (let at = 0; at < 3; at += 1) accounts.push(await createTestUser(ctx, 'pro'));
  for (const account of accounts) await ask(account, 8);
  await runNext(4);
  const visits = await ask(newVisitor(), 3);
  const order = await runNext(14);
  const turns = visits.map((id) => order.indexOf(id));
  expect(turns[0]).toBeLessThanOrEqual(1);
  expect(turns[1]! - turns[0]!).toBeLessThanOrEqual(4);
  expect(turns[2]! - turns[1]!).toBeLessThanOrEqual(4);
  expect(turns[2]).toBeGreaterThan(0);
});

test('the places that people are told are the order in which their scans are begun', async () => {
  await openTestSlots(ctx, 1);
  const requesters = [
    newVisitor(),
    await createTestUser(ctx, 'pro'),
    await createTestUser(ctx, 'free'),
  ];
  const ids: string[] = [];
  for (const [at, requester] of requesters.entries()) ids.push(...(await ask(requester, 4 - at)));
  const told = new Map<string, number | null>();
  for (const id of ids) told.set(id, await positionOf(id));
  const order = await runNext(ids.length);
  expect(order.map((id) => told.get(id))).toEqual(order.map((_, at) => at + 1));
});

test('at most two page scans of a host at once; other hosts go on', async () => {
  await openTestSlots(ctx, 5);
  const spared = await ask(newVisitor(), 4, () => `https://www.spared.example/${(sites += 1)}`);
  const also = await ask(newVisitor(), 1, () => 'http://spared.example:8080/');
  const other = await ask(newVisitor(), 2);
  expect(await dispatched()).toEqual([...spared.slice(0, 2), ...other]);
  await end(spared[0]!);
  expect(await dispatched()).toHaveLength(4);
  expect(await runNext(10)).toHaveLength(6);
  expect(await positionOf(also[0]!)).toBeNull();
});

test('after ten in a row a host is visited once every two seconds, by scans of pages and of sites, whoever asks', async () => {
  await openTestSlots(ctx, 1);
  const url = () => `https://paced.example/${(sites += 1)}`;
  for (let at = 0; at < 5; at += 1) await ask(newVisitor(), 2, url);
  expect(await runNext(10)).toHaveLength(10);
  const { rows } = await sql<{ used: number }>`
    select extract(epoch from free_at - (select min(dispatched_at) from scans))::float8 as used
      from host_paces`.execute(ctx.db);
  expect(rows[0]?.used).toBeGreaterThanOrEqual(10 * 2);
  // So that the test may take its time.
  await usePace('1 hour');
  const [waiting] = await ask(await createTestUser(ctx, 'pro'), 1, url);
  const [elsewhere] = await ask(newVisitor());
  expect(await dispatched()).toEqual([elsewhere]);
  await end(elsewhere!);
  expect(await dispatched()).toEqual([]);
  await usePace('18 seconds');
  expect(await dispatchScans({ ctx })).toBe(1);
  expect(await dispatched()).toEqual([waiting]);
});

/** As if a host had been visited so often that its pace is used up for so long. */
async function usePace(duration: string): Promise<void> {
  await sql`update host_paces set free_at = now() + ${duration}::interval
    where host = 'paced.example'`.execute(ctx.db);
}

test('what the operator lists as theirs needs no sparing', async () => {
  await openTestSlots(ctx, 20);
  const policy = createTargetPolicy({ allow: parseAllowList('10.0.0.0/8').entries });
  const own = { ...ctx, config: { ...ctx.config, targetPolicy: policy } };
  const ids = await ask(newVisitor(), 15, () => `https://10.1.2.3/${(sites += 1)}`, own);
  expect(await dispatched()).toEqual(ids);
});

test('pages of sites come behind scans of single pages, and a scan that must wait for a time waits', async () => {
  await openTestSlots(ctx, 1);
  const [first] = await ask(newVisitor());
  const pro = await createTestUser(ctx, 'pro');
  const site = await insertDiscoveredSite(pro, ['/', '/a']);
  await queuePages(ctx, 'site.example');
  const [single] = await ask(newVisitor());
  const [own] = await ask(pro);
  const order = await runNext(4);
  expect(order.slice(0, 3)).toEqual([first, own, single]);
  const page = await ctx.db
    .selectFrom('scans')
    .select('parent_id')
    .where('id', '=', order[3]!)
    .executeTakeFirstOrThrow();
  expect(page.parent_id).toBe(site);
});

async function insertDiscoveredSite(viewer: Viewer, paths: readonly string[]): Promise<string> {
  const now = new Date();
  return ctx.db.transaction().execute(async (trx) => {
    const scan = {
      user_id: viewer.userId,
      url: 'https://site.example/',
      client_key: 'user',
      requested_at: now,
      due_at: now,
    };
    const id = await insertSiteScan(ctx, trx, scan, {
      plan: viewer.plan,
      priority: 0,
      nearCopies: false,
      addresses: null,
    });
    await trx.updateTable('scans').set({ status: 'running' }).where('id', '=', id).execute();
    await trx
      .updateTable('site_scans')
      .set({ discovered_at: now })
      .where('scan_id', '=', id)
      .execute();
    await trx
      .insertInto('site_pages')
      .values(
        paths.map((path, position) => ({
          site_scan_id: id,
          url: `https://site.example${path}`,
          position,
          source: 'sitemap' as const,
          status: 'found' as const,
          scan_id: null,
          reason: null,
        })),
      )
      .execute();
    return id;
  });
}

test('a scan that failed for the moment waits for its turn like a new one, and holds no browser meanwhile', async () => {
  await openTestSlots(ctx, 1);
  const visitor = newVisitor();
  const [troubled, later] = await ask(visitor, 2);
  const [other] = await ask(newVisitor());
  const attempt = await beginTestScan(ctx, troubled!);
  const pageScan = failedPageScan('CONNECTION_FAILED');
  await recordScanResult({
    ctx,
    input: { scanId: troubled!, attempt, pageScan, screenshot: null },
  });
  expect(await dispatched()).toEqual([other]);
  expect(await positionOf(troubled!)).toBe(3);
  await end(other!);
  expect(await dispatched()).toEqual([later]);
  await end(later!);
  expect(await dispatched()).toEqual([]);
  await sql`update scans set not_before = now() where id = ${troubled!}`.execute(ctx.db);
  expect(await dispatchScans({ ctx })).toBe(1);
});

test('a scan that is cancelled while it waits never reaches the queue', async () => {
  await openTestSlots(ctx, 1);
  const [first, second, third] = await ask(newVisitor(), 3);
  await cancelScan({ ctx, input: { scanId: second!, reader: null } });
  expect(await runNext(3)).toEqual([first, third]);
});

test('many programs that look at once give each browser one scan, and each scan one job', async () => {
  const programs = [
    ctx,
    await openTestServices(database.databaseUrl),
    await openTestServices(database.databaseUrl),
  ];
  await ask(newVisitor(), 20);
  await openTestSlots(ctx, 7);
  const given = await Promise.all(
    [...programs, ...programs, ...programs].map((services) => dispatchScans({ ctx: services })),
  );
  expect(given.reduce((sum, count) => sum + count, 0)).toBe(7);
  expect(await dispatched()).toHaveLength(7);
  const queued = await ctx.queue.boss.findJobs('run-scan', {});
  expect(queued).toHaveLength(7);
  await Promise.all(programs.slice(1).map((services) => closeServices(services)));
});
