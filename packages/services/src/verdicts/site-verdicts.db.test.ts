import type { CompletedPageScan, Issue, IssueOutcome, ScanResult } from '@curbcut/model/scan';
import { renderHtmlReport } from '@curbcut/report';
import { goldenPageScan } from '@curbcut/testing';
import { VerdictRequest } from '@curbcut/wire/verdicts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { openTestSlots } from '../../rig/test-scans.ts';
import { createTestUser } from '../../rig/test-users.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { readReportInput } from '../reports/index.ts';
import { readScan } from '../results/index.ts';
import { deleteScan } from '../scans/index.ts';
import { getCausePages, getSiteScan } from '../site-scans/index.ts';
import {
  discover,
  openPages,
  reaching,
  requestSite,
  runPage,
  runSite,
  startSite,
  type SiteServer,
} from '../site-scans/test-sites.ts';
import { decideIssue, listVerdicts, refreshOutdatedSites, withdrawVerdict } from './index.ts';

const ctx = reaching((await setUpTestServices()).ctx);
let owner: Viewer;
let server: SiteServer;

beforeAll(async () => {
  await openTestSlots(ctx);
  server = await startSite({ '/': 'home' });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await createTestUser(ctx, 'pro');
});

const places = ['nav > a:nth-child(1)', 'nav > a:nth-child(2)', 'main > p > a'];

/** Links of a menu and one in the text, on every page under other fingerprints. */
function pageOf(
  path: string,
  at = places,
  outcome: IssueOutcome = 'failed',
): Partial<CompletedPageScan> {
  const failed = goldenPageScan().issues.find(
    (one) => one.outcome === 'failed' && one.level === 'AA' && one.nodes.length > 0,
  );
  const [node] = failed?.nodes ?? [];
  if (!failed || !node) throw new Error('The golden scan has no such issue');
  const name = (text: string) => Buffer.from(text).toString('hex').padEnd(32, '0').slice(-32);
  const issue: Issue = {
    ...failed,
    outcome,
    fingerprint: name(path),
    nodes: at.map((place, index) => ({
      ...node,
      target: [place],
      failureSummary: '',
      fingerprint: name(`${index}${path}`),
    })),
    nodesTotal: at.length,
  };
  return { issues: [issue] };
}

async function scanSite(
  paths = ['/a', '/b'],
  at = places,
  outcome: IssueOutcome = 'failed',
): Promise<string> {
  const id = await requestSite(ctx, owner, server.url('/'));
  expect(await discover(ctx, id)).toBe('recorded');
  await runSite(ctx, id, {
    '/': { links: paths.map((path) => server.url(path)), result: pageOf('/', at, outcome) },
    ...Object.fromEntries(paths.map((path) => [path, { result: pageOf(path, at, outcome) }])),
  });
  return id;
}

async function read(scanId: string) {
  const { scan, report } = await readScan(ctx.db, scanId, owner);
  if (!report.result) throw new Error('No result');
  return { scan, url: scan.url, result: report.result };
}

async function causesOf(scanId: string) {
  const { issues } = (await read(scanId)).result;
  const menu = issues.find(({ component }) => component?.pattern === 'nav a');
  const text = issues.find(({ component }) => component?.pattern === 'main a');
  if (!menu || !text) throw new Error(JSON.stringify(issues.map(({ component }) => component)));
  return { menu, text };
}

async function pageScans(siteScanId: string) {
  const rows = await ctx.db
    .selectFrom('scans')
    .select(['id', 'issues_count', 'overall_score'])
    .where('parent_id', '=', siteScanId)
    .orderBy('id')
    .execute();
  return Promise.all(rows.map(async (row) => ({ row, ...(await read(row.id)) })));
}

const decide = (scanId: string, request: object, viewer = owner) =>
  decideIssue({ ctx, input: { scanId, viewer, request: VerdictRequest.parse(request) } });

