import { type CompletedPageScan, type PageScan } from '@curbcut/model/scan';
import { goldenPageScan } from '@curbcut/testing';
import { toWireRecord } from '@curbcut/wire/scan';
import { ScanRecord } from '@curbcut/wire/scan';
import { expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { beginTestScan, failedPageScan, newVisitor } from '../../rig/test-scans.ts';
import { createTestUser } from '../../rig/test-users.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { readListItems } from '../results/index.ts';
import { getScan, recordScanResult, requestScan } from '../scans/index.ts';
import { insertUserScan } from '../scans/insert-user-scan.ts';

const { ctx } = await setUpTestServices();

const url = 'https://www.harbourline.example/';

async function record(scanId: string, pageScan: PageScan): Promise<void> {
  const attempt = await beginTestScan(ctx, scanId);
  const input = { scanId, attempt, pageScan, screenshot: null };
  expect(await recordScanResult({ ctx, input })).toBe('recorded');
}

async function scan(viewer: Viewer | null, pageScan: PageScan, address = url): Promise<string> {
  const input = { url: address, clientIp: newVisitor(), viewer };
  const { job_id: scanId } = await requestScan({ ctx, input });
  await record(scanId, pageScan);
  return scanId;
}

function pageWithout(...rules: string[]): CompletedPageScan {
  const page = goldenPageScan();
  return { ...page, issues: page.issues.filter(({ rule }) => !rules.includes(rule)) };
}

async function rowOf(scanId: string) {
  return ctx.db.selectFrom('scans').selectAll().where('id', '=', scanId).executeTakeFirstOrThrow();
}

async function read(scanId: string): Promise<ScanRecord> {
  return ScanRecord.parse(
    toWireRecord(await getScan({ ctx, input: { scanId, reader: 'product' } })),
  );
}

function fingerprintOf(rule: string): string {
  return goldenPageScan().issues.find((issue) => issue.rule === rule)?.fingerprint ?? '';
}

test('what lists show is stored beside the result, for visitors too, and says what the record says', async () => {
  for (const viewer of [null, await createTestUser(ctx)]) {
    const id = await scan(viewer, goldenPageScan());
    const row = await rowOf(id);
    const said = await read(id);
    expect(row).toMatchObject({
      overall_score: said.overall_score,
      issues_count: said.issues_count,
      has_errors: false,
      failed_engines: [],
      duration_ms: 4_163,
      severity_counts: said.results?.severity_counts,
      new_count: null,
      fixed_count: null,
      previous_scan_id: null,
      comparison: null,
    });
    expect(Object.entries(row.category_scores ?? {}).sort()).toEqual(
      said.results?.categories.map(({ slug, score }) => [slug, score]).sort(),
    );
    expect(said.comparison).toBeNull();
  }
});

test.each([
  ['axe', { has_errors: true, engine_error: true, lighthouse_error: false }],
  ['curbcut', { has_errors: true, engine_error: true, lighthouse_error: false }],
  ['lighthouse', { has_errors: true, engine_error: false, lighthouse_error: true }],
])('a failed %s is marked', async (name, marks) => {
  const page = goldenPageScan();
  page.engines = page.engines.map((run) =>
    run.engine === name ? { ...run, status: 'failed', error: 'It crashed.' } : run,
  );
  const viewer = await createTestUser(ctx);
  const scanId = await scan(viewer, page);
  expect((await rowOf(scanId)).failed_engines).toEqual([name]);
  const [listed] = await readListItems(ctx.db, [scanId]);
  expect(listed).toMatchObject(marks);
});

test('a scan without a result has neither score nor issues, and marks what failed', async () => {
  const viewer = await createTestUser(ctx);
  expect(await rowOf(await scan(viewer, failedPageScan('PAGE_TIMEOUT')))).toMatchObject({
    status: 'failed',
    overall_score: null,
    issues_count: null,
    has_errors: true,
    failed_engines: [],
    duration_ms: 1_200,
    average_score: null,
  });
});

test('a scan is compared with the last completed one of the same person and address', async () => {
  const viewer = await createTestUser(ctx);
  const first = await scan(viewer, pageWithout('label'));
  await scan(viewer, failedPageScan('PAGE_TIMEOUT'));
  await scan(viewer, pageWithout('heading-order'), `${url}other`);
  await scan(await createTestUser(ctx), pageWithout('heading-order'));
  const second = await scan(viewer, pageWithout('button-name', 'reflow'));
  const row = await rowOf(second);
  const before = await rowOf(first);
  expect(row).toMatchObject({
    previous_scan_id: first,
    previous_score: before.overall_score,
    new_count: 1,
    fixed_count: 2,
    rules_changed: false,
    new_fingerprints: [fingerprintOf('label')],
  });
  expect(row.fixed_fingerprints?.toSorted()).toEqual(
    [fingerprintOf('button-name'), fingerprintOf('reflow')].sort(),
  );
  const said = await read(second);
  expect(said.comparison).toMatchObject({
    previous_scan_id: first,
    previous_date: before.requested_at.toISOString(),
    new_count: 1,
    recurring_count: 9,
    fixed_count: 2,
    notes: [],
  });
  const issues = [
    ...(said.results?.lighthouse_issues ?? []),
    ...(said.results?.additional_issues ?? []),
  ];
  expect(issues.filter(({ lifecycle }) => lifecycle === 'new').map(({ type }) => type)).toEqual([
    'label',
  ]);
  expect(said.results?.fixed_issues.map(({ type, lifecycle }) => [type, lifecycle]).sort()).toEqual(
    [
      ['button-name', 'fixed'],
      ['reflow', 'fixed'],
    ],
  );
});

test('what an engine that timed out does not see is not stored as fixed', async () => {
  const viewer = await createTestUser(ctx);
  await scan(viewer, goldenPageScan());
  const page = pageWithout('reflow');
  page.engines = page.engines.map((run) =>
    run.engine === 'curbcut' ? { ...run, status: 'failed', error: 'It took too long.' } : run,
  );
  const row = await rowOf(await scan(viewer, page));
  expect(row).toMatchObject({ fixed_count: 0, fixed_fingerprints: null, new_count: 0 });
  expect(row.comparison?.notes).toEqual([
    '1 earlier issue could not be looked for: Curbcut checks did not finish this time.',
  ]);
});

test('of an issue that was fixed a few elements are kept, and how many there were', async () => {
  const viewer = await createTestUser(ctx);
  await scan(viewer, goldenPageScan());
  const id = await scan(viewer, pageWithout('color-contrast'));
  const [fixed] = (await read(id)).results?.fixed_issues ?? [];
  expect(fixed).toMatchObject({ type: 'color-contrast', nodes_total: 34 });
  expect(fixed?.nodes).toHaveLength(3);
  expect(fixed?.nodes.every(({ marker }) => marker === null)).toBe(true);
});

test('scans of one address that end at once are compared one after the other', async () => {
  const viewer = await createTestUser(ctx, 'pro');
  const first = await scan(viewer, goldenPageScan());
  // Two that run at once can only come about when the same address was asked for in two ways.
  const ids = await ctx.db.transaction().execute(async (trx) => {
    const user = { id: viewer.userId, plan: 'pro' as const };
    const insert = (address: string) =>
      insertUserScan(ctx, trx, { user, url: address, schemeAssumed: false });
    return [await insert(`${url}a`), await insert(`${url}b`), await insert(`${url}c`)];
  });
  await ctx.db.updateTable('scans').set({ url }).where('id', 'in', ids).execute();
  await Promise.all(ids.map((id) => record(id, pageWithout('label'))));
  const rows = (await Promise.all(ids.map(rowOf))).sort(
    (a, b) => (a.finished_at?.getTime() ?? 0) - (b.finished_at?.getTime() ?? 0),
  );
  expect(rows.map(({ fixed_count }) => fixed_count)).toEqual([1, 0, 0]);
  expect(rows.map(({ previous_scan_id }) => previous_scan_id)).toEqual([
    first,
    rows[0]?.id,
    rows[1]?.id,
  ]);
});

test('with each completed scan the mean of the latest scores of all websites is noted', async () => {
  const viewer = await createTestUser(ctx, 'pro');
  const stranger = await createTestUser(ctx);
  const withScore = (overallScore: number) => ({ ...goldenPageScan(), overallScore });
  await scan(stranger, withScore(0.1));
  const means: (number | null)[] = [];
  for (const [address, score] of [
    ['a', 0.5],
    ['b', 0.9],
    ['a', 0.7],
  ] as const) {
    const id = await scan(viewer, withScore(score), `${url}${address}`);
    means.push((await rowOf(id)).average_score);
  }
  expect(means.map((mean) => Math.round((mean ?? 0) * 100))).toEqual([50, 70, 80]);
});

test('hostile text in a result does not stop the comparison', async () => {
  const viewer = await createTestUser(ctx);
  const page = goldenPageScan();
  const [issue] = page.issues;
  if (issue) page.issues = [{ ...issue, title: 'a\u0000b\ud800' }];
  await scan(viewer, page);
  const id = await scan(viewer, { ...page, issues: [] });
  const [fixed] = (await read(id)).results?.fixed_issues ?? [];
  expect(fixed?.title).toBe('ab\ufffd');
});
