import { goldenPageScan } from '@curbcut/testing';
import { createTargetPolicy, parseAllowList } from '@curbcut/url-guard';
import { toWireRecord } from '@curbcut/wire/scan';
import { expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { newVisitor } from '../../rig/test-scans.ts';
import { createTestUser } from '../../rig/test-users.ts';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { compareScans, getWebsiteTrend } from '../dashboard/index.ts';
import { runDueSchedules, updateSchedule } from '../schedules/index.ts';
import {
  createTestOwner,
  createTestSchedule,
  makeDue,
  readRow,
} from '../schedules/test-schedules.ts';
import { discover, reaching, requestSite, startSite } from '../site-scans/test-sites.ts';
import { beginScanRun, getScan, recordScanResult, requestScan } from './index.ts';

const { ctx } = await setUpTestServices();

async function ask(viewer: Viewer | null, url: string, idempotencyKey?: string): Promise<string> {
  const input = { url, viewer, clientIp: newVisitor(), idempotencyKey };
  return (await requestScan({ ctx, input })).job_id;
}

/** As a worker that opened this URL. */
async function runOpening(scanId: string, url: string, services: ServiceContext = ctx) {
  const run = await beginScanRun({ ctx: services, input: { scanId, workerId: 'test-worker' } });
  if (!run) throw new Error('Nothing to run');
  const pageScan = { ...goldenPageScan(), url, finalUrl: url };
  const { attempt } = run;
  await recordScanResult({ ctx, input: { scanId, attempt, pageScan, screenshot: null } });
  return run;
}

test.each([
  ['example.org', 'https://example.org/', true],
  ['www.example.org', 'https://www.example.org/', true],
  ['example.org:8080', 'https://example.org:8080/', true],
  ['https://example.org', 'https://example.org/', false],
  ['http://example.org', 'http://example.org/', false],
])('%s is %s; may http be opened instead: %s', async (typed, url, schemeAssumed) => {
  const scanId = await ask(null, typed);
  const run = await beginScanRun({ ctx, input: { scanId, workerId: 'test-worker' } });
  expect(run).toMatchObject({ url, schemeAssumed });
});

test('once http was opened, the scan is one of that URL: in its record, its trend and comparisons', async () => {
  const viewer = await createTestUser(ctx);
  const ids = [];
  for (let count = 0; count < 2; count += 1) {
    const scanId = await ask(viewer, 'only-http.example', `key-${count}`);
    expect(await ask(viewer, 'only-http.example', `key-${count}`)).toBe(scanId);
    await runOpening(scanId, 'http://only-http.example/');
    expect(await ask(viewer, 'only-http.example', `key-${count}`)).toBe(scanId);
    ids.push(scanId);
  }
  const record = toWireRecord(
    await getScan({ ctx, input: { scanId: ids[1] ?? '', reader: viewer } }),
  );
  expect(record).toMatchObject({
    url: 'http://only-http.example/',
    comparison: { previous_scan_id: ids[0] },
  });
  const trend = (url: string) => getWebsiteTrend({ ctx, input: { viewer, url, range: 'all' } });
  expect(await trend('only-http.example')).toMatchObject({ url: 'http://only-http.example/' });
  expect((await trend('only-http.example')).trend).toHaveLength(2);
  expect((await trend('https://only-http.example')).trend).toHaveLength(0);
  const { subjects } = await compareScans({
    ctx,
    input: { viewer, request: { urls: ['only-http.example', 'never.example'] } },
  });
  expect(subjects).toMatchObject([
    { url: 'http://only-http.example/', scan: { scan_id: ids[1] } },
    { url: 'https://never.example/', scan: null },
  ]);
});

test('a scheme that was written is never changed, and waits for no scan without one', async () => {
  const viewer = await createTestUser(ctx);
  const typed = await ask(viewer, 'two-ways.example');
  const written = await ask(viewer, 'https://two-ways.example');
  expect(written).not.toBe(typed);
  await runOpening(written, 'http://two-ways.example/');
  const record = toWireRecord(await getScan({ ctx, input: { scanId: written, reader: viewer } }));
  expect(record.url).toBe('https://two-ways.example/');
});

test('a schedule without a scheme scans as a person does who writes none', async () => {
  const viewer = await createTestOwner(ctx);
  const made = await createTestSchedule(ctx, viewer, { url: 'scheduled.example' });
  expect(made.url).toBe('https://scheduled.example/');
  const change = (url: string) =>
    updateSchedule({ ctx, input: { scheduleId: made.job_id, viewer, url } });
  await change(made.url);
  await makeDue(ctx, made.job_id);
  await runDueSchedules({ ctx, input: {} });
  const { last_scan_id: scanId } = await readRow(ctx, made.job_id);
  expect(await runOpening(scanId ?? '', 'http://scheduled.example/')).toMatchObject({
    url: 'https://scheduled.example/',
    schemeAssumed: true,
  });
  await change('https://elsewhere.example');
  expect(await readRow(ctx, made.job_id)).toMatchObject({ scheme_assumed: false });
  await change('elsewhere.example');
  expect(await readRow(ctx, made.job_id)).toMatchObject({ scheme_assumed: true });
});

test('a site without https is explored over http, and says so', async () => {
  const local = reaching(ctx);
  const viewer = await createTestUser(ctx, 'enterprise');
  const site = await startSite({ '/': 'home' });
  const { host } = new URL(site.url('/'));
  try {
    const scanId = await requestSite(local, viewer, host);
    expect(await discover(local, scanId)).toBe('recorded');
    expect(toWireRecord(await getScan({ ctx, input: { scanId, reader: viewer } }))).toMatchObject({
      url: `http://${host}/`,
    });
    const stored = await ctx.db
      .selectFrom('site_scans')
      .innerJoin('site_pages', 'site_pages.site_scan_id', 'site_scans.scan_id')
      .select(['origin', 'notes', 'site_pages.url'])
      .where('site_scans.scan_id', '=', scanId)
      .execute();
    expect(stored).toEqual([
      {
        origin: `http://${host}`,
        url: `http://${host}/`,
        notes: [`https://${host}/ could not be reached, so http://${host}/ was opened instead.`],
      },
    ]);
  } finally {
    await site.close();
  }
});

test('a private target that is listed for http only is taken over http', async () => {
  const { entries: allow } = parseAllowList('10.0.0.5:80');
  const careful = {
    ...ctx,
    config: { ...ctx.config, targetPolicy: createTargetPolicy({ allow }) },
  };
  const input = { url: '10.0.0.5', clientIp: newVisitor() };
  const { job_id: scanId } = await requestScan({ ctx: careful, input });
  expect(toWireRecord(await getScan({ ctx, input: { scanId, reader: null } }))).toMatchObject({
    url: 'http://10.0.0.5/',
  });
});
