import { expect, test } from 'vitest';
import { describeWelcome } from './describe-welcome.ts';

const env = { PORT: 8000, HOST: '127.0.0.1' };

test.each([
  ['http://127.0.0.1:8000', 'http://127.0.0.1:8000/outbox'],
  ['http://[::1]:8000', 'http://[::1]:8000/outbox'],
  ['https://scan.example.org', '/var/lib/curbcut/outbox'],
])('says where mails are that nobody sends: of %s at %s', (url, place) => {
  const welcome = describeWelcome(env, url, '/var/lib/curbcut');
  expect(welcome).toContain(`kept here, nothing is sent: ${place} (set SMTP_URL`);
});

test('says no password', () => {
  const secrets = {
    ...env,
    SMTP_URL: 'smtp://ada:hunter2@mail.example.org:587',
    DATABASE_URL: 'postgres://ada:hunter2@db.example.org/curbcut',
  };
  const welcome = describeWelcome(secrets, 'http://localhost:8000', '/var/lib/curbcut');
  expect(welcome).toContain('sent through mail.example.org:587');
  expect(welcome).toContain('db.example.org (DATABASE_URL)');
  expect(welcome).not.toContain('hunter2');
});
