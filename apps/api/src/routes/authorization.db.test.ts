import { randomUUID } from 'node:crypto';
import { packCausePages } from '@curbcut/db';
import { errorMessages } from '@curbcut/model/errors';
import { SessionsAnswer } from '@curbcut/wire/account';
import {
  goldenPageScan,
  goldenScreenshot,
  queryDatabase,
  startStripeServer,
} from '@curbcut/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endTestScan, withStatePicture } from '@curbcut/services/rig';
import type { TestRoute } from '../open-test-app.ts';
import { setUpTestApp } from '../set-up-test-app.ts';
import {
  call,
  logInTestAccount,
  registerTestAccount,
  testPassword,
  type TestAccount,
} from './auth/test-accounts.ts';
import { foreignUrl, sampleCalls, type SampleCall, type Thing } from './authorization.table.ts';

const keyOf = ({ method, path }: TestRoute) => `${method} ${path}`;
const unknownId = 'A'.repeat(24);

const stripe = await startStripeServer();
afterAll(() => stripe.close());
const { server, database } = await setUpTestApp({
  STRIPE_SECRET_KEY: stripe.secretKey,
  STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_PRICE_PRO: stripe.addPrice(2_900),
  STRIPE_API_BASE: stripe.url,
});
/** Whose things others try to reach. */
let owner: TestAccount;
let stranger: TestAccount;
let owned: Record<Thing, string>;
let strangers: Record<Thing, string>;
/** Tokens that open nothing, and what each of them is. */
let badTokens: readonly (readonly [string, string])[];

beforeAll(async () => {
  owner = await registerPro();
  await call(server, '/api/payments/create-customer', { method: 'POST', token: owner.token });
  stranger = await registerPro();
  owned = await makeThings(owner, foreignUrl);
  strangers = await makeThings(stranger, 'https://own.harbourline.example/');
  badTokens = [
    ['a made-up token', unknownId],
    ['an expired token', await expiredToken()],
    ['the token of a deleted account', await deletedToken()],
  ];
});

async function registerPro(): Promise<TestAccount> {
  const account = await registerTestAccount(server);
  await server.ctx.db
    .updateTable('users')
    .set({ plan: 'pro', email_verified_at: new Date() })
    .where('id', '=', account.id)
    .execute();
  return account;
}

async function makeThings(
  { token, email }: TestAccount,
  url: string,
): Promise<Record<Thing, string>> {
  const ask = async (path: string, payload: object) => {
    const answer = await call(server, path, { token, payload });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json<Record<string, string>>();
  };
  const scan = (await ask('/run-once', { url }))['job_id'] ?? '';
  const { mediaType, bytes } = goldenScreenshot();
  const picture = { mediaType, bytes, width: 600, height: 614, scale: 0.5, truncated: false };
  const { pageScan, pictures } = withStatePicture(goldenPageScan(), `menu-of-${email}`);
  await endTestScan(server.ctx, scan, pageScan, picture, pictures);
  const queued = (await ask('/run-once', { url: `${url}?queued` }))['job_id'] ?? '';
  const site = (await ask('/run-once', { url, scan_type: 'site' }))['job_id'] ?? '';
  const cause = randomUUID();
  await server.ctx.db
    .insertInto('site_causes')
    .values({
      site_scan_id: site,
      fingerprint: cause,
      bytes: await packCausePages({ pages: [], elements: [] }),
    })
    .execute();
  const share = (await ask(`/scan/${scan}/share`, { days: 30 }))['share_id'] ?? '';
  await ask('/schedules', { url, frequency: 'daily', time: '09:00' });
  const schedules = await call(server, '/schedules', { token });
  const schedule = schedules.json<{ schedules: { job_id: string }[] }>().schedules[0]?.job_id ?? '';
  await logInTestAccount(server, email);
  const { sessions } = SessionsAnswer.parse(
    (await call(server, '/auth/sessions', { token })).json(),
  );
  const session = sessions.find(({ current }) => !current)?.id ?? '';
  const state = pictures[0]?.name ?? '';
  const [issue] = goldenPageScan().issues.filter(({ outcome }) => outcome === 'needs-review');
  const answer = { fingerprint: issue?.fingerprint ?? '', kind: 'not-sure' };
  const verdict = (await ask(`/scan/${scan}/verdicts`, answer))['verdict_id'] ?? '';
  const ids = {
    scan,
    picture: state,
    'queued scan': queued,
    'site scan': site,
    cause,
    schedule,
    session,
    share,
    verdict,
  };
  for (const [thing, id] of Object.entries(ids)) expect(id, thing).not.toBe('');
  return ids;
}

