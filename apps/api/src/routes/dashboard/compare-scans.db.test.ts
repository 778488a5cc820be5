import { CompareAnswer, ErrorBody } from '@curbcut/contracts';
import { createTestDatabase, goldenPageScan, type TestDatabase } from '@curbcut/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endTestScan } from '../../end-test-scan.ts';
import { openTestApp, type TestApp } from '../../open-test-app.ts';
import { signInTestUser } from '../../sign-in-test-user.ts';

const page = 'https://www.harbourline.example/';

let database: TestDatabase;
let server: TestApp;
let owner: { authorization: string };
let stranger: { authorization: string };
let first: string;
let second: string;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await openTestApp(database.databaseUrl);
  owner = await signInTestUser(server.ctx);
  stranger = await signInTestUser(server.ctx);
  first = await scan(page);
  second = await scan(page);
});

afterAll(async () => {
  await server.close();
  await database.drop();
});

async function scan(url: string): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/run-once',
    headers: owner,
    payload: { url },
  });
  const { job_id: scanId } = answer.json<{ job_id: string }>();
  await endTestScan(server.ctx, scanId, goldenPageScan());
  return scanId;
}

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
