import { timingSafeEqual } from 'node:crypto';
import type { Db } from '@curbcut/db';
import { accountMessages } from '@curbcut/model/accounts';
import { AppError } from '@curbcut/model/errors';
import { type AuthAnswer, type RegisterRequest } from '@curbcut/wire/account';
import type { ServiceContext, ServicesConfig } from '../kernel/context/service-context.ts';
import { toEmailKey } from '../kernel/emails/to-email-key.ts';
import { newId } from '../kernel/ids/new-id.ts';
import { enforceRateLimit } from '../kernel/rate-limit/enforce-rate-limit.ts';
import { rateLimits } from '../kernel/rate-limit/rate-limits.ts';
import { toClientKey } from '../kernel/rate-limit/to-client-key.ts';
import { hashToken } from '../kernel/tokens/hash-token.ts';
import { queueAccountMail } from '../mails/index.ts';
import { issueLink } from './links/issue-link.ts';
import { checkNewPassword } from './passwords/check-new-password.ts';
import { readUser } from './read-user.ts';
import { createSession } from './sessions/create-session.ts';
import type { Device } from './sessions/device.ts';

/**
 * Makes an account on the operator's default plan, signs it in, and queues the mail that verifies its email, all or
 * nothing. Throws REGISTRATION_CLOSED, RATE_LIMITED, INVALID_REQUEST for a password others would try, or EMAIL_TAKEN.
 */
export async function register({
  ctx,
  input: { request, device },
}: {
  ctx: ServiceContext;
  input: { request: RegisterRequest; device: Device };
}): Promise<AuthAnswer> {
  await enforceRateLimit(ctx.db, rateLimits.registerFromIp, toClientKey(device.ip));
  checkInvitation(ctx.config, request.invite);
  await checkNewPassword(request.password, request);
  const emailKey = toEmailKey(request.email);
  if (await isTaken(ctx.db, emailKey)) throw emailTaken();
  const passwordHash = await ctx.passwords.hash(request.password);
  return ctx.db.transaction().execute(async (trx) => {
    const user = await trx
      .insertInto('users')
      .values({
        id: newId(),
        email: request.email,
        email_key: emailKey,
        name: request.name,
        company: request.company ?? null,
        password_hash: passwordHash,
        plan: ctx.config.defaultPlan,
      })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!user) throw emailTaken();
    await queueAccountMail(ctx, trx, {
      userId: user.id,
      kind: 'verify-email',
      recipient: request.email,
      parameters: { token: await issueLink(trx, user.id, 'verify-email') },
    });
    return {
      access_token: await createSession(trx, user.id, device),
      user: await readUser(ctx, trx, user.id),
    };
  });
}

async function isTaken(db: Db, emailKey: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  return user !== undefined;
}

function emailTaken(): AppError {
  return new AppError('EMAIL_TAKEN', accountMessages.emailTaken);
}

function checkInvitation(config: ServicesConfig, invite: string | undefined): void {
  if (config.registration === 'off') {
    throw new AppError('REGISTRATION_CLOSED', accountMessages.registrationOff);
  }
  if (config.registration === 'invite' && !isSame(invite ?? '', config.inviteCode ?? '')) {
    throw new AppError('REGISTRATION_CLOSED', accountMessages.inviteNeeded);
  }
}

/** Takes as long however much of it is right; an empty one is never right. */
function isSame(given: string, expected: string): boolean {
  const [left, right] = [given, expected].map((text) => Buffer.from(hashToken(text)));
  return (
    expected !== '' && left !== undefined && right !== undefined && timingSafeEqual(left, right)
  );
}