async function expiredToken(): Promise<string> {
  const { id, token } = await registerTestAccount(server);
  await server.ctx.db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('user_id', '=', id)
    .execute();
  return token;
}

async function deletedToken(): Promise<string> {
  const { token } = await registerTestAccount(server);
  const payload = { current_password: testPassword };
  await call(server, '/auth/account', { method: 'DELETE', token, payload });
  return token;
}

/** Asks for a route with the given ids in the parameters of its path. */
async function callRoute(
  { method, path }: TestRoute,
  sample: SampleCall,
  { ids, token }: { ids: Partial<Record<Thing, string>>; token?: string },
) {
  const target = path.replaceAll(/:(\w+)/g, (_match, parameter: string) => {
    if ('names' in sample) return ids[sample.names[parameter] ?? 'scan'] ?? unknownId;
    return ('about' in sample ? sample.parameters?.[parameter] : undefined) ?? unknownId;
  });
  const query = 'names' in sample && sample.query ? `?${sample.query}` : '';
  const answer = await call(server, `${target}${query}`, {
    method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
    headers: { accept: 'application/json' },
    ...(token === undefined ? {} : { token }),
    ...bodyOf(sample),
  });
  return answer;
}

function bodyOf(sample: SampleCall): { payload?: object } {
  if ('open' in sample || !sample.body) return {};
  return { payload: typeof sample.body === 'function' ? sample.body(owned) : sample.body };
}

/** Everything of the owner, as stored, but for what only says when and how often. */
async function storedOfOwner(): Promise<unknown> {
  const [stored] = await queryDatabase(
    database.databaseUrl,
    `
    select (select jsonb_agg(to_jsonb(t) order by id) from users t where id = $1) as users,
           (select jsonb_agg(to_jsonb(t) - 'last_seen_at' order by id) from sessions t where user_id = $1) as sessions,
           (select jsonb_agg(to_jsonb(t) order by id) from scans t where user_id = $1) as scans,
           (select jsonb_agg(to_jsonb(t) order by id) from schedules t where user_id = $1) as schedules,
           (select jsonb_agg(to_jsonb(t) order by t.id) from shares t join scans s on s.id = scan_id where s.user_id = $1) as shares,
           (select jsonb_agg(to_jsonb(t) order by token_hash) from account_tokens t where user_id = $1) as links,
           (select count(*)::int from screenshots t join scans s on s.id = scan_id where s.user_id = $1) as pictures,
           (select count(*)::int from state_pictures t join scans s on s.id = scan_id where s.user_id = $1) as states,
           (select count(*)::int from report_files t join scans s on s.id = scan_id where s.user_id = $1) as reports,
           (select jsonb_agg(to_jsonb(t)) from billing_customers t where user_id = $1) as customers,
           (select jsonb_agg(to_jsonb(t) order by id) from mails t where user_id = $1) as mails`,
    owner.id,
  );
  return stored;
}

/** What an answer says, without what differs with each request. */
function said(answer: Awaited<ReturnType<typeof call>>): unknown {
  const { 'x-request-id': _id, date: _date, ...headers } = answer.headers;
  return {
    status: answer.statusCode,
    headers,
    body: answer.body.replace(/"request_id":"[^"]*"/, ''),
  };
}

