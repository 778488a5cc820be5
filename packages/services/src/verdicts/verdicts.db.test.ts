import { goldenPageScan } from '@curbcut/testing';
import { countsInScore, type CompletedPageScan, type Issue } from '@curbcut/model/scan';
import { CheckRequest, VerdictRequest } from '@curbcut/wire/verdicts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { endTestScan, openTestSlots, requestTestScan } from '../../rig/test-scans.ts';
import { createTestUser, giveTestScan } from '../../rig/test-users.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { readReportInput } from '../reports/index.ts';
import { requestReportFile } from '../reports/request-report-file.ts';
import { readListItems, readScan } from '../results/index.ts';
import { deleteScan } from '../scans/index.ts';
import { answerCheck, decideIssue, getCriteria, listVerdicts, withdrawVerdict } from './index.ts';

const { ctx } = await setUpTestServices();
let owner: Viewer;

const failed = pick((issue) => issue.outcome === 'failed' && issue.nodes.length > 1);
const asked = pick((issue) => issue.outcome === 'needs-review' && issue.level !== 'best-practice');

function pick(isWanted: (issue: Issue) => boolean): Issue {
  const issue = goldenPageScan().issues.find(isWanted);
  if (!issue) throw new Error('The golden scan has no such issue');
  return issue;
}

beforeAll(() => openTestSlots(ctx));
beforeEach(async () => {
  owner = await createTestUser(ctx, 'pro');
});

async function scanPage(
  change: (pageScan: CompletedPageScan) => void = () => undefined,
  url?: string,
) {
  const scanId = await requestTestScan(ctx, url === undefined ? {} : { url });
  await giveTestScan(ctx, scanId, owner);
  const pageScan = goldenPageScan();
  change(pageScan);
  await endTestScan(ctx, scanId, pageScan);
  return scanId;
}

function decide(scanId: string, request: object, viewer: Viewer = owner) {
  return decideIssue({ ctx, input: { scanId, viewer, request: VerdictRequest.parse(request) } });
}

async function read(scanId: string) {
  const { scan, report } = await readScan(ctx.db, scanId, owner);
  if (!report.result) throw new Error('No result');
  return { scan, report, result: report.result };
}

async function find(scanId: string, { fingerprint }: Issue) {
  return (await read(scanId)).result.issues.find((issue) => issue.fingerprint === fingerprint);
}

const falseAlarm = { fingerprint: failed.fingerprint, kind: 'false-alarm', note: 'It is none.' };
const ignored = { fingerprint: failed.fingerprint, kind: 'ignored', reason: 'planned' };

