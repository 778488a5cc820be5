import { countsInScore } from '@curbcut/model/scan';
import { goldenPageScan } from '@curbcut/testing';
import { CompareAnswer, type CompareRequest } from '@curbcut/wire/dashboard';
import { expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { beginTestScan, newVisitor } from '../../rig/test-scans.ts';
import { createTestUser } from '../../rig/test-users.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { recordScanResult, requestScan } from '../scans/index.ts';
import { compareScans } from './index.ts';
import { failedScan, insertTestScan } from './insert-test-scan.ts';

const { ctx } = await setUpTestServices();

async function compare(viewer: Viewer, request: CompareRequest): Promise<CompareAnswer> {
  return CompareAnswer.parse(await compareScans({ ctx, input: { viewer, request } }));
}

async function scanPage(viewer: Viewer, url: string, ...without: string[]): Promise<string> {
  const input = { url, clientIp: newVisitor(), viewer };
  const { job_id: scanId } = await requestScan({ ctx, input });
  const page = goldenPageScan();
  page.issues = page.issues.filter(({ rule }) => !without.includes(rule));
  const attempt = await beginTestScan(ctx, scanId);
  await recordScanResult({ ctx, input: { scanId, attempt, pageScan: page, screenshot: null } });
  return scanId;
}

const reflowTitle = goldenPageScan().issues.find(({ rule }) => rule === 'reflow')?.title;

test('websites side by side, by their latest completed scans', async () => {
  const viewer = await createTestUser(ctx, 'pro');
  await scanPage(viewer, 'https://one.example/', 'label');
  const one = await scanPage(viewer, 'https://one.example/');
  const two = await scanPage(viewer, 'https://two.example/');
  await insertTestScan(ctx, viewer, 'https://failed.example/', 1, failedScan);
  const urls = ['https://two.example', 'https://one.example/', 'https://failed.example/'];
  const answer = await compare(viewer, { urls });
  expect(answer.difference).toBeNull();
  expect(answer.subjects.map(({ scan }) => scan?.scan_id ?? null)).toEqual([two, one, null]);
  expect(answer.subjects[0]).toMatchObject({
    url: 'https://two.example/',
    severity_counts: { critical: 4, serious: 8, moderate: 0, minor: 0 },
  });
  expect(answer.subjects[0]?.categories).toEqual(
    goldenPageScan().categories.map(({ slug, score }) => ({ slug, score })),
  );
  expect(answer.subjects[2]).toMatchObject({ categories: [], severity_counts: { critical: 0 } });
});

test('two scans of one page: what is new, fixed and unchanged, in the order of time', async () => {
  const viewer = await createTestUser(ctx, 'pro');
  const url = 'https://pair.example/';
  const older = await scanPage(viewer, url, 'label');
  // A best practice that is followed now is no issue that was fixed, and neither is a finding that went.
  const newer = await scanPage(viewer, url, 'reflow', 'heading-order', 'link-in-text-block');
  for (const ids of [
    [older, newer],
    [newer, older],
  ]) {
    const { subjects, difference } = await compare(viewer, { scan_ids: ids });
    expect(subjects.map(({ scan }) => scan?.scan_id)).toEqual(ids);
    expect(difference).toMatchObject({ older_scan_id: older, newer_scan_id: newer, notes: [] });
    expect(difference?.new.map(({ title }) => title)).toEqual(['Form fields have no label']);
    expect(difference?.fixed.map(({ title }) => title)).toEqual([reflowTitle]);
    expect(difference?.unchanged).toHaveLength(10);
    const elementsOf = (rules: (rule: string) => boolean) =>
      goldenPageScan()
        .issues.filter((issue) => countsInScore(issue) && rules(issue.rule))
        .reduce((sum, { nodesTotal }) => sum + nodesTotal, 0);
    expect(difference).toMatchObject({
      older_elements: elementsOf((rule) => rule !== 'label'),
      newer_elements: elementsOf((rule) => rule !== 'reflow'),
    });
    for (const issue of difference?.unchanged ?? []) {
      expect(issue.nodes_total_before).toBe(issue.nodes_total);
    }
  }
});

test('two scans of different pages have no difference to tell', async () => {
  const viewer = await createTestUser(ctx, 'pro');
  const ids = [
    await scanPage(viewer, 'https://x.example/'),
    await scanPage(viewer, 'https://y.example/'),
  ];
  expect((await compare(viewer, { scan_ids: ids })).difference).toBeNull();
});

test('nobody compares somebody else’s scan, an anonymous one, or one without a result', async () => {
  const viewer = await createTestUser(ctx, 'pro');
  const own = await scanPage(viewer, 'https://own.example/');
  const strange = await scanPage(await createTestUser(ctx), 'https://own.example/');
  const free = await requestScan({
    ctx,
    input: { url: 'https://own.example/', clientIp: newVisitor() },
  });
  for (const other of [strange, free.job_id, 'unknown']) {
    await expect(compare(viewer, { scan_ids: [own, other] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  }
  const broken = await insertTestScan(ctx, viewer, 'https://own.example/', 1, failedScan);
  await expect(compare(viewer, { scan_ids: [own, broken] })).rejects.toMatchObject({
    code: 'NOT_READY',
  });
});
