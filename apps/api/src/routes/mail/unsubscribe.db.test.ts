import { ErrorBody } from '@curbcut/wire/errors';
import { ScheduleAnswer } from '@curbcut/wire/schedule';
import { goldenPageScan } from '@curbcut/testing';
import { runDueSchedules } from '@curbcut/services/schedules';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { endTestScan } from '@curbcut/services/rig';
import { setUpTestApp } from '../../set-up-test-app.ts';
import { signInTestUser } from '../../sign-in-test-user.ts';

const navigation = { accept: 'text/html,*/*;q=0.8' };

const { server } = await setUpTestApp();
let token: string;

beforeAll(async () => {
  const { db } = server.ctx;
  const created = await server.app.inject({
    method: 'POST',
    url: '/schedules',
    headers: await signInTestUser(server.ctx),
    payload: { url: 'https://www.harbourline.example/' },
  });
  ScheduleAnswer.parse(created.json());
  await db
    .updateTable('schedules')
    .set({ next_run_at: new Date(Date.now() - 60_000) })
    .execute();
  await runDueSchedules({ ctx: server.ctx, input: {} });
  const { id } = await db.selectFrom('scans').select('id').executeTakeFirstOrThrow();
  await endTestScan(server.ctx, id, goldenPageScan());
  const mail = await db.selectFrom('mails').select('not_me_token').executeTakeFirstOrThrow();
  token = mail.not_me_token;
});

beforeEach(async () => {
  await server.ctx.db.updateTable('schedules').set({ mails_stopped_for: null }).execute();
});

async function isStopped(): Promise<boolean> {
  const { stopped } = await server.ctx.db
    .selectFrom('schedules')
    .select('mails_stopped_for as stopped')
    .executeTakeFirstOrThrow();
  return stopped !== null;
}

test('the link of a mail asks first and changes nothing, whatever the token holds', async () => {
  const answer = await server.app.inject(`/unsubscribe/${token}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(`<form method="post" action="/unsubscribe/${token}">`);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const hostile = encodeURIComponent('"><script>alert(1)</script>');
  expect((await server.app.inject(`/unsubscribe/${hostile}`)).body).not.toContain('<script');
  expect(await isStopped()).toBe(false);
});

test('one click of a mail program stops the schedule’s mails, and only those', async () => {
  for (const _press of [1, 2]) {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/unsubscribe/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'unsubscribed' }]);
    expect(await isStopped()).toBe(true);
  }
  expect(await server.ctx.db.selectFrom('mail_suppressions').selectAll().execute()).toEqual([]);
});

test('also as multipart, as RFC 8058 allows', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/unsubscribe/${token}`,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload:
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  });
  expect(answer.statusCode).toBe(200);
  expect(await isStopped()).toBe(true);
});

test('the button of the page', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/unsubscribe/${token}`,
    headers: { ...navigation, 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('You will get no more mails of this schedule');
  expect(await isStopped()).toBe(true);
});

test('an unknown token', async () => {
  const call = { method: 'POST', url: '/unsubscribe/unknown' } as const;
  const answer = await server.app.inject(call);
  expect([answer.statusCode, ErrorBody.parse(answer.json()).code]).toEqual([404, 'NOT_FOUND']);
  const shown = await server.app.inject({ ...call, headers: navigation });
  expect(shown.statusCode).toBe(404);
  expect(shown.body).toContain('This link is not valid');
});
