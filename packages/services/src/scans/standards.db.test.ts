import type { AppError } from '@curbcut/model/errors';
import { defaultStandard, standards, type Standard } from '@curbcut/model/scan';
import { goldenPageScanBy } from '@curbcut/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { endTestScan, newVisitor, openTestSlots } from '../../rig/test-scans.ts';
import { createTestUser } from '../../rig/test-users.ts';
import { updateProfile } from '../accounts/index.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { getReport } from '../reports/index.ts';
import { getCriteria } from '../verdicts/index.ts';
import { beginScanRun, getScan, requestScan } from './index.ts';

const { ctx } = await setUpTestServices();

beforeEach(() => openTestSlots(ctx));

interface Choice {
  standard?: Standard;
  url?: string;
  idempotencyKey?: string;
}

async function request(viewer: Viewer | null, choice: Choice = {}) {
  const input = { url: 'https://www.harbourline.example/', clientIp: newVisitor(), viewer };
  return (await requestScan({ ctx, input: { ...input, ...choice } })).job_id;
}

async function refusalOf(asked: Promise<unknown>): Promise<AppError> {
  return asked.then(
    () => expect.fail('It was not refused'),
    (error: unknown) => error as AppError,
  );
}

async function rowOf(scanId: string) {
  return ctx.db.selectFrom('scans').selectAll().where('id', '=', scanId).executeTakeFirstOrThrow();
}

/** The golden page, scanned and judged by it. */
async function judged(viewer: Viewer | null, standard: Standard, url?: string) {
  const scanId = await request(viewer, { standard, ...(url === undefined ? {} : { url }) });
  await endTestScan(ctx, scanId, goldenPageScanBy(standard));
  return scanId;
}

describe('a scan is judged by', () => {
  test('WCAG 2.2 AA, unless it or its owner says otherwise', async () => {
    const viewer = await createTestUser(ctx, 'pro');
    expect((await rowOf(await request(null))).standard).toBe(defaultStandard);
    expect((await rowOf(await request(null, { standard: '2.1-A' }))).standard).toBe('2.1-A');
    expect((await rowOf(await request(viewer))).standard).toBe(defaultStandard);
    const update = { standard: '2.2-AAA' as const };
    const saved = await updateProfile({ ctx, input: { viewer, update } });
    expect(saved.standard).toBe('2.2-AAA');
    const url = 'https://www.harbourline.example/own';
    expect((await rowOf(await request(viewer, { url }))).standard).toBe('2.2-AAA');
    const asked = await request(viewer, { url, standard: '2.1-AA' });
    expect((await rowOf(asked)).standard).toBe('2.1-AA');
  });

  test('what its worker is told', async () => {
    const scanId = await request(null, { standard: '2.1-AAA' });
    expect(await beginScanRun({ ctx, input: { scanId, workerId: 'w' } })).toMatchObject({
      standard: '2.1-AAA',
    });
  });

  test('one standard: the same address by another is another scan', async () => {
    const viewer = await createTestUser(ctx, 'pro');
    const first = await request(viewer, { standard: '2.2-AA' });
    expect(await request(viewer, { standard: '2.2-AA' })).toBe(first);
    expect(await request(viewer, { standard: '2.2-A' })).not.toBe(first);
  });

  test('what its key was first used with', async () => {
    const viewer = await createTestUser(ctx, 'pro');
    const key = { idempotencyKey: 'one' };
    const first = await request(viewer, { ...key, standard: '2.1-AA' });
    expect(await request(viewer, { ...key, standard: '2.1-AA' })).toBe(first);
    expect(await request(viewer, key)).toBe(first);
    const refused = await refusalOf(request(viewer, { ...key, standard: '2.2-AA' }));
    expect(refused).toMatchObject({
      code: 'CONFLICT',
      userMessage: expect.stringContaining('used for WCAG 2.1 AA'),
    });
  });
});

test.each<[Standard, number]>([
  ['2.2-AA', 12],
  ['2.2-A', 8],
  ['2.2-AAA', 13],
  ['2.1-AA', 11],
  ['2.1-AAA', 12],
])('by %s a page has %i issues, in its row and its record', async (standard, issues) => {
  const scanId = await judged(null, standard);
  const report = await getScan({ ctx, input: { scanId, reader: null } });
  expect(report).toMatchObject({ standard, result: { issuesCount: issues } });
  const counted = Object.values(report.result?.severityCounts ?? {});
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(issues);
  expect(await rowOf(scanId)).toMatchObject({
    issues_count: issues,
    overall_score: report.result?.overallScore,
  });
});

test('a stricter level never gives a better score', async () => {
  const scores = new Map<Standard, number>();
  for (const standard of standards) {
    const { overall_score: score } = await rowOf(await judged(null, standard));
    scores.set(standard, score ?? Number.NaN);
  }
  for (const version of ['2.1', '2.2'] as const) {
    const [a, aa, aaa] = [`${version}-A`, `${version}-AA`, `${version}-AAA`] as const;
    expect(scores.get(aa)).toBeLessThanOrEqual(scores.get(a) ?? 0);
    expect(scores.get(aaa)).toBeLessThanOrEqual(scores.get(aa) ?? 0);
  }
});

test('by another standard than it was judged by, nothing is answered, and the answer says what to do', async () => {
  const scanId = await judged(null, '2.1-AA');
  const input = { scanId, reader: null };
  const other = { ...input, standard: '2.2-AA' as const };
  for (const refused of [
    await refusalOf(getScan({ ctx, input: other })),
    await refusalOf(getReport({ ctx, input: { ...other, format: 'csv' } })),
    await refusalOf(getCriteria({ ctx, input: other })),
  ]) {
    expect(refused).toMatchObject({ code: 'CONFLICT', present: { standard: '2.1-AA' } });
    expect(refused.userMessage).toBe(
      'This scan was judged by WCAG 2.1 AA, not by WCAG 2.2 AA. Scan the address again with “standard”: “2.2-AA”.',
    );
  }
  const same = { ...input, standard: '2.1-AA' as const };
  expect(await getCriteria({ ctx, input: same })).toMatchObject({
    standard: 'WCAG 2.1, level A and AA',
  });
  const { body } = await getReport({ ctx, input: { ...same, format: 'csv' } });
  expect(String(body)).toContain('"WCAG 2.1 AA"');
});

test('what another standard alone brings is neither new nor fixed, and is said', async () => {
  const viewer = await createTestUser(ctx, 'pro');
  const url = 'https://www.harbourline.example/twice';
  await judged(viewer, '2.2-AA', url);
  const scanId = await judged(viewer, '2.2-A', url);
  const { comparison } = await getScan({ ctx, input: { scanId, reader: viewer } });
  expect(comparison).toMatchObject({
    previousScore: null,
    newCount: 0,
    recurringCount: 8,
    fixed: [],
    rulesChanged: true,
  });
  expect(comparison?.notes).toContain(
    'The standard was WCAG 2.2 AA then and is WCAG 2.2 A now, so that the two scores can’t be compared. What changed is told by WCAG 2.2 A.',
  );
  const back = await judged(viewer, '2.2-AAA', url);
  const again = await getScan({ ctx, input: { scanId: back, reader: viewer } });
  expect(again.comparison).toMatchObject({ newCount: 0, recurringCount: 13, fixed: [] });
});
