import { DashboardStats, TrendAnswer, WebsitesAnswer } from '@curbcut/wire/dashboard';
import { ErrorBody } from '@curbcut/wire/errors';
import { RecentScansAnswer, ScanListAnswer, ScanRecord } from '@curbcut/wire/scan';
import { describe, expect, test } from 'vitest';
import { completeTestScan } from '../../complete-test-scan.ts';
import { setUpTestApp } from '../../set-up-test-app.ts';
import { signInTestUser } from '../../sign-in-test-user.ts';

const page = 'https://www.harbourline.example/';

const { server } = await setUpTestApp();
const owner = await signInTestUser(server.ctx);
const stranger = await signInTestUser(server.ctx);
const scan = (url: string) => completeTestScan(server, owner, url);
const first = await scan(page);
const second = await scan(page);

function get(url: string, headers: Record<string, string> = owner) {
  return server.app.inject({ method: 'GET', url, headers });
}

const trendPath = (url: string) => `/dashboard/websites/${encodeURIComponent(url)}/trend`;
const reads: readonly [string, { parse(body: unknown): unknown }][] = [
  ['/scans/user', ScanListAnswer],
  ['/scans/recent', RecentScansAnswer],
  ['/dashboard/scans', ScanListAnswer],
  ['/dashboard/stats', DashboardStats],
  ['/dashboard/websites', WebsitesAnswer],
  [trendPath(page), TrendAnswer],
];

describe.each(reads)('GET %s', (path, shape) => {
  test('answers its shape, to be kept nowhere', async () => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    // Nothing that the contract does not name leaves.
    expect(shape.parse(answer.json())).toEqual(answer.json());
    expect(answer.payload).toContain(path === '/dashboard/stats' ? '"total_scans":2' : page);
  });

  test.each([
    ['no token', {}],
    ['an unknown token', { authorization: `Bearer ${'x'.repeat(24)}` }],
    ['no token at all', { authorization: 'Basic dXNlcjpwYXNz' }],
  ])('is refused with %s', async (_, headers) => {
    const answer = await get(path, headers);
    expect(answer.statusCode).toBe(401);
    expect(ErrorBody.parse(answer.json()).error).toBe('Authentication required. Please log in.');
  });

  test('shows nothing of somebody else’s', async () => {
    const answer = await get(path, stranger);
    expect(answer.statusCode).toBe(200);
    expect(answer.payload).not.toContain(first);
    expect(answer.payload).not.toContain(second);
  });
});

test('GET /dashboard/scans/:id answers what GET /scan/:id answers; a stranger’s id is unknown', async () => {
  const answer = await get(`/dashboard/scans/${second}`);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(ScanRecord.parse(answer.json()).comparison?.previous_scan_id).toBe(first);
  expect(answer.json()).toEqual((await get(`/scan/${second}`)).json());
  const strange = await get(`/dashboard/scans/${second}`, stranger);
  const unknown = await get(`/dashboard/scans/${'u'.repeat(24)}`, stranger);
  expect(strange.statusCode).toBe(404);
  const { request_id: _, ...body } = strange.json<ErrorBody>();
  expect(unknown.json()).toMatchObject(body);
  expect((await get(`/dashboard/scans/${second}`, {})).statusCode).toBe(401);
});

test('both lists take the same parameters', async () => {
  const query = '?page=2&limit=1&status=completed&search=harbourline&sort=score&order=asc';
  const answers = await Promise.all([get(`/scans/user${query}`), get(`/dashboard/scans${query}`)]);
  for (const answer of answers) {
    expect(ScanListAnswer.parse(answer.json()).pagination).toEqual({
      page: 2,
      pages: 2,
      total: 2,
      limit: 1,
    });
  }
  const [recent] = RecentScansAnswer.parse((await get('/scans/recent?limit=1')).json()).scans;
  expect(recent?.scan_id).toBe(second);
});