describe('what lists show follows', () => {
  test('a false alarm leaves score and counts, and taking it back restores the very row', async () => {
    const scanId = await scanPage();
    const before = await read(scanId);
    const answer = await decide(scanId, falseAlarm);
    const after = await read(scanId);
    expect(after.scan.issues_count).toBe((before.scan.issues_count ?? 0) - 1);
    expect(after.scan.overall_score).toBeGreaterThan(before.scan.overall_score ?? 1);
    expect(after.scan).toMatchObject({
      overall_score: after.result.overallScore,
      issues_count: after.result.issuesCount,
      severity_counts: after.result.severityCounts,
    });
    expect(answer).toMatchObject({
      fingerprint: failed.fingerprint,
      issues: [{ verdict: { kind: 'false-alarm', note: 'It is none.' }, verdict_revision: 1 }],
      results: {
        overall_score: after.result.overallScore,
        total_issues: after.result.issuesCount,
        false_alarm_count: 1,
      },
    });
    expect(after.result.summary).toContain('1 finding was marked as a false alarm');
    const verdictId = answer.verdict_id ?? '';
    await withdrawVerdict({ ctx, input: { scanId, verdictId, viewer: owner, revision: 1 } });
    const restored = await read(scanId);
    expect(restored.scan).toEqual(before.scan);
    expect({
      ...restored.result,
      issues: restored.result.issues.map(({ verdictRevision: _revision, ...issue }) => issue),
    }).toEqual(before.result);
  });

  test('a confirmed review counts as failed; no problem and not sure change no figure', async () => {
    const scanId = await scanPage(({ issues }) => {
      for (const issue of issues) {
        if (issue.fingerprint === asked.fingerprint) issue.impact = 'critical';
      }
    });
    const before = await read(scanId);
    const open = before.result.needsReviewCount;
    await decide(scanId, { fingerprint: asked.fingerprint, kind: 'not-sure' });
    expect((await read(scanId)).scan).toEqual(before.scan);
    expect((await read(scanId)).result.needsReviewCount).toBe(open);
    await decide(scanId, { fingerprint: asked.fingerprint, kind: 'no-problem' });
    expect((await read(scanId)).scan).toEqual(before.scan);
    expect((await read(scanId)).result.needsReviewCount).toBe(open - 1);
    await decide(scanId, { fingerprint: asked.fingerprint, kind: 'problem' });
    const after = await read(scanId);
    expect(after.scan.issues_count).toBe((before.scan.issues_count ?? 0) + 1);
    expect(after.scan.overall_score).toBeLessThan(before.scan.overall_score ?? 0);
    expect(await find(scanId, asked)).toMatchObject({ outcome: 'failed', verdictRevision: 3 });
  });

  test('an ignored issue stays in the score, and leaves counts and what is to be done', async () => {
    const scanId = await scanPage();
    const before = await read(scanId);
    const [first] = before.result.bestFixes;
    await decide(scanId, { ...ignored, fingerprint: first?.fingerprint });
    const after = await read(scanId);
    const isCritical = before.result.issues.some(
      ({ fingerprint, impact }) => fingerprint === first?.fingerprint && impact === 'critical',
    );
    expect(isCritical).toBe(true);
    expect(after.scan).toEqual({ ...before.scan, ignored: { critical: ['9999-12-31'] } });
    expect(after.result.overallScore).toBe(before.result.overallScore);
    expect(after.result.issuesCount).toBe(before.result.issuesCount - 1);
    expect(after.result.severityCounts.critical).toBe(before.result.severityCounts.critical - 1);
    const sumOf = ({ categories }: typeof before.result) =>
      categories.reduce((sum, { issuesCount }) => sum + issuesCount, 0);
    expect(sumOf(after.result)).toBe(sumOf(before.result) - 1);
    const listed = async () => (await readListItems(ctx.db, [scanId]))[0]?.issues_count;
    expect(await listed()).toBe(after.result.issuesCount);
    await ctx.db
      .updateTable('scans')
      .set({ ignored: { critical: ['2020-01-01'] } })
      .where('id', '=', scanId)
      .execute();
    expect(await listed()).toBe(before.result.issuesCount);
    expect(after.result.bestFixes.map(({ fingerprint }) => fingerprint)).not.toContain(
      first?.fingerprint,
    );
    expect(after.result.settledCounts).toEqual({ ignored: 1, falseAlarms: 0 });
    expect(after.result.summary).toContain('1 issue is ignored for now');
  });

  test('one element that is ignored leaves the others to do, and the score alone', async () => {
    const scanId = await scanPage();
    const before = await read(scanId);
    const issue = before.result.issues.find(
      (one) => countsInScore(one) && one.nodes.length === one.nodesTotal && one.nodesTotal > 1,
    );
    const [first, ...others] = issue?.nodes.map(({ fingerprint }) => fingerprint) ?? [];
    const decideOn = (elements: (string | undefined)[], fingerprint = issue?.fingerprint) =>
      decide(scanId, { ...ignored, fingerprint, elements });
    await decideOn([first]);
    const after = await read(scanId);
    expect(after.result.issues.find(({ splitFrom }) => splitFrom)).toMatchObject({
      nodesTotal: 1,
      nodes: [{ fingerprint: first }],
      verdict: { kind: 'ignored', reason: 'planned' },
    });
    expect(
      after.result.issues.find(({ fingerprint }) => fingerprint === issue?.fingerprint),
    ).toMatchObject({ nodesTotal: others.length });
    expect(after.result.overallScore).toBe(before.result.overallScore);
    expect(after.result.issuesCount).toBe(before.result.issuesCount);
    expect(after.scan.issues_count).toBe(before.scan.issues_count);
    await decideOn(others);
    const none = await read(scanId);
    expect(none.result.issuesCount).toBe(before.result.issuesCount - 1);
    expect(none.result.overallScore).toBe(before.result.overallScore);
  });

  test('a printed report is made anew', async () => {
    const scanId = await scanPage();
    await requestReportFile(ctx, { scanId, format: 'pdf' });
    await decide(scanId, ignored);
    const files = await ctx.db
      .selectFrom('report_files')
      .select('scan_id')
      .where('scan_id', '=', scanId)
      .execute();
    expect(files).toEqual([]);
  });
});

