import { describe, expect, it } from 'vitest';
import { User } from '../api/account.ts';
import { readErrorBody } from './read-error-body.ts';
import { readHealth } from './read-health.ts';
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
    expect(readHealth(answer)).toEqual({ version: '1.2.3', database: 'disconnected' });
    expect(readHealth({ ...answer, version: {} })?.version).toBe('');
  });

  it.each([
    [null],
    [{}],
    ['ok'],
    [{ status: 'healthy' }],
    [{ services: { database: 'connected' } }],
  ])('%j is no health check', (answer) => {
    expect(readHealth(answer)).toBeNull();
  });
});

const user: User = {
  id: 'u1',
  name: 'Marta',
  email: 'marta@example.org',
  company: null,
  email_results: true,
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