test('every route that knows who asks or has a parameter is in authorization.table.ts', () => {
  const needed = server.routes
    .filter(({ access, path }) => access === 'user' || access === 'visitor' || path.includes(':'))
    .map(keyOf);
  const known = Object.keys(sampleCalls);
  const missing = needed.filter((key) => !known.includes(key));
  const stale = known.filter((key) => !needed.includes(key));
  expect(
    missing,
    'Say in apps/api/src/routes/authorization.table.ts how to call these routes, and what the ids in their paths name',
  ).toEqual([]);
  expect(stale, 'These rows of authorization.table.ts have no route').toEqual([]);
});

test('every parameter of a path is something in the table', () => {
  for (const [key, sample] of Object.entries(sampleCalls)) {
    const inPath = [...key.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const inRow =
      'open' in sample
        ? inPath
        : Object.keys('names' in sample ? sample.names : (sample.parameters ?? {}));
    expect(inRow, key).toEqual(inPath);
  }
});

/** Vitest makes tests before the server is there, so rows make the tests, and the first test that no route is left out. */
const rows = Object.entries(sampleCalls).filter(([, sample]) => !('open' in sample));

function routeOf(key: string): TestRoute {
  const route = server.routes.find((candidate) => keyOf(candidate) === key);
  if (!route) throw new Error(`There is no route ${key}`);
  return route;
}

describe('without a token that holds', () => {
  test.each(rows)('%s', async (key, sample) => {
    const route = routeOf(key);
    const before = await storedOfOwner();
    const refused = {
      code: 'AUTHENTICATION_REQUIRED',
      error: errorMessages.authenticationRequired,
    };
    for (const [what, token] of badTokens) {
      const answer = await callRoute(route, sample, { ids: owned, token });
      expect([answer.statusCode, answer.json()], what).toMatchObject([401, refused]);
    }
    if (route.access === 'user') {
      const answer = await callRoute(route, sample, { ids: owned });
      expect([answer.statusCode, answer.json()]).toMatchObject([401, refused]);
    }
    expect(await storedOfOwner()).toEqual(before);
  });
});

describe('what belongs to somebody else', () => {
  const naming = rows.filter(([, sample]) => 'names' in sample);

  test.each(naming)('%s: is as if it did not exist', async (key, sample) => {
    const route = routeOf(key);
    const before = await storedOfOwner();
    const unknown = said(await callRoute(route, sample, { ids: {}, token: stranger.token }));
    expect(unknown).toMatchObject({ status: 404 });
    const foreign = await callRoute(route, sample, { ids: owned, token: stranger.token });
    expect(said(foreign)).toEqual(unknown);
    if (route.access === 'visitor') {
      expect(said(await callRoute(route, sample, { ids: owned }))).toEqual(
        said(await callRoute(route, sample, { ids: {} })),
      );
      expect((await callRoute(route, sample, { ids: owned })).statusCode).toBe(404);
    }
    expect(await storedOfOwner()).toEqual(before);
  });

  const nested = naming.filter(([key]) => [...key.matchAll(/:/g)].length > 1);
  test.each(nested)(
    '%s: a part of it under one’s own is as if it did not exist',
    async (key, sample) => {
      const before = await storedOfOwner();
      const inPath = Object.values('names' in sample ? sample.names : {});
      const last = inPath.at(-1) ?? 'scan';
      const ids = { ...strangers, [last]: owned[last] };
      const answer = await callRoute(routeOf(key), sample, { ids, token: stranger.token });
      expect(answer.statusCode).toBe(404);
      expect(await storedOfOwner()).toEqual(before);
    },
  );

  const aboutOneself = rows.filter(([, sample]) => 'about' in sample);
  test.each(aboutOneself)('%s: is in no answer', async (key, sample) => {
    const before = await storedOfOwner();
    const token = await logInTestAccount(server, stranger.email);
    const answer = await callRoute(routeOf(key), sample, { ids: {}, token });
    expect(answer.statusCode).toBeLessThan(500);
    if (
      'about' in sample &&
      sample.body &&
      JSON.stringify(sample.body(owned)).includes(owned.scan)
    ) {
      expect(answer.statusCode).toBe(404);
    }
    for (const secret of [owner.id, owner.email, ...Object.values(owned)]) {
      expect(answer.body).not.toContain(secret);
    }
    expect(await storedOfOwner()).toEqual(before);
  });
});

test('the owner reaches each of these things', async () => {
  const reading = rows.filter(([key, sample]) => key.startsWith('GET ') && 'names' in sample);
  for (const [key, sample] of reading) {
    if (key === 'GET /scan/:id/report') continue;
    const answer = await callRoute(routeOf(key), sample, { ids: owned, token: owner.token });
    expect([key, answer.statusCode]).toEqual([key, 200]);
  }
});

/** Files; every other answer is made from a schema, so that a new column is in no answer by itself. */
const files =
  /\/(?:report|screenshot|pictures\/\{name\}|export|download\/\{id\}|html\/\{id\}|summary\/\{id\})$/;

test('every answer of a documented call but a file has a schema', async () => {
  interface Operation {
    responses: Record<string, { content?: Record<string, { schema?: object }> }>;
  }
  const { paths } = (await call(server, '/docs/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  const unwritten = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      files.test(path) || responses['200']?.content?.['application/json']?.schema
        ? []
        : [`${method} ${path}`],
    ),
  );
  expect(unwritten).toEqual([]);
});

test('no private answer may be kept by anybody, and no picture used unasked', async () => {
  const settled: string[] = [];
  for (const [key, sample] of rows) {
    // These wait for a worker, or end what the others need.
    if (key.includes('/report') || key.startsWith('DELETE') || key.endsWith('/logout')) continue;
    const token = await logInTestAccount(server, stranger.email);
    const answer = await callRoute(routeOf(key), sample, { ids: strangers, token });
    const rule = /\/(?:screenshot|pictures\/:name)$/.test(key) ? 'private, no-cache' : 'no-store';
    expect([key, answer.headers['cache-control']]).toEqual([key, rule]);
    if (answer.statusCode === 200) settled.push(key);
  }
  expect(settled.length).toBeGreaterThan(20);
});

test('no answer holds a hash, a link’s token or a field of the database', async () => {
  const reading = rows.filter(([key, sample]) => key.startsWith('GET ') && !('open' in sample));
  for (const [key, sample] of reading) {
    if (key === 'GET /scan/:id/report' || key === 'GET /auth/export') continue;
    const answer = await callRoute(routeOf(key), sample, { ids: owned, token: owner.token });
    expect(answer.body, key).not.toMatch(
      /(?<!characters of a )password(?!s or codes refuse|-parts)|token_hash|\$argon2|email_key|client_key|worker_id|not_me|billing(?!_customer_id)|stripe/,
    );
  }
});

test('an anonymous scan is for whoever knows its id, and is in nobody’s list', async () => {
  const asked = await call(server, '/run-once', {
    payload: { url: 'https://anonymous.harbourline.example/' },
  });
  const { job_id: scanId } = asked.json<{ job_id: string }>();
  expect(Buffer.from(scanId, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
  expect((await call(server, `/scan/${scanId}`)).statusCode).toBe(200);
  const { token } = stranger;
  expect((await call(server, `/scan/${scanId}`, { token })).statusCode).toBe(200);
  for (const path of ['/scans/user', '/scans/recent', '/dashboard/scans', '/dashboard/websites']) {
    expect((await call(server, path, { token })).body).not.toContain(scanId);
  }
  for (const [method, path] of [
    ['DELETE', `/scan/${scanId}`],
    ['POST', `/scan/${scanId}/share`],
    ['GET', `/scan/${scanId}/shares`],
  ] as const) {
    expect((await call(server, path, { method, token })).statusCode).toBe(404);
  }
});
