import { reportFormats, type ReportFormat } from '@curbcut/model/reports';
import { jobs, work } from '@curbcut/queue';
import { createTestDatabase, goldenPageScan, goldenScreenshot } from '@curbcut/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openTestServices } from '../../rig/open-test-services.ts';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { beginTestScan, failedPageScan, requestTestScan } from '../../rig/test-scans.ts';
import { closeServices } from '../kernel/context/close-services.ts';
import { createReportTurns } from '../kernel/turns/create-report-turns.ts';
import { recordScanResult } from '../scans/index.ts';
import { getPdf } from './get-pdf.ts';
import { failReportFile, getReport, readReportInput, storeReportFile } from './index.ts';

const { ctx } = await setUpTestServices({}, 'worker');
const pdf = Buffer.from('%PDF-1.7 \u0000\ud800 ...');
const broken = new Set<string>();

beforeAll(async () => {
  await work(ctx.queue, jobs.renderPdf, { concurrency: 2 }, async ({ payload }) => {
    const file = { scanId: payload.scanId, format: 'pdf' as const };
    if (broken.has(payload.scanId)) {
      await failReportFile({ ctx, input: { ...file, error: 'no browser\u0000' } });
    } else {
      await storeReportFile({ ctx, input: { ...file, bytes: pdf } });
    }
  });
});

async function finishScan(
  pageScan: ReturnType<typeof goldenPageScan> | ReturnType<typeof failedPageScan>,
) {
  const scanId = await requestTestScan(ctx);
  const attempt = await beginTestScan(ctx, scanId);
  const picture = { ...goldenScreenshot(), width: 600, height: 614, scale: 0.5, truncated: false };
  const screenshot = pageScan.status === 'completed' ? picture : null;
  await recordScanResult({ ctx, input: { scanId, attempt, pageScan, screenshot } });
  return scanId;
}

async function report(scanId: string, format: ReportFormat | 'summary') {
  return getReport({ ctx, input: { scanId, format, reader: null } });
}

async function pdfJobs(scanId: string) {
  return ctx.queue.boss.findJobs(jobs.renderPdf.name, { data: { scanId } });
}

test('a finished scan has a report in every form', async () => {
  const scanId = await finishScan(goldenPageScan());
  const json = await report(scanId, 'json');
  expect(JSON.parse(String(json.body))).toMatchObject({ scan_id: scanId });
  expect(json).toMatchObject({ disposition: 'attachment' });
  expect(json.fileName).toBe(
    `accessibility-report-https---www-harbourline-example--${scanId}.json`,
  );
  const html = await report(scanId, 'html');
  expect(html.mediaType).toBe('text/html; charset=utf-8');
  expect(String(html.body)).toContain('<html');
  const csv = await report(scanId, 'csv');
  expect(csv).toMatchObject({ mediaType: 'text/csv; charset=utf-8', disposition: 'attachment' });
  expect(csv.fileName).toMatch(/\.csv$/);
  expect(String(csv.body)).toContain(`,"${scanId}","","axe-core","",`);
  const sarif = await report(scanId, 'sarif');
  expect(sarif).toMatchObject({ mediaType: 'application/sarif+json', disposition: 'attachment' });
  expect(sarif.fileName).toMatch(/\.sarif$/);
  expect(JSON.parse(String(sarif.body)).runs).toHaveLength(1);
  expect(JSON.parse(String((await report(scanId, 'summary')).body))).toBeTypeOf('object');
});

test('a failed scan has a report of its reason in every form, and no summary', async () => {
  const scanId = await finishScan(failedPageScan('LOGIN_WALL'));
  expect(JSON.parse(String((await report(scanId, 'json')).body)).error_code).toBe('LOGIN_WALL');
  expect(String((await report(scanId, 'html')).body)).toContain('It failed with LOGIN_WALL.');
  expect(String((await report(scanId, 'csv')).body)).toContain('"LOGIN_WALL"');
  expect(JSON.parse(String((await report(scanId, 'sarif')).body)).runs).toMatchObject([
    { invocations: [{ executionSuccessful: false }] },
  ]);
  await expect(report(scanId, 'summary')).rejects.toMatchObject({ code: 'NOT_READY' });
});

test.each([...reportFormats, 'summary'] as const)(
  'a scan that has not ended has no %s yet',
  async (format) => {
    const scanId = await requestTestScan(ctx);
    await expect(report(scanId, format)).rejects.toMatchObject({
      code: 'NOT_READY',
      httpStatus: 409,
    });
    expect(await pdfJobs(scanId)).toEqual([]);
  },
);

test('of 100 who ask at once some wait, the rest is told to come back, and nobody is given less', async () => {
  const scanId = await finishScan(goldenPageScan());
  const busy = { ...ctx, reportTurns: createReportTurns({ atOnce: 2, waiting: 10 }) };
  const ask = () => getReport({ ctx: busy, input: { scanId, format: 'csv', reader: null } });
  const answers = await Promise.allSettled(Array.from({ length: 100 }, ask));
  const given = answers.filter(({ status }) => status === 'fulfilled');
  const refused = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason] : [],
  );
  expect([given.length, refused.length]).toEqual([12, 88]);
  for (const reason of refused) {
    expect(reason).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 });
  }
  const missing = getReport({ ctx: busy, input: { scanId: 'none', format: 'csv', reader: null } });
  await expect(missing).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(String((await ask()).body)).toContain(scanId);
});

test('a PDF is made once by a worker, however many ask, then kept', async () => {
  const scanId = await finishScan(goldenPageScan());
  const asked = await Promise.all(Array.from({ length: 5 }, () => report(scanId, 'pdf')));
  for (const { body } of asked) expect(Buffer.from(body as Uint8Array).equals(pdf)).toBe(true);
  await report(scanId, 'pdf');
  expect(await pdfJobs(scanId)).toHaveLength(1);
});

test('a PDF that could not be made is said so, and tried again on the next request', async () => {
  const scanId = await finishScan(goldenPageScan());
  broken.add(scanId);
  await expect(report(scanId, 'pdf')).rejects.toMatchObject({
    code: 'REPORT_FAILED',
    userMessage: 'The PDF could not be made. Please try again.',
  });
  broken.delete(scanId);
  expect((await report(scanId, 'pdf')).mediaType).toBe('application/pdf');
});

test('a PDF that takes too long is answered as unavailable; a stuck one is asked for again', async () => {
  const idle = await createTestDatabase();
  const alone = await openTestServices(idle.databaseUrl);
  const scanId = await requestTestScan(alone);
  await expect(getPdf(alone, scanId, 300)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    httpStatus: 503,
    retryAfterSeconds: 10,
  });
  await expect(getPdf(alone, scanId, 0)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const count = async () => (await alone.queue.boss.findJobs(jobs.renderPdf.name)).length;
  expect(await count()).toBe(1);
  await alone.db
    .updateTable('report_files')
    .set({ created_at: sql<Date>`now() - interval '3 minutes'` })
    .execute();
  await expect(getPdf(alone, scanId, 0)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await count()).toBe(2);
  await closeServices(alone);
  await idle.drop();
});

test('a report is made from the record and its picture', async () => {
  const scanId = await finishScan(goldenPageScan());
  const input = await readReportInput({ ctx, input: { scanId, reader: null } });
  expect(input.report.scanId).toBe(scanId);
  expect(Buffer.from(input.screenshot!.bytes).equals(goldenScreenshot().bytes)).toBe(true);
});
