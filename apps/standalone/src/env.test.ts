import path from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('works without any setting and ignores what it does not know', () => {
  expect(readEnv({ HOME: '/home/me', PORT: ' ' })).toEqual({ PORT: 8000, HOST: '127.0.0.1' });
});

test('makes the state directory absolute', () => {
  expect(readEnv({ CURBCUT_STATE_DIR: 'state' }).CURBCUT_STATE_DIR).toBe(path.resolve('state'));
});

test('lists every problem at once', () => {
  const read = () =>
    readEnv({ PORT: '80000', DATABASE_URL: 'mysql://x', SMTP_URL: 'mail.example' });
  expect(read).toThrow(/PORT: .*\n.*DATABASE_URL: .*\n.*SMTP_URL: /);
});
