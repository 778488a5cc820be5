import { ErrorBody } from '@curbcut/wire/errors';
import { QueueInfo } from '@curbcut/wire/health';
import { ScanRecord, ScanStatusAnswer } from '@curbcut/wire/scan';
import { storeReportFile } from '@curbcut/services/reports';
import { goldenPageScan, goldenScreenshot } from '@curbcut/testing';
import { parse as parseContentDisposition } from 'content-disposition';
import { beforeAll, describe, expect, test } from 'vitest';
import { endTestScan, withStatePicture } from '@curbcut/services/rig';
import { makeTestWebApp } from '../../make-test-web-app.ts';
import { setUpTestApp } from '../../set-up-test-app.ts';

const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const unknownId = 'n'.repeat(24);

const webAppFolder = await makeTestWebApp({
  'index.html': '<!doctype html><title>The app</title>',
});
const { server } = await setUpTestApp({}, webAppFolder);
let queuedId: string;
let completedId: string;

beforeAll(async () => {
  completedId = await request('https://www.harbourline.example/?token=secret');
  const { mediaType, bytes } = goldenScreenshot();
  const { pageScan, pictures } = withStatePicture(goldenPageScan());
  const screenshot = { mediaType, bytes, width: 600, height: 614, scale: 0.5, truncated: false };
  await endTestScan(server.ctx, completedId, pageScan, screenshot, pictures);
  queuedId = await request('https://example.org/');
});

async function request(url: string): Promise<string> {
  const answer = await server.app.inject({ method: 'POST', url: '/run-once', payload: { url } });
  return answer.json<{ job_id: string }>().job_id;
}

function get(url: string, headers: Record<string, string> = {}) {
  return server.app.inject({ method: 'GET', url, headers });
}

/** What a program does with an answer, and the name it keeps it under. */
function dispositionOf({ headers }: Awaited<ReturnType<typeof get>>) {
  const { type, parameters } = parseContentDisposition(String(headers['content-disposition']));
  return { type, ...parameters };
}

const privateHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

