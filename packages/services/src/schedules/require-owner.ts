import type { Transaction } from '@curbcut/db';
import { AppError, errorMessages } from '@curbcut/model/errors';
import type { Plan } from '@curbcut/model/plans';
import { scheduleMessages } from '@curbcut/model/schedules';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { lockUser, type LockedUser } from '../kernel/locks/lock-user.ts';

export interface ScheduleOwner extends LockedUser {
  rights: Plan;
}

/**
 * Holds an account that may have scheduled scans. Its rights are those of this moment, not of the request's begin.
 * Throws AUTHENTICATION_REQUIRED when it was deleted meanwhile, PLAN_REQUIRED or EMAIL_UNVERIFIED.
 */
export async function requireOwner(
  ctx: ServiceContext,
  trx: Transaction,
  userId: string,
): Promise<ScheduleOwner> {
  const owner = await lockUser(trx, userId);
  if (!owner) throw new AppError('AUTHENTICATION_REQUIRED', errorMessages.authenticationRequired);
  const rights = ctx.config.plans[owner.plan];
  if (rights.schedules === 0) throw new AppError('PLAN_REQUIRED', scheduleMessages.proRequired);
  if (owner.email_verified_at === null) {
    throw new AppError('EMAIL_UNVERIFIED', scheduleMessages.unverified);
  }
  return { ...owner, rights };
}
