import { expect, test } from 'vitest';
import { ProfileUpdate, RegisterRequest } from '../account/account.ts';
import { ContactRequest } from './contact.ts';
import { ScanRequest } from '../scan/scan-request.ts';
import { ScheduleRequest } from '../schedule/schedule.ts';

const hostile = ' Ada\r\nBcc: eve@example.org\u2028\u0085\tLovelace\u000B ';
const oneLine = 'Ada Bcc: eve@example.org Lovelace';

const email = 'ada@example.org';
const url = 'https://example.org/';
const account = { email, password: 'Sturdy-Bridge-41', name: 'Ada', company: 'Mill' };
const message = { name: 'Ada', email, subject: 'Hello', message: 'Two\nlines', form_token: 'x' };

test.each([
  ['register', RegisterRequest, account, ['name', 'company']],
  ['profile', ProfileUpdate, { name: 'Ada', company: 'Mill' }, ['name', 'company']],
  ['scan', ScanRequest, { url, name: 'Ada', company: 'Mill' }, ['name', 'company']],
  ['schedule', ScheduleRequest, { url, name: 'Ada' }, ['name']],
  ['contact', ContactRequest, message, ['name', 'subject']],
] as const)('%s: names and subjects are one line', (_name, schema, input, fields) => {
  for (const field of fields) {
    expect(schema.parse({ ...input, [field]: hostile })).toMatchObject({
      ...input,
      [field]: oneLine,
    });
    const empty = schema.safeParse({ ...input, [field]: '\r\n\u2028' }).data;
    expect(empty === undefined || !Object.values(empty).includes('\r\n\u2028')).toBe(true);
  }
});

test('a name that is nothing but line breaks is too short', () => {
  expect(RegisterRequest.safeParse({ ...account, name: '\nA\n' }).error?.issues[0]?.message).toBe(
    'Name must be at least 2 characters',
  );
});
