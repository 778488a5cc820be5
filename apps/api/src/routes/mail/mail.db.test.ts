import { ErrorBody } from '@curbcut/wire/errors';
import { goldenPageScan } from '@curbcut/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endTestScan } from '@curbcut/services/rig';
import { setUpTestApp } from '../../set-up-test-app.ts';

const { server } = await setUpTestApp();
let mail: { id: string; not_me_token: string };

beforeAll(async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/run-once',
    payload: { url: 'https://example.org', email: 'maya@example.org' },
  });
  await endTestScan(server.ctx, answer.json<{ job_id: string }>().job_id, goldenPageScan());
  mail = await server.ctx.db
    .selectFrom('mails')
    .select(['id', 'not_me_token'])
    .executeTakeFirstOrThrow();
});

async function countSuppressed(): Promise<number> {
  return (await server.ctx.db.selectFrom('mail_suppressions').selectAll().execute()).length;
}

describe('not me', () => {
  const navigation = { accept: 'text/html,*/*;q=0.8' };

  beforeEach(async () => {
    await server.ctx.db.deleteFrom('mail_suppressions').execute();
  });

  test('the link of a mail asks first and changes nothing, whatever the token holds', async () => {
    const answer = await server.app.inject(`/not-me/${mail.not_me_token}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(
      `<input type="hidden" name="token" value="${mail.not_me_token}" />`,
    );
    const hostile = await server.app.inject(
      `/not-me/${encodeURIComponent('"><script>alert(1)</script>')}`,
    );
    expect(hostile.body).not.toContain('<script');
    expect(await countSuppressed()).toBe(0);
  });

  test('the button stops mail to the recipient, and may be pressed again', async () => {
    for (const _press of [1, 2]) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/mail/not-me',
        headers: { ...navigation, 'content-type': 'application/x-www-form-urlencoded' },
        payload: `token=${encodeURIComponent(mail.not_me_token)}`,
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('You will get no more mail from us');
    }
    expect(await countSuppressed()).toBe(1);
  });

  test('as a call', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/mail/not-me',
      payload: { token: mail.not_me_token },
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'suppressed' }]);
  });

  test('an unknown token', async () => {
    const call = { method: 'POST', url: '/mail/not-me', payload: { token: 'unknown' } } as const;
    const answer = await server.app.inject(call);
    expect([answer.statusCode, ErrorBody.parse(answer.json()).code]).toEqual([404, 'NOT_FOUND']);
    const page = await server.app.inject({ ...call, headers: navigation });
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('This link is not valid');
  });

  test.each([
    ['application/json', '{}'],
    ['application/json', '{"token":["a"]}'],
    ['application/json', '{"token":""}'],
    ['application/x-www-form-urlencoded', 'token='],
    ['application/x-www-form-urlencoded', 'token=%00'],
  ])('a token that is none: %s %s', async (type, payload) => {
    const headers = { 'content-type': type };
    const answer = await server.app.inject({
      method: 'POST',
      url: '/mail/not-me',
      headers,
      payload,
    });
    expect(answer.statusCode).toBe(400);
  });
});
