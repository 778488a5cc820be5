import { ErrorBody } from '@curbcut/wire/errors';
import { readScanReport } from '@curbcut/wire/read';
import { ScanRecord } from '@curbcut/wire/scan';
import { CriteriaAnswer } from '@curbcut/wire/verdicts';
import { expect, it, test } from 'vitest';
import { setUpTestApp } from '../../set-up-test-app.ts';

const { server } = await setUpTestApp();

function get(url: string, headers: Record<string, string> = {}) {
  return server.app.inject({ method: 'GET', url, headers });
}

it('is a completed scan, with what to do first and a picture, that names nothing of this machine', async () => {
  const answer = await get('/sample/scan');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toMatch(/127\.0\.0\.1|localhost/);
  const report = readScanReport(ScanRecord.parse(answer.json()));
  expect(report?.result?.bestFixes).toHaveLength(3);
  expect(report?.screenshot?.url).toBe('/sample/screenshot');
});

it('has the pictures that it names, and no others', async () => {
  const record = (await get('/sample/scan')).body;
  const named = [...new Set(record.match(/\/sample\/(?:screenshot|pictures\/[a-z0-9-]+)/g))];
  expect(named).toContain('/sample/screenshot');
  for (const url of named) {
    const picture = await get(url);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    const again = await get(url, { 'if-none-match': String(picture.headers['etag']) });
    expect(again.statusCode).toBe(304);
  }
  for (const name of ['nothing', '..%2Fpage', '%00']) {
    const unknown = await get(`/sample/pictures/${name}`);
    expect(unknown.statusCode, name).toBeGreaterThanOrEqual(400);
    expect(unknown.statusCode, name).toBeLessThan(500);
  }
});

it('says what it came to for each criterion', async () => {
  const { criteria, checks } = CriteriaAnswer.parse((await get('/sample/criteria')).json());
  expect(criteria.filter(({ state }) => state === 'failed').length).toBeGreaterThan(0);
  expect([...criteria, ...checks].every(({ answer }) => answer === null)).toBe(true);
});

test.each([
  ['json', /^\{\n {2}"scan_id": "sample"/],
  ['html', /<h1>www\.fjellmark\.example/],
  ['csv', /fjellmark/],
  ['sarif', /"version": ?"2\.1\.0"/],
])('has a report as %s', async (format, begins) => {
  const answer = await get(`/sample/report?format=${format}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toMatch(begins);
});

it('has no PDF, which is made of stored scans', async () => {
  const answer = await get('/sample/report?format=pdf');
  expect(answer.statusCode).toBe(400);
  expect(ErrorBody.parse(answer.json()).code).toBe('INVALID_REQUEST');
});