describe('later scans of the page', () => {
  test('carry verdicts, and count by them when they end', async () => {
    const first = await scanPage();
    await decide(first, falseAlarm);
    const decided = await read(first);
    const second = await scanPage();
    const later = await read(second);
    expect(later.scan.issues_count).toBe(decided.scan.issues_count);
    expect(later.scan.overall_score).toBe(decided.scan.overall_score);
    expect(later.scan).toMatchObject({ new_count: 0, fixed_count: 0 });
    expect(await find(second, failed)).toMatchObject({ verdict: { kind: 'false-alarm' } });
  });

  test('that have ended already follow; earlier ones stay', async () => {
    const first = await scanPage();
    const second = await scanPage();
    const third = await scanPage();
    const [a, b, c] = [await read(first), await read(second), await read(third)];
    const { verdict_id: verdictId } = await decide(second, falseAlarm);
    expect((await read(first)).scan).toEqual(a.scan);
    const now = await read(third);
    expect(now.scan.issues_count).toBe((c.scan.issues_count ?? 0) - 1);
    expect(now.scan.previous_score).toBe((await read(second)).scan.overall_score);
    await withdrawVerdict({
      ctx,
      input: { scanId: third, verdictId: verdictId ?? '', viewer: owner },
    });
    expect((await read(second)).scan).toEqual(b.scan);
    expect((await read(third)).scan).toEqual(c.scan);
  });

  test.each<[string, (pageScan: CompletedPageScan) => void]>([
    [
      'the rule has changed',
      ({ rules }) => {
        for (const run of rules) if (run.rule === failed.rule) run.revision += 1;
      },
    ],
    [
      'the element has changed',
      ({ issues }) => {
        const issue = issues.find(({ fingerprint }) => fingerprint === failed.fingerprint);
        for (const node of issue?.nodes ?? [])
          node.fingerprint = node.fingerprint.replace(/^./, 'z');
      },
    ],
  ])('ask again where %s', async (_when, change) => {
    const first = await scanPage();
    await decide(first, falseAlarm);
    const second = await scanPage(change);
    expect((await find(second, failed))?.verdict).toBeUndefined();
    const { verdicts } = await listVerdicts({ ctx, input: { scanId: second, viewer: owner } });
    expect(verdicts).toMatchObject([{ state: 'lapsed', title: failed.title }]);
  });

  test('and after the last day', async () => {
    const scanId = await scanPage();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await decide(scanId, { ...ignored, ends_on: tomorrow });
    expect(await find(scanId, failed)).toMatchObject({ verdict: { endsOn: tomorrow } });
    await ctx.db
      .updateTable('verdicts')
      .set({ ends_on: '2026-11-20' })
      .where('user_id', '=', owner.userId)
      .execute();
    expect((await find(scanId, failed))?.verdict).toBeUndefined();
    const { verdicts } = await listVerdicts({ ctx, input: { scanId, viewer: owner } });
    expect(verdicts).toMatchObject([{ state: 'ended' }]);
  });

  test('of other people, and of other pages, know nothing of it', async () => {
    await decide(await scanPage(), falseAlarm);
    owner = await createTestUser(ctx, 'pro');
    expect((await find(await scanPage(), failed))?.verdict).toBeUndefined();
  });

  test('of the website know what is ignored everywhere', async () => {
    const elsewhere = (pageScan: CompletedPageScan) => {
      for (const issue of pageScan.issues) {
        issue.impact = issue.rule === failed.rule ? 'critical' : 'minor';
        issue.fingerprint = issue.fingerprint.replace(/^./, 'e');
      }
    };
    const other = { ...failed, fingerprint: failed.fingerprint.replace(/^./, 'e') };
    const first = await scanPage();
    await decide(first, ignored);
    const page = await scanPage(elsewhere, 'https://www.harbourline.example/about');
    expect((await find(page, other))?.verdict).toBeUndefined();
    await decide(first, { ...ignored, scope: 'website' });
    expect((await find(page, other))?.verdict).toMatchObject({ kind: 'ignored', scope: 'website' });
    expect((await read(page)).scan.ignored).toEqual({ critical: ['9999-12-31'] });
    const foreign = (pageScan: CompletedPageScan) => {
      elsewhere(pageScan);
      pageScan.finalUrl = 'https://shop.harbourline.example/';
    };
    const shop = await scanPage(foreign, 'https://shop.harbourline.example/');
    expect((await find(shop, other))?.verdict).toBeUndefined();
  });
});