describe('GET /scan-status/:jobId', () => {
  test('a queued scan says its place and stage', async () => {
    const answer = await get(`/scan-status/${queuedId}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject(privateHeaders);
    expect(ScanStatusAnswer.parse(answer.json())).toMatchObject({
      job_id: queuedId,
      status: 'queued',
      result: null,
      error: null,
      progress: { stage: 'queued', percent: 0, queuePosition: 1 },
    });
  });

  test('the result of a completed scan is what /scan/:id answers', async () => {
    const status = ScanStatusAnswer.parse((await get(`/scan-status/${completedId}`)).json());
    const scan = await get(`/scan/${completedId}`);
    expect(status).toMatchObject({ status: 'completed', progress: { percent: 100 } });
    expect(status.result).toEqual(scan.json());
  });
});

describe('GET /scan/:id', () => {
  test('by another standard than it was judged by, and by none that there is', async () => {
    const asked = ['', '/report', '/criteria'].map(
      (path) => `/scan/${completedId}${path}?standard=`,
    );
    for (const url of asked) {
      expect((await get(`${url}2.2-AA`)).statusCode).toBe(200);
      const other = await get(`${url}2.1-AA`);
      expect(other.statusCode).toBe(409);
      expect(ErrorBody.parse(other.json())).toMatchObject({
        code: 'CONFLICT',
        present: { standard: '2.2-AA' },
      });
      const unknown = await get(`${url}2.0-AA`);
      expect(unknown.statusCode).toBe(400);
      expect(unknown.body).toContain('2.1-A, 2.1-AA, 2.1-AAA, 2.2-A, 2.2-AA, 2.2-AAA');
    }
    const payload = { url: 'https://example.org/standard', standard: 'AA' };
    const refused = await server.app.inject({ method: 'POST', url: '/run-once', payload });
    expect(refused.statusCode).toBe(400);
  });

  test.each([
    ['no wish', {}, '', 'application/json'],
    ['anything', { accept: '*/*' }, '', 'application/json'],
    ['JSON', { accept: 'application/json' }, '', 'application/json'],
    ['JSON before a page', { accept: 'application/json, text/html' }, '', 'application/json'],
    ['a page', navigation, '', 'text/html'],
    ['a page, but format=json', navigation, '?format=json', 'application/json'],
    ['JSON, but format=html', { accept: 'application/json' }, '?format=html', 'text/html'],
    ['no page', { accept: 'text/html;q=0, */*' }, '', 'application/json'],
  ])('%s', async (_name, headers, query, type) => {
    const answer = await get(`/scan/${completedId}${query}`, headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain(type);
    expect(String(answer.headers.vary).toLowerCase()).toContain('accept');
    expect(answer.headers).toMatchObject(privateHeaders);
    if (type === 'application/json')
      expect(ScanRecord.parse(answer.json()).scan_id).toBe(completedId);
    else expect(answer.body).toContain('The app');
  });

  test.each(['?format=pdf', '?format=', '?format=json&format=html', '?format=json%00'])(
    'a format that does not exist: %s',
    async (query) => {
      expect((await get(`/scan/${completedId}${query}`)).statusCode).toBe(400);
    },
  );
});

describe('unknown ids', () => {
  const paths = [
    '/scan-status/ID',
    '/scan/ID',
    '/scan/ID/screenshot',
    '/scan/ID/pictures/menu-after',
    '/scan/ID/report',
    '/scan/ID/report?format=html',
    '/scan/ID/report?format=pdf',
    '/scan/ID/report?format=csv',
    '/scan/ID/report?format=sarif',
    '/api/reports/download/ID',
    '/api/reports/html/ID',
    '/api/reports/summary/ID',
  ];
  test.each(paths)('%s', async (path) => {
    for (const id of [unknownId, "'%20OR%201=1--", '%F0%9F%98%80', 'a'.repeat(1_000)]) {
      const answer = await get(path.replace('ID', id));
      expect([answer.statusCode, ErrorBody.parse(answer.json()).code]).toEqual([404, 'NOT_FOUND']);
    }
    expect((await get(path.replace('ID', '%00'))).statusCode).toBe(400);
    expect((await get(path.replace('ID', '%E0%A4%A'))).statusCode).toBe(400);
    expect((await get(path.replace('ID', 'a'.repeat(9_000)))).statusCode).toBe(414);
  });
});

test('GET /queue-info', async () => {
  const answer = await get('/queue-info');
  expect(answer.statusCode).toBe(200);
  expect(QueueInfo.parse(answer.json())).toEqual({
    queue_available: true,
    queued: 1,
    running: 0,
    workers: 0,
  });
});

test('GET /scan/:id/screenshot, and again with its tag', async () => {
  const answer = await get(`/scan/${completedId}/screenshot`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/webp');
  expect(answer.rawPayload.equals(goldenScreenshot().bytes)).toBe(true);
  const again = await get(`/scan/${completedId}/screenshot`, {
    'if-none-match': String(answer.headers.etag),
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the picture of a state has its place in its issue, and again with its tag', async () => {
  const { results } = ScanRecord.parse((await get(`/scan/${completedId}`)).json());
  const issues = [...(results?.lighthouse_issues ?? []), ...(results?.additional_issues ?? [])];
  const opened = issues.filter(
    ({ reproduction }) => reproduction?.state === 'in the menu “Boats”, opened',
  );
  const pictures = opened.flatMap(({ reproduction }) => reproduction?.pictures ?? []);
  const url = `/scan/${completedId}/pictures/menu-after`;
  expect(pictures).toEqual([
    { name: 'menu-after', caption: 'After Enter', width: 320, height: 640, url },
  ]);
  const answer = await get(url);
  expect([answer.statusCode, answer.body]).toEqual([200, 'a menu']);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    'cross-origin-resource-policy': 'same-origin',
  });
  const again = await get(url, { 'if-none-match': String(answer.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each(['menu-before', 'Menu-After', '..%2Fscreenshot', '%F0%9F%98%80', 'a'.repeat(1_000)])(
  'there is no picture of the name %s',
  async (name) => {
    const answer = await get(`/scan/${completedId}/pictures/${name}`);
    expect([answer.statusCode, ErrorBody.parse(answer.json()).code]).toEqual([404, 'NOT_FOUND']);
  },
);

describe('reports', () => {
  test('are not ready before the scan has ended', async () => {
    const answer = await get(`/scan/${queuedId}/report`);
    expect([answer.statusCode, ErrorBody.parse(answer.json()).code]).toEqual([409, 'NOT_READY']);
  });

  test('JSON, to read and to keep', async () => {
    const shown = await get(`/scan/${completedId}/report`);
    const kept = await get(`/api/reports/download/${completedId}`);
    expect(ScanRecord.parse(shown.json())).toEqual(kept.json());
    expect(dispositionOf(shown).type).toBe('inline');
    expect(dispositionOf(kept)).toEqual({
      type: 'attachment',
      filename: `accessibility-report-https---www-harbourline-example--token-secret-${completedId}.json`,
    });
  });

  test.each([`/scan/ID/report?format=html`, '/api/reports/html/ID'])(
    'HTML in a sandbox: %s',
    async (path) => {
      const answer = await get(path.replace('ID', completedId), navigation);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        ...privateHeaders,
        'content-type': 'text/html; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toMatch(/^sandbox allow-popups; default-src 'none'/);
      expect(policy).not.toContain('script-src');
      expect(answer.body).toContain('harbourline');
      expect(answer.body).not.toContain('<img src=x onerror');
    },
  );

  test('PDF, once a worker has made it', async () => {
    const asked = get(`/scan/${completedId}/report?format=pdf`);
    await expect
      .poll(() => server.ctx.db.selectFrom('report_files').select('status').execute())
      .toEqual([{ status: 'pending' }]);
    const bytes = Buffer.from('%PDF-1.7 test');
    await storeReportFile({
      ctx: server.ctx,
      input: { scanId: completedId, format: 'pdf', bytes },
    });
    const answer = await asked;
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(dispositionOf(answer)).toEqual({
      type: 'attachment',
      filename: expect.stringMatching(/\.pdf$/),
    });
    expect(answer.rawPayload.equals(bytes)).toBe(true);
  });

  test.each([
    ['csv', 'text/csv; charset=utf-8', '\uFEFF"Page address",'],
    ['sarif', 'application/sarif+json', '"version": "2.1.0"'],
  ])('%s, to keep', async (format, mediaType, content) => {
    const answer = await get(`/scan/${completedId}/report?format=${format}`, navigation);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      ...privateHeaders,
      'x-content-type-options': 'nosniff',
    });
    expect(String(answer.headers['content-type'])).toBe(mediaType);
    expect(dispositionOf(answer)).toEqual({
      type: 'attachment',
      filename: expect.stringMatching(new RegExp(`-${completedId}\\.${format}$`)),
    });
    expect(answer.body).toContain(content);
  });

  test('the business summary', async () => {
    const answer = await get(`/api/reports/summary/${completedId}`);
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json())).toContain('executive_summary');
  });

  test('a format that does not exist', async () => {
    expect((await get(`/scan/${completedId}/report?format=exe`)).statusCode).toBe(400);
  });
});
