import { CompareAnswer } from '@curbcut/wire/dashboard';
import { ErrorBody } from '@curbcut/wire/errors';
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

function compare(payload: string | object, headers: Record<string, string> = owner) {
  return server.app.inject({
    method: 'POST',
    url: '/dashboard/compare',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
}

describe('POST /dashboard/compare', () => {
  test('two scans, with what changed', async () => {
    const answer = await compare({ scan_ids: [second, first] });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(CompareAnswer.parse(answer.json()).difference).toMatchObject({
      older_scan_id: first,
      newer_scan_id: second,
      new: [],
      fixed: [],
    });
  });

  test('a stranger’s scan is unknown; nobody signed in is refused', async () => {
    expect((await compare({ scan_ids: [second, first] }, stranger)).statusCode).toBe(404);
    expect((await compare({ scan_ids: [second, first] }, {})).statusCode).toBe(401);
  });

  test('addresses that a stranger has scanned are without a scan', async () => {
    const answer = await compare({ urls: [page, 'not an address'] }, stranger);
    expect(CompareAnswer.parse(answer.json()).subjects.map((subject) => subject.scan)).toEqual([
      null,
      null,
    ]);
  });

  test.each<[string, string | object]>([
    ['nothing', {}],
    ['null', 'null'],
    ['both', { urls: [page, page], scan_ids: ['a', 'b'] }],
    ['one address', { urls: [page] }],
    ['eleven addresses', { urls: Array.from({ length: 11 }, () => page) }],
    ['three scans', { scan_ids: ['a', 'b', 'c'] }],
    ['a text for a list', { urls: page }],
    ['numbers', { scan_ids: [1, 2] }],
    ['lists in the list', { urls: [[page], [page]] }],
    ['nulls', { urls: [null, null] }],
    ['NUL', { urls: [page, 'a\u0000'] }],
    ['a lone surrogate', '{"urls":["a","\\ud800"]}'],
    ['an address that is too long', { urls: [page, 'x'.repeat(2_049)] }],
    ['deep lists', `{"urls":${'['.repeat(3_000)}${']'.repeat(3_000)}}`],
    ['a prototype', '{"__proto__":{"urls":["a","b"]}}'],
    ['no JSON', '{urls}'],
  ])('%s: refused with 400', async (_, payload) => {
    const answer = await compare(payload);
    expect(answer.statusCode).toBe(400);
    expect(ErrorBody.parse(answer.json()).error).toMatch(/\w/);
  });

  test('more than 16 kB: refused with 413', async () => {
    expect((await compare({ urls: [page, 'x'.repeat(20_000)] })).statusCode).toBe(413);
  });
});
