import { AppError } from '@curbcut/model/errors';
import { findLivePayloads, jobs } from '@curbcut/queue';
import type { PageOutline } from '@curbcut/model/scan';
import { goldenPageScan } from '@curbcut/testing';
import { toWireRecord, toStatusAnswer } from '@curbcut/wire/scan';
import { ScanRecord, ScanStatusAnswer, SiteScanAnswer } from '@curbcut/wire/scan';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { newVisitor, openTestSlots } from '../../rig/test-scans.ts';
import { createTestUser } from '../../rig/test-users.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { packResult } from '@curbcut/db';
import { findCompletedScan, readSiteScores } from '../results/index.ts';
import { readUsage } from '../quota/read-usage.ts';
import {
  beginScanRun,
  cancelScan,
  deleteScan,
  failLostScans,
  getScan,
  getScanStatus,
  listScans,
  recordScanResult,
  requestScan,
} from '../scans/index.ts';
import { getCausePages, getSitePages, getSiteScan, tendSites } from './index.ts';
import {
  discover,
  openPages,
  reaching,
  requestSite,
  runPage,
  runSite,
  startSite,
  type PageOutcome,
  type SiteServer,
} from './test-sites.ts';

const ctx = reaching((await setUpTestServices()).ctx);
let viewer: Viewer;
let server: SiteServer;

beforeEach(async () => {
  await openTestSlots(ctx);
  viewer = await createTestUser(ctx, 'pro');
  server = await startSite({ '/': 'home' });
});

afterEach(async () => {
  await server.close();
  await ctx.db.deleteFrom('scans').where('parent_id', 'is not', null).execute();
  await ctx.db.deleteFrom('scans').execute();
  await ctx.db.deleteFrom('host_paces').execute();
  await ctx.queue.boss.deleteAllJobs();
});

const url = (path: string) => server.url(path);
const links = (...paths: string[]) => ({ links: paths.map(url) });

async function beginSite(email?: string): Promise<string> {
  const id = await requestSite(ctx, viewer, url('/'), email ? { email } : {});
  expect(await discover(ctx, id)).toBe('recorded');
  return id;
}

async function look(scanId: string) {
  return SiteScanAnswer.parse(await getSiteScan({ ctx, input: { scanId, reader: viewer } }));
}

/** Every address of the site as it is stored, in the order in which they were found. */
async function pagesOf(scanId: string) {
  return ctx.db
    .selectFrom('site_pages')
    .selectAll()
    .where('site_scan_id', '=', scanId)
    .orderBy('position')
    .orderBy('url')
    .execute();
}

async function pathsBy(scanId: string, status: string): Promise<string[]> {
  const pages = (await pagesOf(scanId)).filter((page) => page.status === status);
  return pages
    .map(({ url: page }) => new URL(page))
    .map((page) => `${page.pathname}${page.search}`);
}

async function used(): Promise<number> {
  return (await readUsage(ctx.db, viewer.userId)).used;
}

test('visitors and plans of one page are refused, and nothing is stored or taken', async () => {
  const free = await createTestUser(ctx, 'free');
  for (const [who, code] of [
    [null, 'AUTHENTICATION_REQUIRED'],
    [free, 'PLAN_REQUIRED'],
  ] as const) {
    const asked = requestScan({
      ctx,
      input: { url: url('/'), scanType: 'site', viewer: who, clientIp: newVisitor() },
    });
    const error = await asked.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code });
  }
  expect(await ctx.db.selectFrom('scans').selectAll().execute()).toEqual([]);
});

/** Runs the page whose turn it is. */
async function runNext(siteScanId: string, outcome: PageOutcome = {}): Promise<void> {
  const [page] = await openPages(ctx, siteScanId);
  if (!page) throw new Error('No page is left');
  await runPage(ctx, page, outcome);
}

/** Damages what is stored of the pages that have completed so far. */
async function damagePages(siteScanId: string): Promise<void> {
  const damaged = await ctx.db
    .updateTable('site_page_results')
    .set({ bytes: Buffer.from('damaged') })
    .where('site_scan_id', '=', siteScanId)
    .executeTakeFirst();
  expect(damaged.numUpdatedRows).toBeGreaterThan(0n);
}

test('a site of which a page can’t be read any more ends with the others, and says so', async () => {
  const id = await beginSite();
  await runNext(id, links('/a'));
  await damagePages(id);
  // What is shown meanwhile stands in rows.
  expect(await look(id)).toMatchObject({
    status: 'running',
    done: 1,
    overall_score: goldenPageScan().overallScore,
  });
  await runNext(id);
  const { result, status } = await getScan({ ctx, input: { scanId: id, reader: viewer } });
  expect(status).toBe('completed');
  expect(result?.overallScore).toBe(goldenPageScan().overallScore);
  expect(result?.notAssessed).toContainEqual({
    kind: 'page',
    target: [],
    code: 'PAGES_UNREADABLE',
    message: 'What is stored of 1 page is damaged, so its result is missing here.',
  });
});

test('a site of which no page can be read ends as failed by a fault of ours, which costs nothing', async () => {
  const id = await beginSite();
  await runNext(id, links('/a'));
  await damagePages(id);
  await runNext(id, { failure: 'HTTP_ERROR' });
  const report = await getScan({ ctx, input: { scanId: id, reader: viewer } });
  expect(report).toMatchObject({
    status: 'failed',
    result: null,
    failure: { code: 'INTERNAL_ERROR' },
  });
  expect(await used()).toBe(0);
});

