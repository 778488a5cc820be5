import type { Provider } from '@curbcut/billing';
import { AppError } from '@curbcut/model/errors';
import { paymentMessages } from '@curbcut/model/plans';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { enforceRateLimit } from '../kernel/rate-limit/enforce-rate-limit.ts';
import { rateLimits } from '../kernel/rate-limit/rate-limits.ts';

/** The payment provider. Throws PAYMENTS_NOT_CONFIGURED. */
export function requireProvider({ billing }: Pick<ServiceContext, 'billing'>): Provider {
  if (billing) return billing;
  throw new AppError('PAYMENTS_NOT_CONFIGURED', paymentMessages.notConfigured);
}

/** The payment provider, for somebody who asks not too often. Throws PAYMENTS_NOT_CONFIGURED and RATE_LIMITED. */
export async function providerFor(ctx: ServiceContext, { userId }: Viewer): Promise<Provider> {
  const provider = requireProvider(ctx);
  await enforceRateLimit(ctx.db, rateLimits.paymentCallOfUser, userId);
  return provider;
}