test('a new build with other selectors keeps the causes, and what was decided about them', async () => {
  const first = await scanSite();
  const { menu, text } = await causesOf(first);
  await decide(first, { fingerprint: menu.fingerprint, kind: 'ignored', reason: 'planned' });

  const rebuilt = ['.bar > a:nth-child(1)', '.bar > a:nth-child(2)', '.prose > p > a'];
  const second = await read(await scanSite(['/a', '/b'], rebuilt));
  expect(second.scan).toMatchObject({ new_count: 0, fixed_count: 0 });
  const known = second.result.issues.map(({ fingerprint, verdict, component }) => [
    component?.pattern,
    fingerprint,
    verdict?.kind,
  ]);
  expect(known).toEqual(
    expect.arrayContaining([
      ['.bar a', menu.fingerprint, 'ignored'],
      ['.prose a', text.fingerprint, undefined],
    ]),
  );
  for (const page of await pageScans(second.scan.id))
    expect(page.result.issues.map(({ verdict, nodes }) => [verdict?.kind, nodes.length])).toEqual([
      [undefined, 1],
      ['ignored', 2],
    ]);
});

test('a cause whose stored pages are damaged can be decided about', async () => {
  const id = await scanSite();
  const { menu } = await causesOf(id);
  await ctx.db
    .updateTable('site_causes')
    .set({ bytes: Buffer.from('damaged') })
    .where('site_scan_id', '=', id)
    .execute();
  await decide(id, { fingerprint: menu.fingerprint, kind: 'ignored', reason: 'planned' });
  expect((await causesOf(id)).menu.verdict?.kind).toBe('ignored');
});

test('a cause with the name of one that is gone, and other elements, is new', async () => {
  const first = await scanSite(['/a'], ['nav > a:nth-child(1)']);
  const [before] = (await read(first)).result.issues;
  const second = await scanSite(['/a', '/b'], ['main > p > a', 'nav > a:nth-child(1)']);
  const now = await read(second);
  // The first element of each page has the fingerprint that the link of the menu had; that of the new page is new.
  expect(now.scan).toMatchObject({ new_count: 2, fixed_count: 0 });
  expect(now.scan.comparison?.changed).toMatchObject([
    { fingerprint: before?.fingerprint, newElements: 1, newOn: [server.url('/b')] },
  ]);
  const text = now.result.issues.find(({ component }) => component?.pattern === 'main a');
  const menu = now.result.issues.find(({ component }) => component?.pattern === 'nav a');
  expect(text?.fingerprint).toBe(before?.fingerprint);
  expect(menu?.fingerprint).not.toBe(before?.fingerprint);
});

test('a false alarm on a cause holds on each of its pages, for its elements only, and can be taken back', async () => {
  const id = await scanSite();
  const { menu, text } = await causesOf(id);
  const before = await pageScans(id);
  const request = { fingerprint: menu.fingerprint, kind: 'false-alarm', note: 'Read well.' };
  const answer = await decide(id, { ...request, revision: 0 });
  expect(answer.issues).toMatchObject([
    { fingerprint: menu.fingerprint, verdict: { kind: 'false-alarm', scope: 'website' } },
  ]);
  const site = await read(id);
  expect(site.result.settledCounts.falseAlarms).toBe(1);
  expect(site.scan.issues_count).toBe(site.result.issuesCount);
  expect((await causesOf(id)).text.verdict).toBeUndefined();
  for (const { row, result } of await pageScans(id)) {
    const [open, settled] = result.issues;
    expect(open).toMatchObject({ nodesTotal: 1, nodes: [{ target: [places[2]] }] });
    expect(settled).toMatchObject({ nodesTotal: 2, verdict: { author: expect.any(String) } });
    const old = before.find(({ row: { id: pageId } }) => pageId === row.id);
    expect(row.overall_score).toBeGreaterThanOrEqual(old?.row.overall_score ?? 1);
    expect(row.overall_score).toBe(result.overallScore);
  }
  // The next scan of the site has it from the start.
  const next = await scanSite();
  expect((await causesOf(next)).menu.verdict).toMatchObject({ kind: 'false-alarm' });
  expect((await causesOf(next)).text.verdict).toBeUndefined();

  const stale = decide(id, { ...request, fingerprint: text.fingerprint, revision: 0 });
  await expect(stale).rejects.toMatchObject({ code: 'CONFLICT' });
  const { verdicts } = await listVerdicts({ ctx, input: { scanId: id, viewer: owner } });
  expect(verdicts).toMatchObject([{ state: 'in-force', fingerprint: menu.fingerprint }]);
  const verdictId = answer.verdict_id ?? '';
  await withdrawVerdict({ ctx, input: { scanId: id, verdictId, viewer: owner } });
  for (const scanId of [id, next]) {
    expect((await causesOf(scanId)).menu.verdict).toBeUndefined();
    for (const { result } of await pageScans(scanId))
      expect(result.issues).toMatchObject([{ nodesTotal: 3 }]);
  }
  expect((await pageScans(id)).map(({ row }) => row)).toEqual(before.map(({ row }) => row));
});

