import type { InquiryType } from '@curbcut/model/site';
import { beforeEach, expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { newVisitor } from '../../rig/test-scans.ts';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { issueOldFormToken } from '../forms/test-form-token.ts';
import { listMessages, sendMessage } from './index.ts';

const { ctx } = await setUpTestServices({
  contactEmail: 'desk@operator.example',
  salesEmail: 'sales@operator.example',
});

beforeEach(async () => {
  await ctx.db.deleteFrom('contact_messages').execute();
  await ctx.db.deleteFrom('mails').execute();
  await ctx.db.deleteFrom('throttle_counters').execute();
});

interface Sending {
  inquiryType?: InquiryType;
  with?: ServiceContext;
  website?: string;
  subject?: string;
  clientIp?: string;
  formToken?: string;
}

async function send(more: Sending = {}): Promise<string> {
  const clientIp = more.clientIp ?? newVisitor();
  return sendMessage({
    ctx: more.with ?? ctx,
    input: {
      inquiryType: more.inquiryType ?? 'support',
      name: 'Maya Okafor',
      email: 'maya@example.org',
      subject: more.subject ?? 'A question',
      message: 'First line\nSecond line',
      website: more.website ?? '',
      clientIp,
      formToken: more.formToken ?? (await issueOldFormToken(ctx, { clientIp })),
    },
  });
}

function mails() {
  return ctx.db.selectFrom('mails').select(['kind', 'recipient', 'parameters']).execute();
}

function messages() {
  return listMessages({ ctx, input: { limit: 10 } });
}

test('a message is stored and mailed to the operator', async () => {
  await send({ subject: 'Hello\r\nBcc: everybody@example.org' });
  const [message] = await messages();
  expect(message).toMatchObject({
    inquiryType: 'support',
    name: 'Maya Okafor',
    subject: 'Hello Bcc: everybody@example.org',
    message: 'First line\nSecond line',
    mailedTo: 'desk@operator.example',
  });
  expect(await mails()).toEqual([
    {
      kind: 'contact-message',
      recipient: 'desk@operator.example',
      parameters: {
        messageId: message?.id,
        inquiryType: 'support',
        name: 'Maya Okafor',
        email: 'maya@example.org',
        subject: 'Hello Bcc: everybody@example.org',
        message: 'First line\nSecond line',
      },
    },
  ]);
});

test('a question about prices goes to whoever sells', async () => {
  await send({ inquiryType: 'sales' });
  expect(await mails()).toMatchObject([{ recipient: 'sales@operator.example' }]);
  expect(await messages()).toMatchObject([{ mailedTo: 'sales@operator.example' }]);
});

test('without an address it is stored only, and the log says so', async () => {
  const warnings: string[] = [];
  const log = {
    info() {},
    error() {},
    warn: (_about: unknown, text?: string) => void warnings.push(text ?? ''),
  };
  await send({ with: { ...ctx, log, config: { ...ctx.config, contactEmail: null } } });
  expect(await messages()).toMatchObject([{ mailedTo: null }]);
  expect(await mails()).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining('set CONTACT_EMAIL or SUPPORT_EMAIL')]);
});

test('a machine that fills the hidden field gets the same answer and nothing is kept', async () => {
  await send({ website: 'https://spam.example' });
  expect([await messages(), await mails()]).toEqual([[], []]);
});

test('one visitor may send five an hour', async () => {
  const clientIp = newVisitor();
  for (let time = 0; time < 5; time += 1) await send({ clientIp });
  await expect(send({ clientIp })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await messages()).toHaveLength(5);
});

test('a refused mail loses no message: it is stored beyond the operator’s limit of mails', async () => {
  for (let time = 0; time < 61; time += 1) await send();
  expect(await mails()).toHaveLength(60);
  const stored = await listMessages({ ctx, input: { limit: 100 } });
  expect(stored.filter(({ mailedTo }) => mailedTo === null)).toHaveLength(1);
  expect(stored).toHaveLength(61);
});

test('when storing fails the form’s token still holds, so that the same form can be sent again', async () => {
  const clientIp = newVisitor();
  const formToken = await issueOldFormToken(ctx, { clientIp });
  const broken = { ...ctx, config: { ...ctx.config, publicUrl: 'no address' } };
  await expect(send({ with: broken, clientIp, formToken })).rejects.toThrow('Invalid URL');
  await send({ clientIp, formToken });
  expect(await messages()).toHaveLength(1);
});

test('an answer within a day is only promised where somebody is mailed the message', async () => {
  const told = (config: Partial<ServiceContext['config']>, inquiryType: InquiryType = 'support') =>
    send({ inquiryType, with: { ...ctx, config: { ...ctx.config, ...config } } });
  const promise = "Message sent successfully! We'll get back to you within 24 hours.";
  const kept = 'Message sent successfully! It is kept for the operator of this service.';
  expect(await told({ mailKind: 'smtp' })).toBe(promise);
  expect(await told({ mailKind: 'outbox' })).toBe(kept);
  expect(await told({ mailKind: 'smtp', contactEmail: null })).toBe(kept);
  expect(await told({ mailKind: 'smtp', contactEmail: null }, 'sales')).toBe(promise);
  const { operator } = ctx.config;
  const replies = (replyTime: string) =>
    told({ mailKind: 'outbox', operator: { ...operator, replyTime } });
  expect(await replies('Within 24 hours on business days')).toBe(promise);
  expect(await replies('Within two days')).toBe(
    'Message sent successfully! When we answer: Within two days.',
  );
});
