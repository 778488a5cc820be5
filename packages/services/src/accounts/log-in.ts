import type { Db } from '@curbcut/db';
import { accountMessages } from '@curbcut/model/accounts';
import { AppError } from '@curbcut/model/errors';
import { type AuthAnswer, type LoginRequest } from '@curbcut/wire/account';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { toEmailKey } from '../kernel/emails/to-email-key.ts';
import { enforceRateLimit } from '../kernel/rate-limit/enforce-rate-limit.ts';
import { rateLimits } from '../kernel/rate-limit/rate-limits.ts';
import { resetRateLimit, refundRateLimit } from '../kernel/rate-limit/reset-rate-limit.ts';
import { toClientKey } from '../kernel/rate-limit/to-client-key.ts';
import { readUser } from './read-user.ts';
import { createSession } from './sessions/create-session.ts';
import type { Device } from './sessions/device.ts';

/**
 * Begins a session. An unknown email and a wrong password are one answer, INVALID_CREDENTIALS, after the same time.
 * Throws RATE_LIMITED after too many tries from an IP or on an account, and UNAVAILABLE while too many sign in.
 */
export async function logIn({
  ctx,
  input: { request, device },
}: {
  ctx: ServiceContext;
  input: { request: LoginRequest; device: Device };
}): Promise<AuthAnswer> {
  const clientKey = toClientKey(device.ip);
  const emailKey = toEmailKey(request.email);
  await enforceRateLimit(ctx.db, rateLimits.loginFromIp, clientKey);
  const account = await findAccount(ctx.db, emailKey);
  // Strangers who try passwords elsewhere don't lock the owner out where the owner is signed in already.
  const isKnownPlace = account?.ips.some((known) => toClientKey(known) === clientKey);
  const counted = isKnownPlace ? [emailKey, clientKey] : [emailKey];
  await enforceRateLimit(ctx.db, rateLimits.loginToAccount, ...counted);
  const isRight = await ctx.passwords.verify(account?.password_hash ?? null, request.password);
  if (!account || !isRight) throw invalidCredentials();
  const answer = await beginSession(ctx, account, request.password, device);
  await resetRateLimit(ctx.db, rateLimits.loginToAccount, ...counted);
  await refundRateLimit(ctx.db, rateLimits.loginFromIp, clientKey);
  return answer;
}

interface Account {
  id: string;
  password_hash: string;
  /** Of the account's sessions. */
  ips: string[];
}

async function findAccount(db: Db, emailKey: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select([
      'id',
      'password_hash',
      sql<
        string[]
      >`array(select distinct address from sessions where user_id = users.id and address is not null)`.as(
        'ips',
      ),
    ])
    .where('email_key', '=', emailKey)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Only while the password that was compared still holds: it may have been changed meanwhile. */
async function beginSession(
  ctx: ServiceContext,
  account: Account,
  password: string,
  device: Device,
): Promise<AuthAnswer> {
  const passwordHash = ctx.passwords.isOutdated(account.password_hash)
    ? await ctx.passwords.hash(password)
    : account.password_hash;
  return ctx.db.transaction().execute(async (trx) => {
    const held = await trx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!held) throw invalidCredentials();
    return {
      access_token: await createSession(trx, account.id, device),
      user: await readUser(ctx, trx, account.id),
    };
  });
}

function invalidCredentials(): AppError {
  return new AppError('INVALID_CREDENTIALS', accountMessages.invalidCredentials);
}