test('a site mails its owner once, when it ends', async () => {
  const id = await beginSite();
  const { email } = await ctx.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', viewer.userId)
    .executeTakeFirstOrThrow();
  await runSite(ctx, id, { '/': links('/a'), '/a': links('/') });
  const mails = await ctx.db.selectFrom('mails').select(['scan_id', 'kind', 'recipient']).execute();
  expect(mails).toEqual([{ scan_id: id, kind: 'scan-completed', recipient: email }]);
});

test('a site is scanned level by level, counts once, and appears once', async () => {
  const id = await beginSite('ada@example.org');
  const order = await runSite(ctx, id, {
    '/': links('/a', '/b', '/a#top', '/logout', '/file.pdf', 'mailto:x@example.org'),
    '/a': links('/', '/c', '/a'),
    '/b': { failure: 'HTTP_ERROR' },
    '/c': links('https://elsewhere.example/'),
  });
  expect(order).toEqual(['/', '/a', '/b', '/c']);
  const answer = await look(id);
  expect(answer).toMatchObject({
    status: 'completed',
    cancelled: false,
    pages_limit: 100,
    found: 4,
    done: 3,
    failed: 1,
    skipped: 2,
  });
  expect(answer.pages.map(({ status }) => status)).toEqual([
    'completed',
    'completed',
    'completed',
    'failed',
  ]);
  expect(answer.pages[3]?.reason).toBe('It failed with HTTP_ERROR.');
  expect(answer.not_scanned).toMatchObject([
    { kind: 'failed', count: 1, example: url('/b') },
    { kind: 'not-html', name: 'Not a web page (HTML)', count: 1, example: url('/file.pdf') },
    { kind: 'sign-out', count: 1, example: url('/logout') },
  ]);
  expect(await used()).toBe(1);
  const query = {
    page: 1,
    limit: 10,
    status: 'all',
    search: '',
    sort: 'date',
    order: 'desc',
  } as const;
  const list = await listScans({ ctx, input: { viewer, query } });
  expect(list.scans).toMatchObject([{ scan_id: id, scan_type: 'site', pages_done: 3 }]);
  const mails = await ctx.db.selectFrom('mails').select(['scan_id', 'kind', 'recipient']).execute();
  expect(mails).toEqual([{ scan_id: id, kind: 'scan-completed', recipient: 'ada@example.org' }]);
});

test('one defect on all pages is one row; the record sums up, and names pages', async () => {
  const id = await beginSite();
  await runSite(ctx, id, { '/': links('/a', '/b') });
  const { issues, issues_count: count, overall_score: score, pictures, pages } = await look(id);
  expect(pictures).toEqual([]);
  expect(issues.length).toBeGreaterThan(3);
  expect(issues.every(({ pages_count: pages }) => pages === 3)).toBe(true);
  expect(new Set(issues[0]?.examples.map((example) => example.url))).toEqual(
    new Set([url('/'), url('/a'), url('/b')]),
  );
  const record = ScanRecord.parse(
    toWireRecord(await getScan({ ctx, input: { scanId: id, reader: viewer } })),
  );
  expect(record).toMatchObject({ scan_type: 'site', issues_count: count, overall_score: score });
  expect(record.results?.summary).toContain('3 pages');
  const listed = [
    ...(record.results?.lighthouse_issues ?? []),
    ...(record.results?.additional_issues ?? []),
  ];
  expect(listed).toHaveLength(issues.length);
  for (const issue of listed) {
    expect(issue.pages_count).toBe(3);
    for (const node of issue.nodes) expect(node.page_url).toMatch(/^http:\/\/127/);
  }
  const row = await ctx.db
    .selectFrom('scans')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ issues_count: count, overall_score: score, has_errors: false });
  expect(await readSiteScores(ctx.db, row)).toMatchObject({
    pages: 3,
    worst: { score: pages[0]?.overall_score },
  });
  expect(row.severity_counts).not.toBeNull();
  expect(row.category_scores).not.toBeNull();
});

