import { Writable } from 'node:stream';
import { closeServices, openServices, type ServiceContext } from '@curbcut/services/kernel';
import { createTestDatabase, type TestDatabase } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { readEnv } from './env.ts';
import { loggerOptions } from './logger-options.ts';
import { type TestApp, testOutboxKey } from './open-test-app.ts';
import { createOutboxDoor } from './outbox/outbox-door.ts';
import { readWebApp } from './plugins/web-app.ts';
import {
  call,
  linkTokenOf,
  logInTestAccount,
  registerTestAccount,
  testPassword,
} from './routes/auth/test-accounts.ts';
import { createServer } from './server.ts';

let database: TestDatabase;
let ctx: ServiceContext;
let server: Pick<TestApp, 'app' | 'ctx' | 'close'> & { routes: [] };
const lines: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const { databaseUrl } = database;
  const env = readEnv({ DATABASE_URL: databaseUrl });
  const webApp = await readWebApp('/nowhere');
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().split('\n').filter(Boolean));
      done();
    },
  });
  const app = createServer({
    env,
    inlineScriptHashes: [],
    logger: { ...loggerOptions, stream },
  });
  ctx = await openServices({
    databaseUrl,
    role: 'api',
    config: {
      ...env.product,
      version: '0.0.0-test',
      freeScansPerHour: 10,
      freeScansAtOnce: 3,
      mailKind: 'outbox',
      registration: 'open',
    },
    log: app.log,
  });
  const outbox = createOutboxDoor(testOutboxKey, env.PUBLIC_URL);
  await buildApp(app, { ctx, env, webApp, outbox });
  server = { app, ctx, routes: [], close: () => app.close() };
});

afterAll(async () => {
  await server.close();
  await closeServices(ctx);
  await database.drop();
});

test('an account’s whole life leaves no password, token or address in the log, but what happened', async () => {
  const { id, email, token } = await registerTestAccount(server);
  const secrets = [testPassword, token, email, testOutboxKey];
  const verify = await linkTokenOf(server, email, 'verify-email');
  await call(server, '/auth/verify-email', { payload: { token: verify } });
  await call(server, `/verify-email?token=${verify}`, { headers: { accept: 'text/html' } });
  await call(server, `/not-me/${verify}`);
  await call(server, `/shared/${verify}`);
  const opened = await call(server, `/outbox?key=${testOutboxKey}`);
  expect(opened.statusCode).toBe(303);
  await call(server, '/outbox', { headers: { cookie: String(opened.headers['set-cookie']) } });
  await call(server, '/auth/login', { payload: { email, password: 'Wrong-Secret-99' } });
  await call(server, '/auth/login', {
    payload: { email, password: { nested: 'Wrong-Secret-99' } },
  });
  await call(server, '/auth/profile', { token, headers: { cookie: 'session=Cookie-Secret-98' } });
  await call(server, '/auth/profile', { token: 'Bearer-Secret-97-Bearer-Secret' });
  await call(server, `/auth/profile?token=${token}`);
  await call(server, '/auth/forgot-password', { payload: { email } });
  const reset = await linkTokenOf(server, email, 'reset-password');
  const payload = { token: reset, password: 'Another-Secret-96' };
  await call(server, '/auth/reset-password', { payload });
  await call(server, '/auth/reset-password', { payload });
  const next = await logInTestAccount(server, email, 'Another-Secret-96');
  secrets.push(verify, reset, next);

  // A bug of ours: an error of the database carries the row's values.
  const { passwords } = ctx;
  ctx.passwords = {
    ...passwords,
    hash: () =>
      Promise.reject(
        Object.assign(new Error('duplicate key'), { detail: `Key (email)=(${email}) exists` }),
      ),
  };
  const broken = { email: 'x@example.org', password: 'Broken-Secret-95', name: 'Ada Lovelace' };
  expect((await call(server, '/auth/register', { payload: broken })).statusCode).toBe(500);
  ctx.passwords = passwords;

  const log = lines.join('\n');
  for (const secret of [...secrets, 'Secret', 'Bearer', 'x@example.org']) {
    expect(log).not.toContain(secret);
  }
  const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const msg of ['account registered', 'password reset by mail', 'signed in']) {
    expect(events).toContainEqual(
      expect.objectContaining({ msg, userId: id, reqId: expect.any(String) }),
    );
  }
  expect(events).toContainEqual(
    expect.objectContaining({ msg: 'request refused', code: 'INVALID_CREDENTIALS' }),
  );
  expect(events).toContainEqual(
    expect.objectContaining({
      msg: 'request failed',
      err: expect.objectContaining({ message: 'duplicate key' }),
    }),
  );
});

test('line breaks and control characters of a request stay within one line', async () => {
  const before = lines.length;
  const email = 'evil\r\n{"level":60}\u001b[31m@example.org';
  await call(server, '/auth/login', {
    payload: { email, password: testPassword },
    headers: { 'user-agent': 'a\u001b[31m b' },
  });
  await call(server, '/auth%0d%0a%7b%22level%22:60%7d/profile');
  const added = lines.slice(before);
  expect(added.length).toBeGreaterThan(1);
  for (const line of added) {
    expect(() => JSON.parse(line)).not.toThrow();
    expect(line).not.toMatch(/\p{Cc}/u);
  }
});
