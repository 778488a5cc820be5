import { describe, expect, it } from 'vitest';
import { User } from '../account/account.ts';
import { readErrorBody } from './read-error-body.ts';
import { readHealth } from './read-health.ts';
import { queueUnavailable, readQueueInfo } from './read-queue-info.ts';
import { readSignIn, readUser } from './read-user.ts';

// The answers that every page reads before anything else: without the schemas, which are not in the first script.

describe('a refusal', () => {
  it('has a code and a line per wrong field', () => {
    const details = [{ field: 'email', message: 'Please enter a valid email address' }];
    const body = { error: 'No.', code: 'INVALID_REQUEST', request_id: 'r', details };
    expect(readErrorBody(body)).toEqual({ code: 'INVALID_REQUEST', details });
  });

  it.each([
    [null],
    ['<html>'],
    [{}],
    [{ code: 7, details: 'email' }],
    [{ details: [{ field: 1 }] }],
  ])('%j says nothing', (body) => {
    expect(readErrorBody(body)).toEqual({ code: null, details: [] });
  });
});

describe('the health', () => {
  it('is the version and the database', () => {
    const answer = {
      status: 'degraded',
      version: { version: '1.2.3' },
      services: { database: 'disconnected' },
    };
    expect(readHealth(answer)).toEqual({
      version: '1.2.3',
      database: 'disconnected',
      scheduler: '',
    });
    expect(readHealth({ ...answer, version: {} })?.version).toBe('');
  });

  it('may have its version as text, and its parts at the top level or not at all', () => {
    expect(
      readHealth({ status: 'ok', version: '9.1', database: 'connected', scheduler: 'running' }),
    ).toEqual({ version: '9.1', database: 'connected', scheduler: 'running' });
    expect(
      readHealth({
        services: { database: 'disconnected', scheduler: 'stopped' },
        database: 'connected',
        scheduler: 'running',
      }),
    ).toEqual({ version: '', database: 'disconnected', scheduler: 'stopped' });
    const nothingTold = { version: '', database: '', scheduler: '' };
    expect(readHealth({ status: 'healthy' })).toEqual(nothingTold);
    expect(readHealth({ version: { environment: 'test' } })).toEqual(nothingTold);
  });

  it.each([[null], [{}], ['ok'], [[]], [{ hello: 'world' }], [{ status: 7, version: null }]])(
    '%j is no health check',
    (answer) => {
      expect(readHealth(answer)).toBeNull();
    },
  );
});

const user: User = {
  id: 'u1',
  name: 'Marta',
  email: 'marta@example.org',
  company: null,
  email_results: true,
  standard: '2.2-AA',
  billing_customer_id: null,
  email_verified: false,
  subscription_type: 'pro',
  max_scans_per_month: 100,
  max_scheduled_scans: 10,
  max_pages_per_scan: 100,
  current_scheduled_scans: 2,
  created_at: '2026-01-01T00:00:00.000Z',
  pending_email: 'm@example.org',
};

describe('the user', () => {
  it('is read as the server gives it', () => {
    expect(User.parse(user)).toEqual(user);
    expect(readUser({ user })).toEqual(user);
    expect(readUser(user)).toEqual(user);
  });

  it('of an older server has the limits of the plan', () => {
    const read = readUser({ user: { _id: 7, email: 'a@example.org', max_scans_per_month: 1_000 } });
    expect(read).toMatchObject({
      id: '7',
      name: '',
      email_verified: true,
      subscription_type: 'pro',
      max_scheduled_scans: 10,
      max_pages_per_scan: 100,
      current_scheduled_scans: 0,
    });
    expect(User.safeParse(read).success).toBe(true);
  });

  it.each([
    [null],
    [{}],
    [{ user: null }],
    [{ user: { id: 'u1' } }],
    [{ user: { email: 'a@b.c' } }],
  ])('%j is nobody', (answer) => {
    expect(readUser(answer)).toBeNull();
  });
});

it('a sign-in has a token and a user', () => {
  expect(readSignIn({ access_token: 't', user })).toEqual({ access_token: 't', user });
  expect(readSignIn({ user })).toBeNull();
  expect(readSignIn({ access_token: 't' })).toBeNull();
});

describe('how busy the scanner is', () => {
  it('is read, counts that are not told as none', () => {
    const answer = { queue_available: true, queued: 2, running: 1, workers: 3 };
    expect(readQueueInfo(answer)).toEqual(answer);
    expect(readQueueInfo({ queue_available: true, queued: '4' })).toEqual({
      queue_available: true,
      queued: 4,
      running: 0,
      workers: 0,
    });
    expect(readQueueInfo({ queue_available: false, queued: 5 })).toEqual(queueUnavailable);
  });

  it.each([[null], [{}], ['ok'], [{ queued: 1 }]])('%j is no answer', (answer) => {
    expect(readQueueInfo(answer)).toBeNull();
  });
});