test('the pages of a cause come in parts, the worst first, with how many elements each has', async () => {
  const id = await beginSite();
  const scored = (overallScore: number) => ({ result: { overallScore } });
  await runSite(ctx, id, {
    '/': { ...links('/a', '/b', '/c'), ...scored(0.9) },
    '/a': scored(0.5),
    '/b': scored(0.7),
    '/c': { result: { overallScore: 0.4, issues: [] } },
  });
  const [cause] = (await look(id)).issues;
  const ask = async (offset: number, limit: number, fingerprint = cause?.key ?? '') =>
    getCausePages({
      ctx,
      input: { scanId: id, fingerprint, reader: viewer, range: { offset, limit } },
    });
  const first = await ask(0, 2);
  expect(first.total).toBe(3);
  expect(first.pages.map(({ url: page }) => page)).toEqual([url('/a'), url('/b')]);
  expect((await ask(2, 2)).pages.map(({ url: page }) => page)).toEqual([url('/')]);
  expect((await ask(9, 2)).pages).toEqual([]);
  const elements = first.pages.reduce((sum, page) => sum + page.elements, 0);
  expect(elements).toBe(((cause?.nodes_total ?? 0) * 2) / 3);
  await expect(ask(0, 2, 'another')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const stranger = await createTestUser(ctx, 'pro');
  const foreign = { scanId: id, fingerprint: cause?.key ?? '', reader: stranger };
  await expect(
    getCausePages({ ctx, input: { ...foreign, range: { offset: 0, limit: 1 } } }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('while it runs it tells on how many pages each rule was found, and reads no results', async () => {
  const id = await beginSite();
  await runPage(ctx, (await openPages(ctx, id))[0]!, links('/a', '/b'));
  await runPage(ctx, (await openPages(ctx, id))[0]!);
  await ctx.db
    .updateTable('site_page_results')
    .set({ bytes: Buffer.from('unreadable') })
    .where('site_scan_id', '=', id)
    .execute();
  const { issues, overall_score: score, issues_count: count } = await look(id);
  expect(issues.length).toBeGreaterThan(3);
  expect(issues.every(({ pages_count: pages }) => pages === 2)).toBe(true);
  expect(issues[0]).toMatchObject({ impact: 'critical', examples: [] });
  expect(score).toBe(goldenPageScan().overallScore);
  expect(count).toBeGreaterThan(0);
});

test('near-copies of pages come last, where the limit has room; the rest is counted by reason', async () => {
  const id = await beginSite();
  await ctx.db
    .updateTable('site_scans')
    .set({ pages_limit: 5 })
    .where('scan_id', '=', id)
    .execute();
  const order = await runSite(ctx, id, {
    '/': links('/w?title=A&action=edit', '/a', '/a?sort=name', '/a?print=1', '/b', '/c'),
    '/a': links('/w?title=A&action=history', '/login?returnto=A', '/login'),
  });
  expect(order).toEqual(['/', '/a', '/b', '/c', '/login']);
  const answer = await look(id);
  expect(answer).toMatchObject({ status: 'completed', found: 5, done: 5, skipped: 5 });
  expect(answer.not_scanned.map(({ kind, count }) => [kind, count])).toEqual([
    ['history-view', 2],
    ['query-variant', 1],
    ['sign-in-view', 1],
    ['print-view', 1],
  ]);
  const roomy = await beginSite();
  await runSite(ctx, roomy, { '/': links('/a?sort=name', '/a', '/w?oldid=4') });
  expect(await pathsBy(roomy, 'completed')).toEqual(['/', '/a?sort=name', '/a', '/w?oldid=4']);
  const scanned = await ctx.db
    .selectFrom('scans')
    .select('url')
    .where('parent_id', '=', roomy)
    .orderBy('requested_at')
    .execute();
  expect(scanned.map(({ url: page }) => page)).toEqual(
    ['/', '/a', '/a?sort=name', '/w?oldid=4'].map(url),
  );
});

test('how long a site will take is told from its pages so far, and not before they tell it', async () => {
  const id = await beginSite();
  const [start] = await openPages(ctx, id);
  await runPage(ctx, start!, links('/a', '/b', '/c', '/d', '/e', '/f', '/g'));
  expect(await look(id)).toMatchObject({ found: 8, done: 1, seconds_to_go: null });
  for (const path of ['/a', '/b', '/c', '/d']) {
    const page = (await openPages(ctx, id)).find((open) => open.url === url(path));
    await runPage(ctx, page!, {});
  }
  await sql`update scans set finished_at = now() - interval '10 seconds' * (
    select count(*) from site_pages later where later.site_scan_id = ${id}
      and later.status = 'completed' and later.position > page.position)
    from site_pages page where page.scan_id = scans.id and page.site_scan_id = ${id}
      and page.status = 'completed'`.execute(ctx.db);
  // Ten seconds a page, and three are left.
  const { seconds_to_go: seconds } = await look(id);
  expect(seconds).toBeGreaterThanOrEqual(30);
  await cancelScan({ ctx, input: { scanId: id, reader: viewer } });
  expect(await look(id)).toMatchObject({ seconds_to_go: null });
});

test('near-copies that were asked for take their turn, and a scan without them does not stand for one with them', async () => {
  const home = server.url('/');
  const without = await requestSite(ctx, viewer, home);
  const id = await requestSite(ctx, viewer, home, { nearCopies: true });
  expect(id).not.toBe(without);
  expect(await requestSite(ctx, viewer, home, { nearCopies: true })).toBe(id);
  expect(await discover(ctx, id)).toBe('recorded');
  await ctx.db
    .updateTable('site_scans')
    .set({ pages_limit: 4 })
    .where('scan_id', '=', id)
    .execute();
  const order = await runSite(ctx, id, {
    '/': links('/w?title=A&action=edit', '/a', '/a?sort=name', '/b', '/c?oldid=2'),
  });
  expect(order).toEqual(['/', '/w', '/a', '/a']);
  const answer = await look(id);
  expect(answer).toMatchObject({ near_copies: true, done: 4, skipped: 2 });
  expect(answer.not_scanned.map(({ kind, count }) => [kind, count])).toEqual([['page-limit', 2]]);
  expect(answer.pages.map(({ near_copy: kind }) => kind).sort()).toEqual([
    'history-view',
    null,
    null,
    'query-variant',
  ]);
  expect(await look(without)).toMatchObject({ near_copies: false });
});

test('chosen pages are all that is scanned, and are compared with a scan of the same choice alone', async () => {
  const scan = async (chosen?: string[], repeats?: string) => {
    const addresses = chosen?.map(url);
    const more = { ...(addresses ? { addresses } : {}), ...(repeats ? { repeats } : {}) };
    const id = await requestSite(ctx, viewer, url('/'), more);
    await discover(ctx, id);
    const order = await runSite(ctx, id, { '/': links('/a', '/b', '/c') });
    const { previous_scan_id: previous } = await ctx.db
      .selectFrom('scans')
      .select('previous_scan_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, order, previous };
  };
  const whole = await scan();
  const chosen = await scan(['/', '/b']);
  expect(chosen.order).toEqual(['/', '/b']);
  // What is repeated has the pages that were chosen for it.
  const again = await scan(undefined, chosen.id);
  expect(again.order).toEqual(chosen.order);
  const others = await scan(['/', '/c']);
  const wholeAgain = await scan();
  expect([chosen, again, others, wholeAgain].map(({ previous }) => previous)).toEqual([
    null,
    chosen.id,
    null,
    whole.id,
  ]);
});

test('near-copies are not begun when the scan is cancelled or late', async () => {
  const late = await beginSite();
  await runPage(ctx, (await openPages(ctx, late))[0]!, links('/a', '/a?sort=x'));
  await sql`update scans set started_at = now() - interval '31 minutes' where id = ${late}`.execute(
    ctx.db,
  );
  await tendSites({ ctx });
  await runSite(ctx, late);
  expect(await look(late)).toMatchObject({ status: 'completed', done: 2 });
  expect(await pathsBy(late, 'skipped')).toEqual(['/a?sort=x']);
  const cancelled = await beginSite();
  await runPage(ctx, (await openPages(ctx, cancelled))[0]!, links('/a?sort=x', '/a'));
  await cancelScan({ ctx, input: { scanId: cancelled, reader: viewer } });
  expect(await pathsBy(cancelled, 'skipped')).toEqual(['/a?sort=x']);
});

test('what asks not to be found puts back its like; what names another page as its own counts once', async () => {
  const outline: PageOutline = {
    title: 'Elbe',
    lang: 'en',
    heading: 'Elbe',
    blocks: [],
    search: null,
    siteMap: null,
  };
  const titled = (title: string) => ({ page: { ...goldenPageScan().page, title } });
  const id = await beginSite();
  const order = await runSite(ctx, id, {
    '/': links(
      '/talk?of=1',
      '/talk?of=2',
      '/talk?of=3',
      '/elbe',
      '/other',
      '/index.php',
      '/home-copy',
    ),
    '/talk': { outline: { ...outline, isNoindex: true } },
    '/elbe': { result: titled('Elbe') },
    '/other': {
      outline: { ...outline, canonical: url('/') },
      result: titled('Not the start page'),
    },
    '/index.php': { outline: { ...outline, canonical: url('/elbe') }, result: titled('Elbe') },
  });
  // The second one had its turn when the first one ended.
  expect(order.slice(0, 3)).toEqual(['/', '/talk', '/talk']);
  expect(order.at(-1)).toBe('/talk');
  expect(await pathsBy(id, 'skipped')).toEqual(['/index.php']);
  const copy = (await pagesOf(id)).find(({ status }) => status === 'skipped');
  expect(copy).toMatchObject({
    skip_reason: 'not-canonical',
    reason: `Its own address is ${url('/elbe')}, which was scanned.`,
  });
  expect((await pagesOf(id)).filter((page) => page.near_copy === 'noindex')).toHaveLength(3);
});

test('what only pages together show is found when the last of them has ended', async () => {
  const id = await beginSite();
  const about = (heading: string): PageOutline => ({
    title: 'Harbor',
    lang: 'en',
    heading,
    blocks: [],
    search: null,
    siteMap: null,
  });
  await runSite(ctx, id, {
    '/': { ...links('/a', '/b'), outline: about('Welcome') },
    '/a': { outline: about('Berths') },
    '/b': { outline: about('Fares') },
  });
  const { status, result } = await getScan({ ctx, input: { scanId: id, reader: viewer } });
  expect(status).toBe('completed');
  const issue = result?.issues.find(({ rule }) => rule === 'page-title-unique');
  expect(issue).toMatchObject({
    outcome: 'failed',
    pagesCount: 3,
    detectedBy: [{ engine: 'site', rule: 'page-title-unique' }],
  });
  expect(issue?.nodes.map(({ page }) => page?.url)).toEqual([url('/'), url('/a'), url('/b')]);
  expect(result?.engines.at(-1)).toMatchObject({
    engine: 'site',
    status: 'completed',
    findings: 1,
  });
});

test('what changed since its last scan is told; fixed is only what every page was looked at for again', async () => {
  const without = (...rules: string[]): PageOutcome => ({
    result: { issues: goldenPageScan().issues.filter(({ rule }) => !rules.includes(rule)) },
  });
  const scan = async (pages: Record<string, PageOutcome>) => {
    const id = await beginSite();
    await runSite(ctx, id, pages);
    const record = toWireRecord(await getScan({ ctx, input: { scanId: id, reader: viewer } }));
    const row = await ctx.db
      .selectFrom('scans')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, row, comparison: record.comparison };
  };
  const start = (more: PageOutcome = {}): PageOutcome => ({ ...links('/a', '/b'), ...more });
  const first = await scan({ '/': start() });
  expect(first.comparison).toBeNull();

  const fixed = without('image-alt');
  const second = await scan({ '/': start(fixed), '/a': fixed, '/b': fixed });
  expect(second.row).toMatchObject({ previous_scan_id: first.id, fixed_count: 1, new_count: 0 });
  const [page] = (await look(second.id)).pages;
  expect(page?.previous_score).not.toBeNull();

  // One page is not found any more: what it had may still be there.
  const fewer = without('image-alt', 'button-name');
  const third = await scan({ '/': { ...links('/a'), ...fewer }, '/a': fewer });
  expect(third.row).toMatchObject({ previous_scan_id: second.id, fixed_count: 0 });
  expect(third.comparison?.notes.join(' ')).toContain(
    '1 earlier issue could not be looked for on every page',
  );

  const fourth = await scan({ '/': { ...links('/a') }, '/a': {} });
  expect(fourth.row.new_count).toBe(0);
  expect(fourth.comparison?.came_back_count).toBe(2);
});

test('each page is compared with its own last result, as a page of the site or alone', async () => {
  const without = (...rules: string[]): PageOutcome => ({
    result: { issues: goldenPageScan().issues.filter(({ rule }) => !rules.includes(rule)) },
  });
  const scan = async (pages: Record<string, PageOutcome>) => {
    const id = await beginSite();
    await runSite(ctx, id, pages);
    const rows = await ctx.db
      .selectFrom('scans')
      .select(['id', 'url', 'previous_scan_id', 'fixed_count', 'new_count'])
      .where('parent_id', '=', id)
      .execute();
    return new Map(rows.map((row) => [new URL(row.url).pathname, row]));
  };
  const scanAlone = async (path: string) => {
    const input = { url: url(path), scanType: 'single_page' as const, viewer };
    const { job_id: id } = await requestScan({ ctx, input: { ...input, clientIp: newVisitor() } });
    await runPage(ctx, { id, url: url(path) }, {});
    return getScan({ ctx, input: { scanId: id, reader: viewer } });
  };
  const { scanId: alone } = await scanAlone('/b');

  const first = await scan({ '/': links('/a', '/b'), '/a': {}, '/b': without('image-alt') });
  expect(first.get('/a')).toMatchObject({ previous_scan_id: null, fixed_count: null });
  expect(first.get('/b')).toMatchObject({ previous_scan_id: alone, fixed_count: 1, new_count: 0 });

  const second = await scan({ '/': links('/a', '/b'), '/a': without('image-alt'), '/b': {} });
  expect(second.get('/a')).toMatchObject({ previous_scan_id: first.get('/a')?.id, fixed_count: 1 });
  expect(second.get('/b')?.previous_scan_id).toBe(first.get('/b')?.id);
  const report = await getScan({
    ctx,
    input: { scanId: second.get('/a')?.id ?? '', reader: viewer },
  });
  expect(report.comparison).toMatchObject({ previousScanId: first.get('/a')?.id });

  const third = await scan({ '/': links('/a'), '/a': {} });
  const { comparison } = await getScan({
    ctx,
    input: { scanId: third.get('/a')?.id ?? '', reader: viewer },
  });
  // It was there in the first scan.
  expect([comparison?.newCount, comparison?.cameBackCount]).toEqual([0, 1]);

  // Alone for the first time, and for the second.
  const ofSite = await scanAlone('/a');
  expect(ofSite.comparison).toMatchObject({ previousScanId: third.get('/a')?.id });
  const again = await scanAlone('/a');
  expect(again.comparison).toMatchObject({ previousScanId: ofSite.scanId });
});

test('what only the use of pages shows is not fixed where they were not used this time', async () => {
  const scan = async (interaction: boolean, outcome: PageOutcome) => {
    const input = {
      url: url('/'),
      scanType: 'site' as const,
      viewer,
      clientIp: newVisitor(),
      interaction,
    };
    const { job_id: id } = await requestScan({ ctx, input });
    expect(await discover(ctx, id)).toBe('recorded');
    await runSite(ctx, id, { '/': outcome });
    return ctx.db.selectFrom('scans').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  };
  const inUse = goldenPageScan().issues.filter(({ reproduction }) => reproduction !== undefined);
  expect(inUse.length).toBeGreaterThan(0);
  const others = goldenPageScan().issues.filter(({ reproduction }) => reproduction === undefined);
  await scan(true, {});
  const unused = await scan(false, { result: { issues: others } });
  expect(unused.fixed_count).toBe(0);
  await scan(true, {});
  const used = await scan(true, { result: { issues: others } });
  expect(used.fixed_count).toBe(inUse.length);
});

test('its trend marks where the formula of the score has changed', async () => {
  const changedAt = async (id: string) =>
    (
      await ctx.db
        .selectFrom('scans')
        .select('rules_changed')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).rules_changed;
  const first = await beginSite();
  await runSite(ctx, first);
  expect(await changedAt(first)).toBe(false);
  const site = await findCompletedScan(ctx.db, first);
  if (!site) throw new Error('The site has no result.');
  await ctx.db
    .updateTable('scan_results')
    .set({ bytes: await packResult({ ...site.pageScan, scoreFormula: 1 }) })
    .where('scan_id', '=', first)
    .execute();
  const second = await beginSite();
  await runSite(ctx, second);
  expect(await changedAt(second)).toBe(true);
  const third = await beginSite();
  await runSite(ctx, third);
  expect(await changedAt(third)).toBe(false);
});

test('at most two pages of a host at once, whoever asks; every page is behind single scans', async () => {
  const other = await createTestUser(ctx, 'pro');
  const first = await beginSite();
  const second = await requestSite(ctx, other, url('/'));
  await discover(ctx, second);
  await runPage(ctx, (await openPages(ctx, first))[0]!, links('/a', '/b', '/c', '/d'));
  const count = async () =>
    (await openPages(ctx, first)).length + (await openPages(ctx, second)).length;
  expect(await count()).toBe(2);
  expect(await openPages(ctx, second)).toHaveLength(1);
  await Promise.all([tendSites({ ctx }), tendSites({ ctx })]);
  expect(await count()).toBe(2);
  const [page] = await openPages(ctx, first);
  const { job_id: single } = await requestScan({
    ctx,
    input: { url: 'https://single.example/', viewer: other, clientIp: newVisitor() },
  });
  const { due_at: dueAt } = await ctx.db
    .selectFrom('scans')
    .select('due_at')
    .where('id', '=', single)
    .executeTakeFirstOrThrow();
  expect(page!.due_at.getTime()).toBeGreaterThan(dueAt.getTime());
  await runSite(ctx, second);
  await runSite(ctx, first);
  for (const id of [first, second]) {
    const { status } = await getSiteScan({ ctx, input: { scanId: id, reader: 'product' } });
    expect(status).toBe('completed');
  }
});

test('what the operator lists as theirs needs no sparing', async () => {
  const own = reaching(ctx, server);
  const id = await requestSite(own, viewer, url('/'));
  await discover(own, id);
  const [start] = await openPages(own, id);
  await runPage(own, start!, links('/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h'));
  expect(await openPages(own, id)).toHaveLength(6);
});

test('a crawl delay is kept from page to page, one at a time', async () => {
  await server.close();
  server = await startSite({
    '/': 'home',
    '/robots.txt': 'User-agent: *\nCrawl-delay: 20\nDisallow: /private',
  });
  const id = await beginSite();
  await runPage(ctx, (await openPages(ctx, id))[0]!, links('/a', '/private', '/b'));
  expect(await pathsBy(id, 'skipped')).toEqual(['/private']);
  expect(await openPages(ctx, id)).toHaveLength(1);
  const [next] = await openPages(ctx, id);
  const waitMs = next!.not_before!.getTime() - Date.now();
  expect(waitMs).toBeGreaterThan(15_000);
  expect(waitMs).toBeLessThanOrEqual(20_000);
  expect(await findLivePayloads(ctx.queue, jobs.runScan)).not.toContainEqual({ scanId: next!.id });
});

test('the plan’s pages are the limit; what is beyond is told of', async () => {
  const id = await beginSite();
  const many = Array.from({ length: 1_000 }, (_, at) => `/page-${at}`);
  await runPage(ctx, (await openPages(ctx, id))[0]!, links(...many));
  const answer = await look(id);
  expect(answer).toMatchObject({ found: 100, done: 1, skipped: 500 });
  expect((await pagesOf(id)).find(({ status }) => status === 'skipped')?.reason).toBe(
    'It is over your plan’s limit of 100 pages a scan.',
  );
  expect(answer).toMatchObject({
    pages_total: 100,
    not_scanned: [{ kind: 'page-limit', name: 'Over the plan’s page limit', count: 500 }],
  });
  const part = await getSitePages({
    ctx,
    input: {
      scanId: id,
      reader: viewer,
      kind: 'page-limit',
      range: { offset: 490, limit: 50 },
    },
  });
  expect(part.total).toBe(500);
  expect(part.pages).toHaveLength(10);
});

test('pages that lead to one another, or away, count once or not at all', async () => {
  const id = await beginSite();
  await runSite(ctx, id, {
    '/': links('/old', '/new', '/away', '/moved'),
    '/old': { result: { finalUrl: url('/new') } },
    '/away': { result: { finalUrl: 'https://elsewhere.example/' } },
    '/moved': { result: { finalUrl: url('/here') }, ...links('/moved', '/here') },
  });
  expect(await pathsBy(id, 'completed')).toEqual(['/', '/new', '/here']);
  expect(await pathsBy(id, 'skipped')).toEqual(['/old', '/away', '/moved']);
  expect((await look(id)).issues[0]?.pages_count).toBe(3);
});

test('every page that is skipped says why, in words and by kind', async () => {
  await server.close();
  server = await startSite({ '/': 'home', '/robots.txt': 'User-agent: *\nDisallow: /private' });
  const id = await beginSite();
  await ctx.db
    .updateTable('site_scans')
    .set({ pages_limit: 5 })
    .where('scan_id', '=', id)
    .execute();
  const sister = url('/').replace('http:', 'https:');
  await runSite(ctx, id, {
    '/': links('/private', '/old', '/away', '/file', '/new', '/one-too-many', '/a.pdf', '/logout'),
    '/old': { result: { finalUrl: url('/new') }, links: [sister, 'https://elsewhere.example/'] },
    '/away': { failure: 'REDIRECTED_ELSEWHERE' },
    '/file': { failure: 'NOT_HTML' },
  });
  const { skipped, failed } = await look(id);
  const pages = await pagesOf(id);
  const why = pages
    .filter(({ status }) => status === 'skipped')
    .map(({ url: page, skip_reason: skip }) => [page, skip]);
  expect(Object.fromEntries(why)).toEqual({
    [url('/private')]: 'robots',
    [url('/old')]: 'duplicate',
    [url('/away')]: 'redirected-elsewhere',
    [url('/file')]: 'not-html',
    [url('/one-too-many')]: 'page-limit',
    [url('/a.pdf')]: 'not-html',
    [url('/logout')]: 'sign-out',
    [sister]: 'other-origin',
  });
  expect({ skipped, failed }).toEqual({ skipped: 8, failed: 0 });
  for (const { status, reason } of pages) expect(reason === null).toBe(status !== 'skipped');
});

test('its progress never runs backwards, also when a page brings many new ones', async () => {
  const id = await beginSite();
  await ctx.db
    .updateTable('site_scans')
    .set({ pages_limit: 20 })
    .where('scan_id', '=', id)
    .execute();
  const percents: number[] = [];
  const note = async () => {
    const { progress } = toStatusAnswer(
      await getScanStatus({ ctx, input: { jobId: id, reader: viewer } }),
    );
    percents.push(progress.percent);
  };
  const brought: Record<string, string[]> = {
    '/': ['/a', '/b'],
    '/a': Array.from({ length: 5 }, (_, at) => `/a/${at}`),
    '/b': Array.from({ length: 30 }, (_, at) => `/b/${at}`),
  };
  await note();
  for (let page = (await openPages(ctx, id))[0]; page; page = (await openPages(ctx, id))[0]) {
    await runPage(ctx, page, links(...(brought[new URL(page.url).pathname] ?? [])));
    await note();
  }
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(percents.slice(0, 5)).toEqual([0, 5, 10, 15, 20]);
  expect(percents.slice(-2)).toEqual([95, 100]);
});

test('results that come at once, and twice, end the site once', async () => {
  const id = await beginSite('ada@example.org');
  await runPage(ctx, (await openPages(ctx, id))[0]!, links('/a', '/b'));
  const pages = await openPages(ctx, id);
  expect(pages).toHaveLength(2);
  const done = await Promise.all([
    ...pages.map((page) => runPage(ctx, page)),
    tendSites({ ctx }),
    tendSites({ ctx }),
    failLostScans({ ctx }),
  ]);
  expect(done.slice(0, 2)).toEqual(['recorded', 'recorded']);
  for (const page of pages) {
    const late = await beginScanRun({ ctx, input: { scanId: page.id, workerId: 'late' } });
    expect(late).toBeNull();
  }
  expect(await look(id)).toMatchObject({ status: 'completed', done: 3 });
  expect(await ctx.db.selectFrom('mails').select('id').execute()).toHaveLength(1);
});

test('a page that is taken over from a lost worker counts once', async () => {
  const id = await beginSite();
  const [page] = await openPages(ctx, id);
  const scanId = page!.id;
  const lost = await beginScanRun({ ctx, input: { scanId, workerId: 'lost' } });
  expect(await runPage(ctx, page!, links('/a'))).toBe('recorded');
  const late = {
    scanId,
    attempt: lost?.attempt ?? 0,
    pageScan: goldenPageScan(),
    screenshot: null,
  };
  expect(await recordScanResult({ ctx, input: late })).toBe('superseded');
  expect(await look(id)).toMatchObject({ done: 1, found: 2 });
});

test('when nobody is left to go on, the next look does: lost pages, lost discovery, pages in waiting', async () => {
  const id = await beginSite();
  await runPage(ctx, (await openPages(ctx, id))[0]!, links('/a', '/b', '/c'));
  await ctx.queue.boss.deleteAllJobs();
  await failLostScans({ ctx });
  expect(await pathsBy(id, 'failed')).toEqual(['/a', '/b']);
  expect(await openPages(ctx, id)).toHaveLength(0);
  await tendSites({ ctx });
  expect(await openPages(ctx, id)).toHaveLength(1);
  await runSite(ctx, id);
  expect(await look(id)).toMatchObject({ status: 'completed', done: 2, failed: 2 });
  const undiscovered = await requestSite(ctx, viewer, url('/second'));
  await tendSites({ ctx });
  expect((await look(undiscovered)).status).toBe('queued');
  await ctx.queue.boss.deleteAllJobs();
  expect(await used()).toBe(2);
  await tendSites({ ctx });
  expect((await look(undiscovered)).status).toBe('failed');
  expect(await used()).toBe(1);
});

test('a site that cannot go on does not keep back the others', async () => {
  const other = await createTestUser(ctx, 'pro');
  const broken = await requestSite(ctx, viewer, url('/'));
  const sound = await requestSite(ctx, other, url('/'));
  await ctx.queue.boss.deleteAllJobs();
  await sql`alter table scans add constraint defect check (id <> ${sql.lit(broken)} or status <> 'failed')`.execute(
    ctx.db,
  );
  onTestFinished(async () => {
    await sql`alter table scans drop constraint defect`.execute(ctx.db);
  });
  const errors: object[] = [];
  const log = { ...ctx.log, error: (fields: object) => void errors.push(fields) };
  await tendSites({ ctx: { ...ctx, log } });
  expect(errors).toMatchObject([{ scanId: broken }]);
  const statusOf = async (scanId: string) =>
    (await getSiteScan({ ctx, input: { scanId, reader: 'product' } })).status;
  expect([await statusOf(broken), await statusOf(sound)]).toEqual(['queued', 'failed']);
});

test.each([
  ['HTTP_ERROR', 1],
  ['ENGINES_FAILED', 0],
] as const)(
  'a start page that fails with %s fails the site, at a cost of %i',
  async (code, cost) => {
    await server.close();
    server = await startSite({
      '/': 'home',
      '/sitemap.xml': '<urlset><url><loc>{origin}/a</loc></url></urlset>',
    });
    const id = await beginSite();
    const order = await runSite(ctx, id, { '/': { failure: code } });
    expect(new Set(order)).toEqual(new Set(['/']));
    const record = toWireRecord(await getScan({ ctx, input: { scanId: id, reader: viewer } }));
    expect(record).toMatchObject({ status: 'failed', error_code: code });
    expect(await pathsBy(id, 'skipped')).toEqual(['/a']);
    expect(await used()).toBe(cost);
  },
);

test('cancelling keeps what is done; with nothing done it fails as cancelled', async () => {
  const id = await beginSite('ada@example.org');
  await runPage(ctx, (await openPages(ctx, id))[0]!, links('/a', '/b', '/c'));
  const [running] = await openPages(ctx, id);
  await beginScanRun({ ctx, input: { scanId: running!.id, workerId: 'w' } });
  const cancel = () => cancelScan({ ctx, input: { scanId: id, reader: viewer } });
  await Promise.all([cancel(), cancel()]);
  const answer = await look(id);
  expect(answer).toMatchObject({ status: 'completed', cancelled: true, found: 4, done: 1 });
  expect(await pathsBy(id, 'cancelled')).toEqual(['/a', '/b', '/c']);
  expect(await openPages(ctx, id)).toEqual([]);
  expect(await ctx.db.selectFrom('mails').select('id').execute()).toEqual([]);
  const empty = await beginSite();
  await cancelScan({ ctx, input: { scanId: empty, reader: viewer } });
  const record = toWireRecord(await getScan({ ctx, input: { scanId: empty, reader: viewer } }));
  expect(record).toMatchObject({ status: 'failed', error_code: 'CANCELLED' });
  const waiting = await requestSite(ctx, viewer, url('/waiting'));
  expect(await used()).toBe(3);
  await cancelScan({ ctx, input: { scanId: waiting, reader: viewer } });
  expect(await used()).toBe(2);
  expect(await discover(ctx, waiting)).toBe('superseded');
});

test('a worker that is killed between cancelling and its pages leaves the rest to the next look', async () => {
  const id = await beginSite();
  await runPage(ctx, (await openPages(ctx, id))[0]!, links('/a', '/b'));
  await sql`update scans set cancelled_at = now() where id = ${id}`.execute(ctx.db);
  await sql`update site_pages set status = 'cancelled' where site_scan_id = ${id} and status = 'found'`.execute(
    ctx.db,
  );
  await tendSites({ ctx });
  expect(await look(id)).toMatchObject({ status: 'completed', cancelled: true, done: 1 });
});

test('cancelling while pages end does not lock up', async () => {
  const id = await beginSite();
  await runPage(ctx, (await openPages(ctx, id))[0]!, links('/a', '/b', '/c', '/d'));
  const pages = await openPages(ctx, id);
  await Promise.all([
    ...pages.map((page) => runPage(ctx, page, links('/e', '/f'))),
    cancelScan({ ctx, input: { scanId: id, reader: viewer } }),
    tendSites({ ctx }),
  ]);
  expect(await look(id)).toMatchObject({ status: 'completed', cancelled: true });
  expect(await openPages(ctx, id)).toEqual([]);
});

test('a site has more time than a page, and ends with what it has when that is over', async () => {
  const id = await beginSite();
  await runPage(ctx, (await openPages(ctx, id))[0]!, links('/a', '/b', '/c'));
  await sql`update scans set started_at = now() - interval '20 minutes' where id = ${id}`.execute(
    ctx.db,
  );
  await failLostScans({ ctx });
  await tendSites({ ctx });
  expect((await look(id)).status).toBe('running');
  await sql`update scans set started_at = now() - interval '31 minutes' where id = ${id}`.execute(
    ctx.db,
  );
  await tendSites({ ctx });
  expect(await pathsBy(id, 'skipped')).toEqual(['/c']);
  await runSite(ctx, id);
  expect(await look(id)).toMatchObject({ status: 'completed', done: 3, skipped: 1 });
});

test('its status tells how many pages are done', async () => {
  const id = await beginSite();
  await runPage(ctx, (await openPages(ctx, id))[0]!, links('/a', '/b', '/c'));
  const status = async () =>
    ScanStatusAnswer.parse(
      toStatusAnswer(await getScanStatus({ ctx, input: { jobId: id, reader: viewer } })),
    );
  expect((await status()).progress).toMatchObject({
    percent: 1,
    text: '1 of at most 100 pages scanned (4 found so far)',
  });
  await runSite(ctx, id);
  expect(await status()).toMatchObject({ status: 'completed', progress: { percent: 100 } });
});

test('it goes with all its pages, also while it runs; nobody else sees it', async () => {
  const id = await beginSite();
  await runPage(ctx, (await openPages(ctx, id))[0]!, links('/a', '/b'));
  const stranger = await createTestUser(ctx, 'pro');
  const asked = getSiteScan({ ctx, input: { scanId: id, reader: stranger } });
  await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const [page] = await openPages(ctx, id);
  await beginScanRun({ ctx, input: { scanId: page!.id, workerId: 'w' } });
  await deleteScan({ ctx, input: { scanId: id, viewer } });
  expect(await ctx.db.selectFrom('scans').select('id').execute()).toEqual([]);
  expect(await ctx.db.selectFrom('site_pages').select('url').execute()).toEqual([]);
  expect(await runPage(ctx, page!)).toBe('nothing to do');
});

test('the same site asked for again while it runs is the same job; its page alone is another', async () => {
  const id = await beginSite();
  expect(await requestSite(ctx, viewer, url('/'))).toBe(id);
  const { job_id: single } = await requestScan({
    ctx,
    input: { url: url('/'), viewer, clientIp: newVisitor() },
  });
  expect(single).not.toBe(id);
  expect(await used()).toBe(2);
});
