import { AuthAnswer } from '@curbcut/wire/account';
import type { AccountMailToSend } from '@curbcut/services/mails';
import type { TestApp } from '../../open-test-app.ts';

/** Only tests import this file. */
export const testPassword = 'Sturdy-Bridge-41';

export interface TestAccount {
  id: string;
  email: string;
  token: string;
}

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  token?: string;
  payload?: unknown;
  /** The visitor's IP address; another one with each call unless told. */
  ip?: string;
  headers?: Record<string, string>;
}

let accounts = 0;
let ips = 0;

/** Another visitor each time, so that throttles don't meet between tests. */
export function newIp(): string {
  ips += 1;
  return `203.0.${Math.floor(ips / 250)}.${(ips % 250) + 1}`;
}

export function newEmail(): string {
  accounts += 1;
  return `person${accounts}@example.org`;
}

export async function call(server: TestApp, url: string, request: Call = {}) {
  const { payload } = request;
  return server.app.inject({
    method: request.method ?? (payload === undefined ? 'GET' : 'POST'),
    url,
    remoteAddress: request.ip ?? newIp(),
    headers: {
      ...(request.token === undefined ? {} : { authorization: `Bearer ${request.token}` }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
    },
    ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
  });
}

export async function registerTestAccount(
  server: TestApp,
  { email = newEmail(), name = 'Ada Lovelace' }: { email?: string; name?: string } = {},
): Promise<TestAccount> {
  const payload = { email, password: testPassword, name };
  const answer = await call(server, '/auth/register', { payload });
  const { access_token: token, user } = AuthAnswer.parse(answer.json());
  return { id: user.id, email, token };
}

export async function logInTestAccount(
  server: TestApp,
  email: string,
  password = testPassword,
): Promise<string> {
  const answer = await call(server, '/auth/login', { payload: { email, password } });
  return AuthAnswer.parse(answer.json()).access_token;
}

/** The status of a call with this access token: 200 or 401. */
export async function profileStatus(server: TestApp, token: string): Promise<number> {
  return (await call(server, '/auth/profile', { token })).statusCode;
}

/** The mails queued for an address, oldest first. */
export async function mailsTo(server: TestApp, email: string) {
  return server.ctx.db
    .selectFrom('mails')
    .select(['id', 'kind', 'status', 'parameters', 'user_id'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();
}

/** The token of the newest link of a kind that was mailed to an address. */
export async function linkTokenOf(
  server: TestApp,
  email: string,
  kind: AccountMailToSend['kind'],
): Promise<string> {
  const mails = await mailsTo(server, email);
  const token = mails.findLast((mail) => mail.kind === kind)?.parameters?.['token'];
  if (!token) throw new Error(`No mail of kind ${kind} to ${email}`);
  return token;
}
