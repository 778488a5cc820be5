import { DoneAnswer } from '@curbcut/wire/account';
import { ErrorBody } from '@curbcut/wire/errors';
import { SharedScanAnswer, SharesAnswer } from '@curbcut/wire/scan';
import { CriteriaAnswer } from '@curbcut/wire/verdicts';
import { goldenPageScan, goldenScreenshot } from '@curbcut/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { signInTestUser } from '../../sign-in-test-user.ts';
import { endTestScan, withStatePicture } from '@curbcut/services/rig';
import { makeTestWebApp } from '../../make-test-web-app.ts';
import { setUpTestApp } from '../../set-up-test-app.ts';

const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

const webAppFolder = await makeTestWebApp({
  'index.html': '<!doctype html><title>The app</title>',
});
const { server } = await setUpTestApp(
  { FREE_SCANS_PER_HOUR: '1000', FREE_SCANS_AT_ONCE: '1000' },
  webAppFolder,
);
let owner: Record<string, string>;
let stranger: Record<string, string>;
let scanId: string;

beforeAll(async () => {
  owner = await signInTestUser(server.ctx);
  stranger = await signInTestUser(server.ctx);
  scanId = await requestScan(owner);
  const { mediaType, bytes } = goldenScreenshot();
  const picture = { mediaType, bytes, width: 600, height: 614, scale: 0.5, truncated: false };
  const { pageScan, pictures } = withStatePicture(goldenPageScan());
  await endTestScan(server.ctx, scanId, pageScan, picture, pictures);
});

let pages = 0;

async function requestScan(headers: Record<string, string> = {}): Promise<string> {
  pages += 1;
  const answer = await server.app.inject({
    method: 'POST',
    url: '/run-once',
    headers,
    payload: { url: `https://www.harbourline.example/${pages}` },
  });
  return answer.json<{ job_id: string }>().job_id;
}

function call(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  headers: Record<string, string> = {},
  payload?: object,
) {
  return server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
}

async function share(): Promise<{ path: string; shareId: string }> {
  const answer = await call('POST', `/scan/${scanId}/share`, owner);
  expect(answer.statusCode).toBe(200);
  const { url, share_id: shareId } = answer.json<{ url: string; share_id: string }>();
  return { path: new URL(url).pathname, shareId };
}

describe('a shared link', () => {
  test('opens a report that prints itself, and lets no other script run in it', async () => {
    const { path } = await share();
    const plain = await call('GET', `${path}/report?format=html`);
    expect(plain.headers['content-security-policy']).not.toContain('script');
    const printed = await call('GET', `${path}/report?format=html&print=true`);
    expect(printed.statusCode).toBe(200);
    const source = /'sha256-[^']+'/.exec(printed.body)?.[0];
    expect(printed.headers['content-security-policy']).toMatch(
      /^sandbox allow-popups allow-modals allow-scripts; default-src 'none'; script-src 'sha256-/,
    );
    expect(printed.headers['content-security-policy']).toContain(source);
    const csv = await call('GET', `${path}/report?format=csv&print=true`);
    expect(csv.headers['content-type']).toContain('text/csv');
    expect((await call('GET', `${path}/report?print=perhaps`)).statusCode).toBe(400);
  });

  test('tells what the scan says of each criterion, without an account', async () => {
    const { path } = await share();
    const answer = await call('GET', `${path}/criteria`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject(privateHeaders);
    const { criteria } = CriteriaAnswer.parse(answer.json());
    expect(criteria.some(({ state }) => state === 'failed')).toBe(true);
    expect((await call('GET', '/shared/nothing/criteria')).statusCode).toBe(404);
  });

  test('answers the record to a program and the app to a person, and must be found by nobody', async () => {
    const { path } = await share();
    const json = await call('GET', path);
    expect(json.statusCode).toBe(200);
    expect(json.headers).toMatchObject(privateHeaders);
    const { scan } = SharedScanAnswer.parse(json.json());
    expect(scan.screenshot?.url).toBe(`${path}/screenshot`);
    expect(JSON.stringify(scan)).toContain(`${path}/pictures/menu-after`);
    expect(JSON.stringify(scan)).not.toContain('/scan/');
    const page = await call('GET', path, navigation);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject(privateHeaders);
    expect(page.body).toContain('The app');
    expect(String(page.headers.vary).toLowerCase()).toContain('accept');
  });

  test('a person’s visit is one view, not two', async () => {
    const { path, shareId } = await share();
    await call('GET', path, navigation);
    await call('GET', path);
    const { shares } = SharesAnswer.parse(
      (await call('GET', `/scan/${scanId}/shares`, owner)).json(),
    );
    expect(shares.find(({ share_id: id }) => id === shareId)?.views).toBe(1);
  });

  test('shows the picture and every report', async () => {
    const { path } = await share();
    const picture = await call('GET', `${path}/screenshot`);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(picture.rawPayload.equals(Buffer.from(goldenScreenshot().bytes))).toBe(true);
    const state = await call('GET', `${path}/pictures/menu-after`);
    expect([state.statusCode, state.body]).toEqual([200, 'a menu']);
    for (const [format, type] of [
      ['json', 'application/json'],
      ['html', 'text/html'],
      ['csv', 'text/csv'],
      ['sarif', 'application/sarif+json'],
    ]) {
      const report = await call('GET', `${path}/report?format=${format}`);
      expect(report.statusCode).toBe(200);
      expect(report.headers['content-type']).toContain(type);
      expect(report.headers).toMatchObject(privateHeaders);
    }
    expect((await call('GET', `${path}/report?format=exe`)).statusCode).toBe(400);
  });

  test('a withdrawn link answers as one that never was', async () => {
    const { path, shareId } = await share();
    const withdrawn = await call('DELETE', `/scan/${scanId}/shares/${shareId}`, owner);
    expect(DoneAnswer.parse(withdrawn.json()).success).toBe(true);
    for (const suffix of [
      '',
      '/screenshot',
      '/pictures/menu-after',
      '/report',
      '/report?format=pdf',
    ]) {
      const known = await call('GET', path + suffix);
      const unknown = await call('GET', `/shared/${'n'.repeat(24)}${suffix}`);
      const bodies = [known, unknown].map((answer) => {
        const { request_id: _requestId, ...body } = ErrorBody.parse(answer.json());
        return { ...body, status: answer.statusCode };
      });
      expect(bodies[0]).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      expect(bodies[0]).toEqual(bodies[1]);
    }
    const page = await call('GET', path, navigation);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('The app');
  });

  test.each([{ days: 7 }, { days: 30 }, { days: 90 }])('may last %o', async (body) => {
    const answer = await call('POST', `/scan/${scanId}/share`, owner, body);
    const { expires_at: expiresAt } = answer.json<{ expires_at: string }>();
    const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(body.days);
  });

  test.each([{ days: 8 }, { days: '7' }, { days: null }, [7]])('may not last %o', async (body) => {
    const answer = await call('POST', `/scan/${scanId}/share`, owner, body);
    expect(answer.statusCode).toBe(400);
  });
});