describe('refusals', () => {
  test('a verdict that does not fit says what would', async () => {
    const scanId = await scanPage();
    await expect(
      decide(scanId, { fingerprint: failed.fingerprint, kind: 'problem' }),
    ).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      userMessage: expect.stringContaining('can be ignored') as string,
    });
    await expect(
      decide(scanId, { ...ignored, fingerprint: asked.fingerprint }),
    ).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    await expect(
      decide(scanId, { ...falseAlarm, elements: ['x'.repeat(32)] }),
    ).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    await expect(
      decide(scanId, { ...falseAlarm, fingerprint: 'x'.repeat(32) }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each(['2020-01-01', '2040-01-01'])('an end on %s', async (endsOn) => {
    const scanId = await scanPage();
    await expect(decide(scanId, { ...ignored, ends_on: endsOn })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      userMessage: expect.stringContaining('at most 12 months') as string,
    });
  });

  test('a scan that is somebody else’s, deleted, anonymous, unfinished or failed', async () => {
    const scanId = await scanPage();
    const stranger = await createTestUser(ctx);
    await expect(decide(scanId, falseAlarm, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await deleteScan({ ctx, input: { scanId, viewer: owner } });
    await expect(decide(scanId, falseAlarm)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const anonymous = await requestTestScan(ctx);
    await endTestScan(ctx, anonymous, goldenPageScan());
    await expect(decide(anonymous, falseAlarm)).rejects.toMatchObject({
      code: 'ACCOUNT_REQUIRED',
      httpStatus: 403,
    });
    const running = await requestTestScan(ctx);
    await giveTestScan(ctx, running, owner);
    await expect(decide(running, falseAlarm)).rejects.toMatchObject({ code: 'NOT_READY' });
  });
});

describe('two people at once', () => {
  test('who has seen another state changes nothing, and is told the present one', async () => {
    const scanId = await scanPage();
    await decide(scanId, { ...ignored, revision: 0 });
    await expect(decide(scanId, { ...falseAlarm, revision: 0 })).rejects.toMatchObject({
      code: 'CONFLICT',
      present: { issues: [{ verdict: { kind: 'ignored' }, verdict_revision: 1 }] },
    });
    await decide(scanId, { ...falseAlarm, revision: 1 });
    expect(await find(scanId, failed)).toMatchObject({
      verdict: { kind: 'false-alarm' },
      verdictRevision: 2,
    });
  });

  test('without a revision the last one holds, whatever the order', async () => {
    const scanId = await scanPage();
    const answers = await Promise.all([
      decide(scanId, ignored),
      decide(scanId, falseAlarm),
      decide(scanId, { ...ignored, reason: 'accepted' }),
    ]);
    const { verdicts } = await listVerdicts({ ctx, input: { scanId, viewer: owner } });
    expect(verdicts.map(({ revision }) => revision)).toEqual([3, 2, 1]);
    expect(verdicts.map(({ state }) => state)).toEqual(['in-force', 'replaced', 'replaced']);
    const last = answers.find(({ verdict_id: id }) => id === verdicts[0]?.verdict_id);
    expect((await find(scanId, failed))?.verdict?.id).toBe(last?.verdict_id);
  });

  test('is taken back once', async () => {
    const scanId = await scanPage();
    const { verdict_id: verdictId } = await decide(scanId, ignored);
    const input = { scanId, verdictId: verdictId ?? '', viewer: owner };
    const ends = await Promise.allSettled([
      withdrawVerdict({ ctx, input }),
      withdrawVerdict({ ctx, input }),
    ]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { verdicts } = await listVerdicts({ ctx, input: { scanId, viewer: owner } });
    expect(verdicts).toMatchObject([{ state: 'withdrawn' }]);
    expect(verdicts[0]?.withdrawn_by).toBe(verdicts[0]?.author);
  });
});

test('of some elements only: the others of a problem are none, the others of a false alarm stay', async () => {
  const scanId = await scanPage();
  const [node] = failed.nodes;
  const { issues } = await decide(scanId, { ...falseAlarm, elements: [node?.fingerprint] });
  expect(issues).toHaveLength(2);
  const rest = await find(scanId, failed);
  expect(rest?.verdict).toBeUndefined();
  expect(rest?.nodesTotal).toBe(failed.nodesTotal - 1);
  // What was decided can be decided otherwise.
  const part = issues.find(({ split_from: whole }) => whole === failed.fingerprint);
  const again = await decide(scanId, { ...ignored, fingerprint: part?.fingerprint });
  expect(again.issues.find(({ split_from: whole }) => whole === failed.fingerprint)).toMatchObject({
    nodes_total: 1,
    verdict: { kind: 'ignored' },
  });
});

test('the history outlives the scan that it began with, and ends with the account', async () => {
  const first = await scanPage();
  await decide(first, falseAlarm);
  const second = await scanPage();
  await deleteScan({ ctx, input: { scanId: first, viewer: owner } });
  const { verdicts } = await listVerdicts({ ctx, input: { scanId: second, viewer: owner } });
  expect(verdicts).toMatchObject([{ state: 'in-force', scan_id: null }]);
  await ctx.db.deleteFrom('users').where('id', '=', owner.userId).execute();
  const left = await ctx.db
    .selectFrom('verdicts')
    .select('id')
    .where('user_id', '=', owner.userId)
    .execute();
  expect(left).toEqual([]);
});

describe('checks that no rule does', () => {
  const answer = (scanId: string, request: object) =>
    answerCheck({ ctx, input: { scanId, viewer: owner, request: CheckRequest.parse(request) } });
  const criterion = async (scanId: string, wanted: string) => {
    const { criteria } = await getCriteria({ ctx, input: { scanId, reader: owner } });
    return criteria.find(({ number }) => number === wanted);
  };

  test('are answered for a page, carried on, and taken back', async () => {
    const before = await scanPage();
    const scanId = await scanPage();
    await answer(scanId, { check: '1.2.3', answer: 'passed', note: 'Described in the text.' });
    await answer(scanId, { check: 'keyboard', answer: 'failed' });
    const later = await scanPage();
    expect((await criterion(later, '1.2.3'))?.answer).toMatchObject({
      answer: 'passed',
      note: 'Described in the text.',
      revision: 1,
    });
    const { checks } = await getCriteria({ ctx, input: { scanId: later, reader: owner } });
    expect(checks.find(({ id }) => id === 'keyboard')?.answer?.answer).toBe('failed');
    expect((await criterion(before, '1.2.3'))?.answer).toBeNull();
    const elsewhere = await scanPage(undefined, 'https://www.harbourline.example/about');
    expect((await criterion(elsewhere, '1.2.3'))?.answer).toBeNull();
    await answer(later, { check: '1.2.3', answer: 'not-checked' });
    expect((await criterion(later, '1.2.3'))?.answer).toMatchObject({
      answer: 'not-checked',
      revision: 2,
    });
  });

  test('stand in reports, a printed one included, until they are taken back', async () => {
    const scanId = await scanPage();
    await requestReportFile(ctx, { scanId, format: 'pdf' });
    await answer(scanId, { check: '1.2.3', answer: 'passed', note: 'Described in the text.' });
    const printed = () =>
      ctx.db.selectFrom('report_files').selectAll().where('scan_id', '=', scanId).execute();
    expect(await printed()).toEqual([]);
    const inReports = async () =>
      (await readReportInput({ ctx, input: { scanId, reader: 'product' } })).report.manualAnswers;
    expect(await inReports()).toMatchObject([
      { check: '1.2.3', answer: 'passed', note: 'Described in the text.' },
    ]);
    await answer(scanId, { check: '1.2.3', answer: 'not-checked' });
    expect(await inReports()).toEqual([]);
  });

  test('know who was first', async () => {
    const scanId = await scanPage();
    await answer(scanId, { check: '1.2.3', answer: 'passed', revision: 0 });
    await expect(
      answer(scanId, { check: '1.2.3', answer: 'failed', revision: 0 }),
    ).rejects.toMatchObject({ code: 'CONFLICT', present: { answer: { answer: 'passed' } } });
  });

  test.each(['9.9.9', 'toString', 'nothing'])('%s is none', async (check) => {
    await expect(answer(await scanPage(), { check, answer: 'passed' })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    });
  });

  test('criteria follow what was decided about their issues', async () => {
    const scanId = await scanPage();
    const failing = goldenPageScan().issues.filter(
      ({ outcome, level }) => outcome === 'failed' && level !== 'best-practice',
    );
    const wanted = failing.find(
      ({ wcag }) =>
        goldenPageScan().issues.filter((other) => other.wcag.some((one) => wcag.includes(one)))
          .length === 1,
    );
    const number = wanted?.wcag[0] ?? '';
    expect(await criterion(scanId, number)).toMatchObject({
      state: 'failed',
      by_person: false,
      issues: [wanted?.fingerprint],
    });
    await decide(scanId, { ...falseAlarm, fingerprint: wanted?.fingerprint });
    const after = await criterion(scanId, number);
    expect(after).toMatchObject({ by_person: true });
    expect(after?.state).not.toBe('failed');
    expect(after?.rules.find(({ id }) => id === wanted?.rule)?.outcome).toBe('passed');
  });
});