const hostile = [
  "' OR 1=1 --",
  '; select pg_sleep(5)',
  '%',
  '_',
  '\\',
  '%_\\',
  '🏳️‍🌈',
  '‮',
  'constructor',
  '__proto__',
  'a'.repeat(200),
];

test.each(hostile)('the search %j is only a text', async (text) => {
  const answers = await Promise.all(
    ['/scans/user', '/dashboard/scans', '/dashboard/websites'].map((path) =>
      get(`${path}?search=${encodeURIComponent(text)}`),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await get(trendPath(text))).json()).toMatchObject({ trend: [] });
});

test.each([
  ['/scans/user?sort=constructor', 'sort'],
  ['/scans/user?sort=requested_at;drop table scans', 'sort'],
  ['/scans/user?order=desc,id', 'order'],
  ['/scans/user?status=done', 'status'],
  ['/scans/user?page=0', 'page'],
  ['/scans/user?page=-1', 'page'],
  ['/scans/user?page=1e400', 'page'],
  ['/scans/user?page=9007199254740993', 'page'],
  ['/scans/user?page=1.5', 'page'],
  ['/scans/user?page=NaN', 'page'],
  ['/scans/user?page=', 'page'],
  ['/scans/user?page=1&page=2', 'page'],
  ['/scans/user?limit=101', 'limit'],
  ['/scans/user?limit=null', 'limit'],
  ['/scans/user?status=completed&status=failed', 'status'],
  ['/scans/user?search=a&search=b', 'search'],
  [`/scans/user?search=${'a'.repeat(201)}`, 'search'],
  ['/scans/recent?limit=0', 'limit'],
  ['/dashboard/scans?sort=__proto__', 'sort'],
  ['/dashboard/websites?limit=501', 'limit'],
  [`${trendPath(page)}?range=10y`, 'range'],
  [`${trendPath(page)}?range=30d&range=all`, 'range'],
])('%s is refused, and the field named', async (url, field) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(400);
  expect(ErrorBody.parse(answer.json()).details?.map((detail) => detail.field)).toContain(field);
});

test.each(['?a[b]=1&page[0]=2', '?id=1&id=2', '?__proto__[x]=1', '?constructor.prototype=1'])(
  'parameters that nobody asked for, %s, change nothing',
  async (query) => {
    const plain = await get('/scans/user');
    expect((await get(`/scans/user${query}`)).json()).toEqual(plain.json());
  },
);

test.each(['%00', '%ED%A0%80', '%E0%A4%A', '%'])(
  'a trend of bytes that are no text, %s, is refused',
  async (text) => {
    expect((await get(`/dashboard/websites/${text}/trend`)).statusCode).toBe(400);
  },
);

test('a search with NUL is refused; one that cannot be decoded means its own characters', async () => {
  expect((await get('/scans/user?search=a%00')).statusCode).toBe(400);
  for (const text of ['%ED%A0%80', '%E0%A4%A', '%']) {
    expect((await get(`/scans/user?search=${text}`)).json()).toMatchObject({ scans: [] });
  }
});

test('an address of 2,048 characters, percent-encoded, has a trend', async () => {
  const url = `https://long.example/${encodeURIComponent('/?&='.repeat(600))}`.slice(0, 2_048);
  expect(url).toHaveLength(2_048);
  await scan(url);
  expect(encodeURIComponent(url).length).toBeGreaterThan(3_000);
  const answer = await get(trendPath(url));
  expect(TrendAnswer.parse(answer.json())).toMatchObject({ url, trend: [{ issues_count: 12 }] });
  expect((await get(trendPath('x'.repeat(8_193)))).statusCode).toBe(414);
});

test('an address with escapes and parameters of its own is not decoded twice', async () => {
  const url = 'https://escapes.example/a%2Fb%20c/?q=%25&r=1#top';
  await scan(url);
  const answer = await get(trendPath(url));
  expect(TrendAnswer.parse(answer.json())).toMatchObject({ url, trend: [{ issues_count: 12 }] });
});
