import type { CompletedPageScan, Issue } from '@curbcut/model/scan';
import { goldenPageScan } from '@curbcut/testing';
import { VerdictRequest } from '@curbcut/wire/verdicts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { openTestSlots } from '../../rig/test-scans.ts';
import { createTestUser } from '../../rig/test-users.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { readScan } from '../results/index.ts';
import {
  discover,
  reaching,
  requestSite,
  runSite,
  startSite,
  type SiteServer,
} from '../site-scans/test-sites.ts';
import { decideIssue, listVerdicts, withdrawVerdict } from './index.ts';

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
function pageOf(path: string): Partial<CompletedPageScan> {
  const failed = goldenPageScan().issues.find(
    ({ outcome, level, nodes }) => outcome === 'failed' && level === 'AA' && nodes.length > 0,
  );
  const [node] = failed?.nodes ?? [];
  if (!failed || !node) throw new Error('The golden scan has no such issue');
  const name = (text: string) => Buffer.from(text).toString('hex').padEnd(32, '0').slice(-32);
  const issue: Issue = {
    ...failed,
    fingerprint: name(path),
    nodes: places.map((place, at) => ({
      ...node,
      target: [place],
      failureSummary: '',
      fingerprint: name(`${at}${path}`),
    })),
    nodesTotal: places.length,
  };
  return { issues: [issue] };
}

async function scanSite(): Promise<string> {
  const id = await requestSite(ctx, owner, server.url('/'));
  expect(await discover(ctx, id)).toBe('recorded');
  await runSite(ctx, id, {
    '/': { links: [server.url('/a'), server.url('/b')], result: pageOf('/') },
    '/a': { result: pageOf('/a') },
    '/b': { result: pageOf('/b') },
  });
  return id;
}

async function read(scanId: string) {
  const { scan, report } = await readScan(ctx.db, scanId, owner);
  if (!report.result) throw new Error('No result');
  return { scan, result: report.result };
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