/** All but how often somebody has decided. */
const figuresOf = ({ issues, ...result }: ScanResult) => ({
  ...result,
  bestFixes: result.bestFixes.map(({ fingerprint }) => fingerprint),
  issues: issues.map(({ verdictRevision: _revision, ...issue }) => issue),
});

const siteRow = async (id: string) =>
  ctx.db
    .selectFrom('scans')
    .select(['overall_score', 'category_scores', 'previous_score', 'comparison'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The mean that a newcomer would work out from the pages. */
async function meanOfPages(siteScanId: string): Promise<number> {
  const outOf100 = (await pageScans(siteScanId)).map(({ result }) =>
    Math.round(100 * (result.overallScore ?? 0)),
  );
  return Math.floor(outOf100.reduce((sum, score) => sum + score, 0) / outOf100.length) / 100;
}

test('the score of a site follows a false alarm on a cause at once, also that of a later scan, and comes back', async () => {
  const first = await scanSite();
  const second = await scanSite();
  const before = { first: await read(first), second: await read(second) };
  const { menu, text } = await causesOf(first);
  const alarm = (fingerprint: string) =>
    decide(first, { fingerprint, kind: 'false-alarm', note: 'Read well.' });
  const onMenu = await alarm(menu.fingerprint);
  const onText = await alarm(text.fingerprint);
  for (const id of [first, second]) {
    const { result, scan } = await read(id);
    expect(result.overallScore).toBe(1);
    expect(scan.overall_score).toBe(await meanOfPages(id));
    expect(result.categories.every(({ score }) => score === null || score === 1)).toBe(true);
    expect(result.summary).toMatch(/^No automatic check failed on the 3 pages/);
    expect(result.summary).toContain('2 findings were marked as false alarms');
  }
  expect(onText.results).toMatchObject({ overall_score: 1 });
  expect(onMenu.results.overall_score).toBeLessThan(1);
  expect(await siteRow(second)).toMatchObject({ previous_score: 1 });
  for (const { verdict_id: verdictId } of [onMenu, onText])
    await withdrawVerdict({
      ctx,
      input: { scanId: first, verdictId: verdictId ?? '', viewer: owner },
    });
  expect(figuresOf((await read(first)).result)).toEqual(figuresOf(before.first.result));
  expect(figuresOf((await read(second)).result)).toEqual(figuresOf(before.second.result));
});

test('the score of a site follows what is decided on one of its pages', async () => {
  const id = await scanSite();
  const before = await read(id);
  const [page] = await pageScans(id);
  const [issue] = page?.result.issues ?? [];
  if (!page || !issue) throw new Error('No page with an issue');
  const { verdict_id: verdictId } = await decide(page.row.id, {
    fingerprint: issue.fingerprint,
    kind: 'false-alarm',
    note: 'None.',
  });
  const after = await read(id);
  expect(after.result.overallScore).toBeGreaterThan(before.result.overallScore ?? 1);
  expect(after.result.overallScore).toBe(await meanOfPages(id));
  expect(after.scan.overall_score).toBe(after.result.overallScore);
  expect(after.result.summary).toContain(
    `${Math.round(100 * (after.result.overallScore ?? 0))} of 100`,
  );
  await withdrawVerdict({
    ctx,
    input: { scanId: page.row.id, verdictId: verdictId ?? '', viewer: owner },
  });
  expect(figuresOf((await read(id)).result)).toEqual(figuresOf(before.result));
});

test('a verdict on a cause of many pages is counted on the worst at once, and on the others after', async () => {
  const paths = Array.from({ length: 54 }, (_, at) => `/${String(at).padStart(3, '0')}`);
  const id = await scanSite(paths);
  const { menu } = await causesOf(id);
  const site = async () => getSiteScan({ ctx, input: { scanId: id, reader: owner } });
  expect(await site()).toMatchObject({ pages_to_recount: 0, done: 55 });
  await decide(id, { fingerprint: menu.fingerprint, kind: 'false-alarm', note: 'Read well.' });
  expect(await site()).toMatchObject({ pages_to_recount: 5 });
  const half = await read(id);
  while ((await refreshOutdatedSites({ ctx })) > 0) {
    // The next part.
  }
  expect(await site()).toMatchObject({ pages_to_recount: 0 });
  const done = await read(id);
  expect(done.result.overallScore).toBeGreaterThanOrEqual(half.result.overallScore ?? 1);
  expect(done.result.overallScore).toBe(await meanOfPages(id));
  expect(done.scan.overall_score).toBe(done.result.overallScore);
});

test('what is decided while the next scan of the site runs counts in that one, too', async () => {
  const first = await scanSite();
  const { menu } = await causesOf(first);
  const next = await requestSite(ctx, owner, server.url('/'));
  expect(await discover(ctx, next)).toBe('recorded');
  const [start] = await openPages(ctx, next);
  if (!start) throw new Error('No page waits');
  await runPage(ctx, start, { links: [server.url('/a')], result: pageOf('/') });
  await decide(first, { fingerprint: menu.fingerprint, kind: 'false-alarm', note: 'Read well.' });
  await runSite(ctx, next, { '/a': { result: pageOf('/a') } });
  while ((await refreshOutdatedSites({ ctx })) > 0) {
    // The next part.
  }
  const { result } = await read(next);
  expect((await pageScans(next)).map((page) => page.row.overall_score)).toEqual(
    (await pageScans(next)).map((page) => page.result.overallScore),
  );
  expect(result.overallScore).toBe(await meanOfPages(next));
});

test('what is left to count of a site that was deleted meanwhile goes with it', async () => {
  const id = await scanSite();
  await ctx.db
    .updateTable('site_pages')
    .set({ score_outdated: true })
    .where('site_scan_id', '=', id)
    .execute();
  const { menu } = await causesOf(id);
  await deleteScan({ ctx, input: { scanId: id, viewer: owner } });
  expect(await refreshOutdatedSites({ ctx })).toBe(0);
  await expect(
    decide(id, { fingerprint: menu.fingerprint, kind: 'false-alarm', note: 'None.' }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a verdict on elements without a named place leaves those alone that another cause names', async () => {
  const id = await scanSite(['/a', '/b'], ['p > a', 'dl.toc > dd:nth-child(1) > a', 'div.box > a']);
  const causeOf = async (pattern: string) =>
    (await read(id)).result.issues.find(({ component }) => component?.pattern === pattern);
  const plain = await causeOf('a');
  if (!plain) throw new Error('No such cause');
  await decide(id, { fingerprint: plain.fingerprint, kind: 'false-alarm', note: 'Read well.' });
  expect((await causeOf('a'))?.verdict).toMatchObject({ kind: 'false-alarm' });
  expect((await causeOf('dl.toc a'))?.verdict).toBeUndefined();
  expect((await causeOf('div.box a'))?.verdict).toBeUndefined();
  for (const { result } of await pageScans(id)) {
    expect(result.issues.map(({ nodesTotal, verdict }) => [nodesTotal, verdict?.kind])).toEqual([
      [2, undefined],
      [1, 'false-alarm'],
    ]);
  }
});

test('of two who decide about a cause at once, one is told what the other said', async () => {
  const id = await scanSite();
  const { menu } = await causesOf(id);
  const alarm = { fingerprint: menu.fingerprint, kind: 'false-alarm', revision: 0 };
  const answers = await Promise.allSettled([
    decide(id, { ...alarm, note: 'One.' }),
    decide(id, { ...alarm, note: 'Two.' }),
  ]);
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toMatchObject({
    code: 'CONFLICT',
    present: { issues: [{ verdict: { kind: 'false-alarm' } }] },
  });
  const { result, scan } = await read(id);
  expect(result.settledCounts.falseAlarms).toBe(1);
  expect(scan.overall_score).toBe(await meanOfPages(id));
});

test('decisions about a site, one of its pages and its deletion do not wait for each other in a circle', async () => {
  const id = await scanSite();
  const { menu, text } = await causesOf(id);
  const [page] = await pageScans(id);
  const [issue] = page?.result.issues ?? [];
  if (!page || !issue) throw new Error('No page with an issue');
  const alarm = (fingerprint: string) => ({ fingerprint, kind: 'false-alarm', note: 'None.' });
  const answers = await Promise.allSettled([
    decide(id, alarm(menu.fingerprint)),
    decide(page.row.id, alarm(issue.fingerprint)),
    refreshOutdatedSites({ ctx }),
    decide(id, alarm(text.fingerprint)),
    deleteScan({ ctx, input: { scanId: id, viewer: owner } }),
  ]);
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'NOT_FOUND' });
  await expect(read(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  // Rows that somebody held are deleted with what has expired; nothing is counted for them.
  expect(await refreshOutdatedSites({ ctx })).toBe(0);
  // What was decided stays for the next scan of the site.
  const next = await scanSite();
  const entries = await ctx.db
    .selectFrom('verdicts')
    .select('id')
    .where('user_id', '=', owner.userId)
    .execute();
  const decided = (await read(next)).result.issues.filter(({ verdict }) => verdict);
  expect(decided.length > 0).toBe(entries.length > 0);
});

test('a hostile note on a cause is shown as the words that it is, on its pages and in reports', async () => {
  const id = await scanSite();
  const { menu } = await causesOf(id);
  const note = '<img src=x onerror=alert(1)></script> {{7*7}} ${a} \u202eoops\u0000';
  await decide(id, { fingerprint: menu.fingerprint, kind: 'false-alarm', note });
  const [page] = await pageScans(id);
  for (const scanId of [id, page?.row.id ?? '']) {
    const input = await readReportInput({ ctx, input: { scanId, reader: owner } });
    const html = renderHtmlReport({
      report: input.report,
      siteUrl: 'https://curbcut.example',
      generatedAt: new Date(),
      medium: 'screen',
      takesVerdicts: true,
      siteScores: input.siteScores,
    });
    const shown = /onerror[^<]*7\*7[^<]*/.exec(html)?.[0] ?? '';
    expect(shown).toMatch(/^onerror&#61;alert\(1\)&#62;&#60;\/script&#62; /);
    expect(html.includes('<img src=x')).toBe(false);
    expect(html.includes('\u0000') || html.includes('\u202e')).toBe(false);
  }
});

test('a cause that is gone from all of its pages is told as fixed to whoever follows a link to it', async () => {
  const first = await scanSite();
  const { menu } = await causesOf(first);
  await decide(first, { fingerprint: menu.fingerprint, kind: 'ignored', reason: 'planned' });
  const next = await requestSite(ctx, owner, server.url('/'));
  expect(await discover(ctx, next)).toBe('recorded');
  await runSite(ctx, next, {
    '/': { links: [server.url('/a'), server.url('/b')], result: { issues: [] } },
    '/a': { result: { issues: [] } },
    '/b': { result: { issues: [] } },
  });
  const { report } = await readScan(ctx.db, next, owner);
  expect(report.comparison?.fixed.map(({ fingerprint }) => fingerprint)).toContain(
    menu.fingerprint,
  );
  expect(report.result?.issues).toEqual([]);
});

test('an ignored cause leaves the work, stays in the score, and says until when', async () => {
  const id = await scanSite();
  const { menu } = await causesOf(id);
  const before = await read(id);
  await decide(id, { fingerprint: menu.fingerprint, kind: 'ignored', reason: 'planned' });
  const after = await read(id);
  expect(after.result.settledCounts.ignored).toBe(1);
  expect(after.scan).toMatchObject({
    overall_score: before.scan.overall_score,
    issues_count: before.scan.issues_count,
  });
  for (const { result } of await pageScans(id))
    expect(result.issues.map(({ verdict }) => verdict?.kind)).toEqual([undefined, 'ignored']);
});

test('what is no cause as a whole is decided on the pages', async () => {
  const id = await scanSite();
  const { menu } = await causesOf(id);
  const alarm = { kind: 'false-alarm', note: 'None.' };
  const some = { ...alarm, fingerprint: menu.fingerprint, elements: [menu.nodes[0]?.fingerprint] };
  await expect(decide(id, some)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  await expect(decide(id, { ...alarm, fingerprint: 'none' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const stranger = await createTestUser(ctx, 'pro');
  const foreign = decide(id, { ...alarm, fingerprint: menu.fingerprint }, stranger);
  await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a question that was confirmed on the pages is no failure that their site could set aside', async () => {
  const scanAsking = () => scanSite([], ['nav > a:nth-child(1)'], 'needs-review');
  const first = await scanAsking();
  const [page] = await pageScans(first);
  const [asked] = page?.result.issues ?? [];
  if (!page || !asked) throw new Error('No page with a question');
  await decide(page.row.id, { fingerprint: asked.fingerprint, kind: 'problem' });
  for (const id of [first, await scanAsking()]) {
    const [cause] = (await read(id)).result.issues;
    expect(cause).toMatchObject({ outcome: 'failed', verdict: { kind: 'problem' } });
    const alarm = { fingerprint: cause?.fingerprint, kind: 'false-alarm', note: 'None.' };
    await expect(decide(id, alarm)).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      message: expect.stringContaining('answered on its pages'),
    });
  }
});

test('a question of a cause is answered for all of its pages at once, and can be asked again', async () => {
  const scanAsking = () => scanSite(['/a', '/b'], places, 'needs-review');
  const first = await scanAsking();
  const { menu, text } = await causesOf(first);
  const answer = (kind: string, scanId = first) =>
    decide(scanId, { fingerprint: menu.fingerprint, kind });
  const onPages = async (scanId: string) =>
    (await pageScans(scanId)).map(({ result }) =>
      result.issues.map(({ outcome, verdict, nodes }) => [
        outcome,
        verdict?.kind ?? null,
        nodes.length,
      ]),
    );
  const { verdict_id: problem } = await answer('problem');
  const next = await scanAsking();
  for (const id of [first, next]) {
    const now = await causesOf(id);
    expect(now.menu).toMatchObject({ outcome: 'failed', verdict: { kind: 'problem' } });
    expect(now.menu).toMatchObject({ pagesCount: 3, fingerprint: menu.fingerprint });
    expect(now.text).toMatchObject({ outcome: 'needs-review', fingerprint: text.fingerprint });
    expect(now.text.verdict).toBeUndefined();
    for (const page of await onPages(id))
      expect(page).toEqual([
        ['failed', 'problem', 2],
        ['needs-review', null, 1],
      ]);
    expect((await read(id)).result.overallScore).toBe(await meanOfPages(id));
  }
  expect((await read(first)).result.overallScore).toBeLessThan(1);
  // Somebody thinks again, on the later scan, and then asks again.
  const { verdict_id: last } = await answer('no-problem', next);
  expect((await causesOf(first)).menu).toMatchObject({ verdict: { id: problem } });
  expect((await causesOf(next)).menu).toMatchObject({
    outcome: 'needs-review',
    verdict: { kind: 'no-problem' },
  });
  const input = { scanId: next, verdictId: last ?? '', viewer: owner };
  await withdrawVerdict({ ctx, input });
  const { menu: open } = await causesOf(next);
  expect([open.outcome, open.verdict]).toEqual(['needs-review', undefined]);
  for (const page of await onPages(next)) expect(page).toEqual([['needs-review', null, 3]]);
});

test('what only pages together show is decided about on the site, which then tells it', async () => {
  const id = await requestSite(ctx, owner, server.url('/'));
  expect(await discover(ctx, id)).toBe('recorded');
  const outline = { title: 'Harbor', lang: 'en', blocks: [], search: null, siteMap: null };
  await runSite(ctx, id, {
    '/': { links: [server.url('/a')], outline: { ...outline, heading: 'Welcome' } },
    '/a': { outline: { ...outline, heading: 'Berths' } },
  });
  const title = async () =>
    (await read(id)).result.issues.find(({ rule }) => rule === 'page-title-unique');
  const { fingerprint } = (await title()) ?? {};
  const { verdict_id: verdictId } = await decide(id, {
    fingerprint,
    kind: 'no-problem',
  });
  expect((await title())?.verdict).toMatchObject({ kind: 'no-problem' });
  await withdrawVerdict({ ctx, input: { scanId: id, verdictId: verdictId ?? '', viewer: owner } });
  expect((await title())?.verdict).toBeUndefined();
});

/** Open causes and those that are set aside: where, on how many pages, how many elements, and how they were decided. */
async function standingOf(siteScanId: string) {
  const { issues } = (await read(siteScanId)).result;
  const rows = await Promise.all(
    issues.map(async ({ fingerprint, component, pagesCount, nodes, nodesTotal, verdict }) => {
      const input = { scanId: siteScanId, fingerprint, reader: owner };
      const range = { offset: 0, limit: 50 };
      const { total, pages } = await getCausePages({ ctx, input: { ...input, range } });
      return {
        where: component?.pattern ?? '',
        pages: pagesCount,
        elements: nodesTotal,
        decided: verdict?.kind ?? null,
        examples: nodes.map(({ page }) => new URL(page?.url ?? '').pathname),
        listed: pages.map((page) => [new URL(page.url).pathname, page.elements]),
        total,
      };
    }),
  );
  return rows.toSorted((a, b) => `${a.where}${a.decided}`.localeCompare(`${b.where}${b.decided}`));
}

test('what is decided on a page reaches the causes of its site at once, as the next scan has them', async () => {
  const id = await scanSite();
  const before = await standingOf(id);
  const { menu } = await causesOf(id);
  const pages = await pageScans(id);
  const page = pages.find(({ url }) => new URL(url).pathname === '/a');
  const [issue] = page?.result.issues ?? [];
  if (!page || !issue) throw new Error('No page with an issue');
  const { verdict_id: verdictId } = await decide(page.row.id, {
    fingerprint: issue.fingerprint,
    kind: 'false-alarm',
    note: 'None.',
  });
  const now = await standingOf(id);
  expect(now).toEqual([
    {
      where: 'main a',
      pages: 1,
      elements: 1,
      decided: 'false-alarm',
      examples: ['/a'],
      listed: [['/a', 1]],
      total: 1,
    },
    expect.objectContaining({
      where: 'main a',
      pages: 2,
      elements: 2,
      decided: null,
      examples: ['/', '/b'],
      total: 2,
    }),
    expect.objectContaining({
      where: 'nav a',
      pages: 1,
      elements: 2,
      decided: 'false-alarm',
      listed: [['/a', 2]],
    }),
    expect.objectContaining({ where: 'nav a', pages: 2, elements: 4, decided: null, total: 2 }),
  ]);
  const { result, scan } = await read(id);
  expect(result.settledCounts.falseAlarms).toBe(2);
  expect(scan.issues_count).toBe(result.issuesCount);
  expect(result.issues.map(({ fingerprint }) => fingerprint)).toContain(menu.fingerprint);
  const next = await scanSite();
  // What one page alone has is listed there as in various places.
  const openIn = (rows: Awaited<ReturnType<typeof standingOf>>) =>
    rows
      .filter(({ decided }) => decided === null)
      .map((row) => [row.where, row.pages, row.elements]);
  const decidedIn = (rows: Awaited<ReturnType<typeof standingOf>>) =>
    rows.reduce((sum, { decided, elements }) => sum + (decided === null ? 0 : elements), 0);
  const summedUp = await standingOf(next);
  expect(openIn(summedUp)).toEqual(openIn(now));
  expect(decidedIn(summedUp)).toEqual(decidedIn(now));

  await withdrawVerdict({
    ctx,
    input: { scanId: page.row.id, verdictId: verdictId ?? '', viewer: owner },
  });
  expect(await standingOf(id)).toEqual(before);
  // The next scan of the site had summed it up as decided.
  const after = await standingOf(next);
  expect(decidedIn(after)).toBe(0);
  expect(after.reduce((sum, { elements }) => sum + elements, 0)).toBe(9);
});

test('a cause that was decided on each of its pages is set aside, under the link that it had', async () => {
  const id = await scanSite(['/a'], ['nav > a:nth-child(1)']);
  const [cause] = (await read(id)).result.issues;
  if (!cause) throw new Error('No cause');
  for (const { row, result } of await pageScans(id)) {
    const [issue] = result.issues;
    const fingerprint = issue?.fingerprint ?? '';
    await decide(row.id, { fingerprint, kind: 'ignored', reason: 'planned' });
  }
  const { result, scan } = await read(id);
  expect(result.issues).toMatchObject([
    { fingerprint: cause.fingerprint, pagesCount: 2, nodesTotal: 2, verdict: { kind: 'ignored' } },
  ]);
  expect(result.settledCounts.ignored).toBe(1);
  expect(scan.overall_score).toBe(await meanOfPages(id));
  // Whoever decides about the cause as a whole says the last word on all of its pages.
  await decide(id, { fingerprint: cause.fingerprint, kind: 'false-alarm', note: 'Read well.' });
  expect((await read(id)).result.issues).toMatchObject([
    { fingerprint: cause.fingerprint, pagesCount: 2, verdict: { kind: 'false-alarm' } },
  ]);
});

test('a page that is decided otherwise than its cause stands apart from it', async () => {
  const id = await scanSite();
  const { menu } = await causesOf(id);
  await decide(id, { fingerprint: menu.fingerprint, kind: 'ignored', reason: 'planned' });
  const [page] = await pageScans(id);
  const part = page?.result.issues.find(({ verdict }) => verdict?.kind === 'ignored');
  if (!page || !part) throw new Error('The page does not have the verdict');
  await decide(page.row.id, { fingerprint: part.fingerprint, kind: 'false-alarm', note: 'None.' });
  const ofMenu = (await standingOf(id)).filter(({ where }) => where === 'nav a');
  expect(ofMenu).toMatchObject([
    { pages: 1, elements: 2, decided: 'false-alarm', total: 1 },
    { pages: 2, elements: 4, decided: 'ignored', total: 2 },
  ]);
});

test('what is decided on a page for the whole website reaches the causes of its site', async () => {
  // The very same elements on every page, as a menu has them.
  const id = await requestSite(ctx, owner, server.url('/'));
  expect(await discover(ctx, id)).toBe('recorded');
  const result = pageOf('/');
  await runSite(ctx, id, {
    '/': { links: [server.url('/a'), server.url('/b')], result },
    '/a': { result },
    '/b': { result },
  });
  const [page] = await pageScans(id);
  const [issue] = page?.result.issues ?? [];
  if (!page || !issue) throw new Error('No page with an issue');
  const request = { kind: 'ignored', reason: 'planned', scope: 'website' };
  await decide(page.row.id, { fingerprint: issue.fingerprint, ...request });
  const rows = (await standingOf(id)).map(({ where, pages, decided }) => [where, pages, decided]);
  expect(rows).toEqual([
    ['main a', 3, 'ignored'],
    ['nav a', 3, 'ignored'],
  ]);
});

test('what was taken back on many pages is open on all of them, also where that is not counted yet', async () => {
  const paths = Array.from({ length: 69 }, (_, at) => `/${String(at).padStart(3, '0')}`);
  const id = await requestSite(ctx, owner, server.url('/'));
  expect(await discover(ctx, id)).toBe('recorded');
  const result = pageOf('/');
  await runSite(ctx, id, {
    '/': { links: paths.map((path) => server.url(path)), result },
    ...Object.fromEntries(paths.map((path) => [path, { result }])),
  });
  const [page] = await pageScans(id);
  const [issue] = page?.result.issues ?? [];
  if (!page || !issue) throw new Error('No page with an issue');
  const request = { kind: 'ignored', reason: 'planned', scope: 'website' };
  const answer = await decide(page.row.id, { fingerprint: issue.fingerprint, ...request });
  while ((await refreshOutdatedSites({ ctx })) > 0) {
    // The next part.
  }
  const standing = async () =>
    (await standingOf(id)).map(({ where, pages, decided }) => [where, pages, decided]);
  expect(await standing()).toEqual([
    ['main a', 70, 'ignored'],
    ['nav a', 70, 'ignored'],
  ]);
  const verdictId = answer.verdict_id ?? '';
  await withdrawVerdict({ ctx, input: { scanId: page.row.id, verdictId, viewer: owner } });
  const site = await getSiteScan({ ctx, input: { scanId: id, reader: owner } });
  expect(site.pages_to_recount).toBeGreaterThan(0);
  expect(await standing()).toEqual([
    ['main a', 70, null],
    ['nav a', 70, null],
  ]);
});
