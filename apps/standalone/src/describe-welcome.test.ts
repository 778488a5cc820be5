import { expect, test } from 'vitest';
import { describeWelcome } from './describe-welcome.ts';

const env = { PORT: 8000, HOST: '127.0.0.1' };
const stateDir = '/var/lib/curbcut';
const url = 'http://127.0.0.1:8000';

test('gives the link that opens the outbox, and says what it is worth', () => {
  const outboxUrl = `${url}/outbox?key=abc`;
  const welcome = describeWelcome(env, { url, outboxUrl, stateDir });
  expect(welcome).toContain(`running at ${url}\n`);
  expect(welcome).toMatch(
    /Mail +kept here, nothing is sent .*\n.*password resets.*\n +http.*key=abc\n/,
  );
});

test('names the folder of the mails where no page shows them', () => {
  const welcome = describeWelcome(env, { url, stateDir });
  expect(welcome).toContain('kept in /var/lib/curbcut/outbox, nothing is sent');
});

test.each([
  ['127.0.0.1', 'this machine only, on port 8000'],
  ['127.0.0.2', 'this machine only, on port 8000'],
  ['localhost', 'this machine only, on port 8000'],
  ['::1', 'this machine only, on port 8000'],
  ['0.0.0.0', 'everybody whose network reaches this machine, on port 8000'],
  ['::', 'everybody whose network reaches this machine, on port 8000'],
  ['192.168.1.5', 'everybody whose network reaches 192.168.1.5, on port 8000'],
])('says to whom HOST=%s is open', (HOST, reach) => {
  expect(describeWelcome({ ...env, HOST }, { url, stateDir })).toMatch(
    new RegExp(`Open to +${reach}`),
  );
});

test('says what may be scanned beside the public web', () => {
  expect(describeWelcome(env, { url, stateDir })).toMatch(/Scans +public websites only\n/);
  const allowing = { ...env, ALLOW_PRIVATE_TARGETS: '10.0.0.0/8, wiki.corp:8080' };
  expect(describeWelcome(allowing, { url, stateDir })).toMatch(
    /Scans .* for everybody: 10\.0\.0\.0\/8, wiki\.corp:8080\n/,
  );
});

test.each([
  ['postgres://ada:hunter2@a.corp:5433,b.corp/curbcut', 'a.corp:5433,b.corp (DATABASE_URL)'],
  ['postgres://ada:hunter@2@db.corp/curbcut', 'db.corp (DATABASE_URL)'],
  ['postgres:///curbcut?host=/var/run/postgresql', 'a server on this machine (DATABASE_URL)'],
])('names the database’s host: %s', (DATABASE_URL, named) => {
  const welcome = describeWelcome({ ...env, DATABASE_URL }, { url, stateDir });
  expect(welcome).toContain(`Database  ${named}\n`);
});

test('says no password', () => {
  const secrets = {
    ...env,
    SMTP_URL: 'smtp://ada:hunter2@mail.example.org:587',
    DATABASE_URL: 'postgres://ada:hunter2@db.example.org/curbcut',
  };
  const welcome = describeWelcome(secrets, { url: 'http://localhost:8000', stateDir });
  expect(welcome).toContain('sent through mail.example.org:587');
  expect(welcome).toContain('db.example.org (DATABASE_URL)');
  expect(welcome).not.toContain('hunter2');
});
