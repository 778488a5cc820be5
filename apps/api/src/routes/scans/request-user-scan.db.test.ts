import { ErrorBody } from '@curbcut/wire/errors';
import { ScanRequestAnswer } from '@curbcut/wire/scan';
import { expect, test } from 'vitest';
import { setUpTestApp } from '../../set-up-test-app.ts';
import { signInTestUser } from '../../sign-in-test-user.ts';

const { server } = await setUpTestApp();

function ask(payload: object, headers: Record<string, string> = {}, from = '198.51.100.9') {
  return server.app.inject({
    method: 'POST',
    url: '/run-once',
    remoteAddress: from,
    headers,
    payload,
  });
}

async function askForJob(url: string, headers: Record<string, string>): Promise<string> {
  return ScanRequestAnswer.parse((await ask({ url }, headers)).json()).job_id;
}

test('a person’s scan is the person’s own, whatever the body says', async () => {
  const owner = await signInTestUser(server.ctx);
  const stranger = await signInTestUser(server.ctx);
  const answer = await ask(
    { url: 'https://example.org/', user_id: 'x', status: 'completed', quota_month: null },
    owner,
  );
  const { job_id: id } = ScanRequestAnswer.parse(answer.json());
  const read = async (headers: Record<string, string>) =>
    (await server.app.inject({ url: `/scan-status/${id}`, headers })).statusCode;
  expect([await read(owner), await read(stranger), await read({})]).toEqual([200, 404, 404]);
  const stored = await server.ctx.db
    .selectFrom('scans')
    .select(['client_key', 'status', 'quota_month'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // No network address of a person's is kept.
  expect(stored).toMatchObject({ client_key: 'user', status: 'queued' });
  expect(stored.quota_month).toMatch(/^\d{4}-\d{2}-01$/);
});

test('a token that does not hold is refused, never taken for a visitor', async () => {
  const answer = await ask(
    { url: 'https://example.org/' },
    { authorization: `Bearer ${'y'.repeat(24)}` },
  );
  expect(answer.statusCode).toBe(401);
});

test('people are not limited by their network address, only by their plan', async () => {
  const owner = await signInTestUser(server.ctx, 'free');
  const asked = [];
  for (let page = 0; page < 6; page += 1) {
    asked.push(await ask({ url: `https://example.org/${page}` }, owner));
  }
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 402]);
  const refusal = ErrorBody.parse(asked.at(-1)?.json());
  expect(refusal).toMatchObject({ code: 'QUOTA_EXCEEDED' });
  expect(refusal.error).toMatch(
    /^You have used all 5 scans of this month\. .+ \(UTC\)\. .+ at \/pricing\.$/,
  );
});

test('an Idempotency-Key gives the same job to the same person', async () => {
  const owner = await signInTestUser(server.ctx);
  const key = { 'idempotency-key': 'click-42' };
  const url = 'https://example.org/key';
  const job = await askForJob(url, { ...owner, ...key });
  expect(await askForJob(url, { ...owner, ...key })).toBe(job);
  await server.ctx.db
    .updateTable('scans')
    .set({ status: 'failed', finished_at: new Date() })
    .where('id', '=', job)
    .execute();
  expect(await askForJob(url, { ...owner, ...key })).toBe(job);
  expect(await askForJob(url, owner)).not.toBe(job);
  const conflict = await ask({ url: 'https://example.org/other' }, { ...owner, ...key });
  expect(conflict.statusCode).toBe(409);
  const stranger = await signInTestUser(server.ctx);
  expect(await askForJob(url, { ...stranger, ...key })).not.toBe(job);
});

test.each(['', 'x'.repeat(201), 'a\tb', 'ä'])('the key %j is refused', async (key) => {
  const answer = await ask({ url: 'https://example.org/' }, { 'idempotency-key': key });
  expect(answer.statusCode).toBe(400);
  expect(ErrorBody.parse(answer.json()).error).toContain('Idempotency-Key');
});

test('the scan of a whole site needs an account, and a plan that has it', async () => {
  const payload = { url: 'https://whole.example/', scan_type: 'site' };
  const visitor = await ask(payload, {});
  expect(visitor.statusCode).toBe(401);
  const free = await ask(payload, await signInTestUser(server.ctx, 'free'));
  expect(free.statusCode).toBe(403);
  expect(ErrorBody.parse(free.json())).toMatchObject({
    code: 'PLAN_REQUIRED',
    error:
      'Scans of whole sites come with the Pro Tier. Upgrade at /pricing, or scan this page alone.',
  });
});

test.each(['SITE', 'SINGLE_PAGE', 7, null])('the scan type %j is refused', async (type) => {
  const owner = await signInTestUser(server.ctx);
  const answer = await ask({ url: 'https://example.org/', scan_type: type }, owner);
  expect(answer.statusCode).toBe(400);
  expect(ErrorBody.parse(answer.json()).error).toBe(
    'A scan is of one page (single_page) or of a site.',
  );
});
