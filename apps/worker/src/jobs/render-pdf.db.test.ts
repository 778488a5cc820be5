import { beginScanRun, recordScanResult } from '@curbcut/services/scans';
import { closeServices, type ServiceContext } from '@curbcut/services/kernel';
import { getReport } from '@curbcut/services/reports';
import { createTestDatabase, goldenPageScan, type TestDatabase } from '@curbcut/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requestTestScan } from '@curbcut/services/rig';
import { fakeScanner, openWorkerServices } from '../open-test-worker.ts';
import { renderPdf } from './render-pdf.ts';

let database: TestDatabase;
let ctx: ServiceContext;
let scanId: string;
let count = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await openWorkerServices(database.databaseUrl);
});

afterAll(async () => {
  await closeServices(ctx);
  await database.drop();
});

beforeEach(async () => {
  count += 1;
  scanId = await requestTestScan(ctx, { url: `https://example.org/${count}` });
  const run = await beginScanRun({ ctx, input: { scanId, workerId: 'w1' } });
  if (!run) throw new Error('Nothing to run');
  const { attempt } = run;
  await recordScanResult({
    ctx,
    input: { scanId, attempt, pageScan: goldenPageScan(), screenshot: null },
  });
});

const signal = new AbortController().signal;

async function waitForRequest(): Promise<void> {
  await expect
    .poll(() =>
      ctx.db.selectFrom('report_files').select('status').where('scan_id', '=', scanId).execute(),
    )
    .toEqual([{ status: 'pending' }]);
}

test('the report is printed for paper, with its footer, and the waiting call gets it', async () => {
  const asked = getReport({ ctx, input: { scanId, format: 'pdf', reader: null } });
  await waitForRequest();
  const printed: string[] = [];
  const scanner = fakeScanner({
    async printPdf(html, { footerHtml }) {
      printed.push(html, footerHtml);
      return Buffer.from('%PDF');
    },
  });
  await renderPdf({ ctx, scanner })({ payload: { scanId }, attempt: 1, signal });
  const report = await asked;
  expect(report.mediaType).toBe('application/pdf');
  expect(Buffer.from(report.body).toString()).toBe('%PDF');
  expect(printed[0]).toContain('harbourline');
  expect(printed[1]).toContain('pageNumber');
});

test('a failure is tried again, then told to who waits', async () => {
  const asked = getReport({ ctx, input: { scanId, format: 'pdf', reader: null } });
  await waitForRequest();
  const scanner = fakeScanner({ printPdf: () => Promise.reject(new Error('no browser')) });
  const run = renderPdf({ ctx, scanner });
  await expect(run({ payload: { scanId }, attempt: 1, signal })).rejects.toThrow('no browser');
  await waitForRequest();
  await run({ payload: { scanId }, attempt: 2, signal });
  await expect(asked).rejects.toMatchObject({ code: 'REPORT_FAILED' });
});

test('a scan that was deleted meanwhile is no error', async () => {
  await ctx.db.deleteFrom('scans').where('id', '=', scanId).execute();
  await renderPdf({ ctx, scanner: fakeScanner({}) })({ payload: { scanId }, attempt: 1, signal });
});
