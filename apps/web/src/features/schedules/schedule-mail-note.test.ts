import { expect, test } from 'vitest';
import { scheduleMailNote, schedulePromise } from './schedule-mail-note.ts';

const ownEmail = 'Maya@example.org';
const elsewhere = 'We e-mail client@example.com. Every result is also in your history';

test.each([
  ['mails to the owner need no words', null, 'on', true, null],
  ['nor when they name the own address', 'maya@Example.org', 'on', true, null],
  ['mails that the owner stopped', null, 'stopped', true, 'You have stopped its mails'],
  ['which stay stopped where none are sent', null, 'stopped', false, 'You have stopped its mails'],
  ['mails to somebody else', 'client@example.com', 'on', true, elsewhere],
  ['a server that sends none', 'client@example.com', 'on', false, null],
] as const)('%s', (_what, email, mails, sendsMail, note) => {
  expect(scheduleMailNote({ email, mails }, { ownEmail, sendsMail })).toBe(note);
});

test.each([true, false])(
  'no mail is promised where none is sent (plan allows it: %s)',
  (isAllowed) => {
    expect(schedulePromise({ isAllowed, sendsMail: true })).toMatch(/\bmails? you\b/);
    expect(schedulePromise({ isAllowed, sendsMail: false })).not.toContain('mail');
  },
);