test('calls about a scan’s links need its owner', async () => {
  const { shareId } = await share();
  for (const [method, path] of [
    ['POST', `/scan/${scanId}/share`],
    ['GET', `/scan/${scanId}/shares`],
    ['DELETE', `/scan/${scanId}/shares/${shareId}`],
    ['DELETE', `/scan/${scanId}`],
  ] as const) {
    expect((await call(method, path)).statusCode).toBe(401);
    expect((await call(method, path, stranger)).statusCode).toBe(404);
  }
});

test('a report link opens the report in a window of its own, without a token in a header', async () => {
  const path = `/scan/${scanId}/report-link`;
  expect((await call('POST', path)).statusCode).toBe(404);
  expect((await call('POST', path, stranger)).statusCode).toBe(404);
  const { url } = (await call('POST', path, owner)).json<{ url: string }>();
  const report = await call('GET', url, navigation);
  expect(report.statusCode).toBe(200);
  expect(report.headers['content-type']).toContain('text/html');
  expect(report.headers['content-security-policy']).toContain('sandbox');
  const token = url.split('/')[2];
  expect((await call('GET', `/shared/${token}`)).statusCode).toBe(404);
  expect((await call('GET', `/shared/${token}`, navigation)).statusCode).toBe(404);
});

describe('cancelling and deleting', () => {
  test('an own scan is cancelled, then deleted', async () => {
    const id = await requestScan(owner);
    expect((await call('POST', `/scan/${id}/cancel`)).statusCode).toBe(404);
    expect((await call('POST', `/scan/${id}/cancel`, stranger)).statusCode).toBe(404);
    expect((await call('POST', `/scan/${id}/cancel`, owner)).json()).toMatchObject({
      success: true,
    });
    const status = await call('GET', `/scan-status/${id}`, owner);
    expect(status.json()).toMatchObject({ status: 'failed', error_code: 'CANCELLED' });
    expect((await call('DELETE', `/scan/${id}`, owner)).json()).toMatchObject({ success: true });
    expect((await call('GET', `/scan/${id}`, owner)).statusCode).toBe(404);
    expect((await call('DELETE', `/scan/${id}`, owner)).statusCode).toBe(404);
  });

  test('an anonymous scan is cancelled by its id, but not deleted', async () => {
    const id = await requestScan();
    expect((await call('DELETE', `/scan/${id}`, owner)).statusCode).toBe(404);
    expect((await call('POST', `/scan/${id}/cancel`)).statusCode).toBe(200);
    expect((await call('POST', `/scan/${id}/cancel`)).statusCode).toBe(200);
    expect((await call('GET', `/scan/${id}`)).json()).toMatchObject({ error_code: 'CANCELLED' });
  });

  test('a finished scan is not cancelled', async () => {
    const answer = await call('POST', `/scan/${scanId}/cancel`, owner);
    expect([answer.statusCode, ErrorBody.parse(answer.json()).code]).toEqual([409, 'CONFLICT']);
  });
});
