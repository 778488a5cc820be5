import { AppError, errorMessages } from '@curbcut/model/errors';
import type { Plan } from '@curbcut/model/plans';
import { scheduleMessages } from '@curbcut/model/schedules';
import type { Db } from '@curbcut/db';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { lockOwner, type LockedOwner } from '../kernel/locks/lock-owner.ts';

export interface ScheduleOwner extends LockedOwner {
  rights: Plan;
}

/**
 * Holds an account that may have scheduled scans. Its rights are those of this moment, not of the request's begin.
 * Throws AUTHENTICATION_REQUIRED when it was deleted meanwhile, PLAN_REQUIRED or EMAIL_UNVERIFIED.
 */
export async function requireOwner(
  ctx: ServiceContext,
  trx: Db,
  userId: string,
): Promise<ScheduleOwner> {
  const owner = await lockOwner(trx, userId);
  if (!owner) throw new AppError('AUTHENTICATION_REQUIRED', errorMessages.authenticationRequired);
  const rights = ctx.config.plans[owner.plan];
  if (rights.schedules === 0) throw new AppError('PLAN_REQUIRED', scheduleMessages.proRequired);
  if (owner.email_verified_at === null) {
    throw new AppError('EMAIL_UNVERIFIED', scheduleMessages.unverified);
  }
  return { ...owner, rights };
}
