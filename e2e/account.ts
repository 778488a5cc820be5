import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { linkIn, waitForMail } from './outbox.ts';
import { productEnv } from './product-env.ts';
import { type RunningProduct, waitFor } from './start-product.ts';

const run = promisify(execFile);
const password = 'Harbor-Lantern-42';

/** A call of the API that must succeed, as somebody or, without a token, as a visitor. */
export async function callAs(
  product: Pick<RunningProduct, 'url'>,
  token: string | null,
  method: string,
  where: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const response = await fetch(product.url + where, {
    method,
    headers: {
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (response.status !== 200) {
    throw new Error(`${method} ${where}: ${response.status} ${JSON.stringify(answer)}`);
  }
  return answer;
}

/** One IP for each account: few of them may be registered from the same in an hour. */
let registrations = 0;

/**
 * Registers somebody; with a plan, confirms the email and sets it as an operator does. Returns the token. A product
 * with TRUST_PROXY=1 takes each account for another visitor.
 */
export async function createAccount(
  product: RunningProduct,
  name: string,
  plan: string | null,
): Promise<string> {
  const email = `${name.toLowerCase()}@${product.emailDomain}`;
  registrations += 1;
  const registered = await callAs(
    product,
    null,
    'POST',
    '/auth/register',
    { email, password, name: `${name} Okafor`, company: null },
    { 'x-forwarded-for': `${product.network}.${registrations}` },
  );
  if (plan !== null) {
    const mail = await waitForMail(product, { recipient: email, subject: /confirm|verif/i });
    const token = new URL(linkIn(mail, '/verify-email'), product.url).searchParams.get('token');
    await callAs(product, null, 'POST', '/auth/verify-email', { token });
    await run(process.execPath, ['apps/admin/src/main.ts', 'set-plan', email, plan], {
      cwd: path.resolve(import.meta.dirname, '..'),
      env: productEnv({ CURBCUT_STATE_DIR: product.stateDir }),
    });
  }
  return String(registered['access_token']);
}

/** Scans a URL, in a way that may be chosen, and waits for the end. Returns the scan's id. */
export async function scanAs(
  product: RunningProduct,
  token: string,
  url: string,
  way: { standard?: string; interaction?: boolean; scan_type?: 'single_page' | 'site' } = {},
): Promise<string> {
  const { job_id: id } = await callAs(product, token, 'POST', '/run-once', { url, ...way });
  await waitFor(async () => {
    const { status } = await callAs(product, token, 'GET', `/scan-status/${String(id)}`);
    return status === 'completed' || status === 'failed';
  }, 150_000);
  return String(id);
}
