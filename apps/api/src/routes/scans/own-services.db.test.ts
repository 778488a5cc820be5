import { createTestDatabase, type TestDatabase } from '@curbcut/testing';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openTestApp, type TestApp } from '../../open-test-app.ts';
import { signInTestUser } from '../../sign-in-test-user.ts';

const everything = '127.0.0.0/8, 0.0.0.0/0, ::/0, 127.0.0.1, ::1, 0.0.0.0, localhost';
const spellings = [
  '127.0.0.1',
  '127.1',
  '127.9.9.9',
  'localhost',
  '0.0.0.0',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '2130706433',
];

const common = {
  STRIPE_API_BASE: 'http://localhost:8111',
  FREE_SCANS_PER_HOUR: '1000',
  FREE_SCANS_AT_ONCE: '1000',
};

let database: TestDatabase;
let databasePort: string;
let server: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  databasePort = new URL(database.databaseUrl).port;
  server = await openTestApp(database.databaseUrl, {
    ALLOW_PRIVATE_TARGETS: everything,
    ...common,
  });
});

afterAll(async () => {
  await server.close();
  await database.drop();
});

async function ask(
  { app, ctx }: TestApp,
  url: string,
  how: 'page' | 'site' | 'schedule' = 'page',
): Promise<[number, string | undefined]> {
  const headers = how === 'page' ? {} : await signInTestUser(ctx, 'enterprise');
  const answer = await app.inject({
    method: 'POST',
    url: how === 'schedule' ? '/schedules' : '/run-once',
    headers,
    payload:
      how === 'schedule'
        ? { url, frequency: 'daily', time: '06:00' }
        : { url, ...(how === 'site' ? { scan_type: 'site' } : {}) },
  });
  return [answer.statusCode, answer.json<{ code?: string }>().code];
}

describe.each(['page', 'site', 'schedule'] as const)('asked for as a %s', (how) => {
  test.each(spellings)('%s: the product’s own ports are refused', async (host) => {
    for (const where of [':8000/', ':8000/outbox', ':8111/', `:${databasePort}/`]) {
      const url = `http://${host}${where}`;
      expect([url, ...(await ask(server, url, how))]).toEqual([url, 400, 'TARGET_REFUSED']);
    }
    expect(await ask(server, `http://${host}:8999/`, how)).toEqual([200, undefined]);
  });

  test('ports that are named: the web port opens, its outbox and the others do not', async () => {
    const open = await openTestApp(database.databaseUrl, {
      ALLOW_PRIVATE_TARGETS: `127.0.0.1:8000, 127.0.0.1:8111, 127.0.0.1:${databasePort}`,
      ...common,
    });
    onTestFinished(() => open.close());
    expect(await ask(open, 'http://127.0.0.1:8000/', how)).toEqual([200, undefined]);
    for (const where of ['8000/outbox', '8000/%6futbox/a', '8111/', `${databasePort}/`]) {
      const url = `http://127.0.0.1:${where}`;
      expect([url, ...(await ask(open, url, how))]).toEqual([url, 400, 'TARGET_REFUSED']);
    }
  });
});

test('an address that leads to the product is not kept as a schedule’s new one', async () => {
  const headers = await signInTestUser(server.ctx, 'enterprise');
  const made = await server.app.inject({
    method: 'POST',
    url: '/schedules',
    headers,
    payload: { url: 'https://example.org', frequency: 'daily', time: '06:00' },
  });
  const { schedule } = made.json<{ schedule: { job_id: string } }>();
  const changed = await server.app.inject({
    method: 'PUT',
    url: `/schedules/${schedule.job_id}`,
    headers,
    payload: { url: 'http://localhost:8000/outbox' },
  });
  expect([changed.statusCode, changed.json<{ code: string }>().code]).toEqual([
    400,
    'TARGET_REFUSED',
  ]);
});
