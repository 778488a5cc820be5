import { siteMessages } from '@curbcut/model/site';
import { DoneAnswer } from '@curbcut/wire/account';
import { ErrorBody } from '@curbcut/wire/errors';
import { FormTokenAnswer } from '@curbcut/wire/forms';
import { beforeEach, expect, test } from 'vitest';
import { setUpTestApp } from '../../set-up-test-app.ts';

const message = {
  inquiry_type: 'partnership',
  name: 'Maya Okafor',
  email: 'maya@example.org',
  subject: 'Working together',
  message: 'Hello',
};
const { server } = await setUpTestApp({
  CONTACT_EMAIL: 'desk@operator.example',
  REPLY_TIME: 'Within 24 hours',
});

beforeEach(async () => {
  for (const table of ['contact_messages', 'mails', 'throttle_counters'] as const) {
    await server.ctx.db.deleteFrom(table).execute();
  }
});

async function send(more: object = {}) {
  const { json } = await server.app.inject({ method: 'POST', url: '/form-token' });
  const { form_token: token } = FormTokenAnswer.parse(json());
  await server.ctx.db
    .updateTable('form_tokens')
    .set({ created_at: new Date(Date.now() - 60_000) })
    .execute();
  const payload = { ...message, form_token: token, ...more };
  return server.app.inject({ method: 'POST', url: '/contact/messages', payload });
}

function stored() {
  return server.ctx.db
    .selectFrom('contact_messages')
    .select(['inquiry_type', 'name', 'email', 'subject', 'message', 'mailed_to'])
    .execute();
}

test('a message is stored and mailed', async () => {
  const answer = await send();
  expect(answer.statusCode).toBe(200);
  expect(DoneAnswer.parse(answer.json()).message).toBe(siteMessages.contactSent);
  expect(await stored()).toEqual([{ ...message, mailed_to: 'desk@operator.example' }]);
});

test('the longest message that the form takes arrives, in any script', async () => {
  const long = '𝔘'.repeat(2_500);
  expect((await send({ message: long })).statusCode).toBe(200);
  expect((await stored())[0]?.message).toBe(long);
});

test.each([
  ['name', ''],
  ['subject', '   '],
  ['message', ''],
  ['message', 'x'.repeat(5_001)],
  ['email', 'maya'],
  ['email', 'maya@example.org\nBcc: all@example.org'],
  ['inquiry_type', 'complaint'],
])('a wrong %s is named', async (field, value) => {
  const answer = await send({ [field]: value });
  expect(answer.statusCode).toBe(400);
  const { details } = ErrorBody.parse(answer.json());
  expect(details?.map((detail) => detail.field)).toEqual([field]);
  expect(await stored()).toEqual([]);
});

test('the sixth message of an hour has to wait', async () => {
  for (let time = 0; time < 5; time += 1) expect((await send()).statusCode).toBe(200);
  const answer = await send();
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(ErrorBody.parse(answer.json()).error).toBe(siteMessages.tooManyMessages);
});
