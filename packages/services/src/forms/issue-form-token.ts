import type { FormTokenAnswer } from '@curbcut/wire/forms';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { enforceRateLimit } from '../kernel/rate-limit/enforce-rate-limit.ts';
import { rateLimits } from '../kernel/rate-limit/rate-limits.ts';
import { toClientKey } from '../kernel/rate-limit/to-client-key.ts';
import { issueToken } from '../kernel/tokens/issue-token.ts';
import { formMinimumMs } from './consume-form-token.ts';

/**
 * Gives out what a public form sends along; it is valid after two seconds, for a day, once. Throws RATE_LIMITED after
 * too many requests from one visitor.
 */
export async function issueFormToken({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { clientIp: string };
}): Promise<FormTokenAnswer> {
  await enforceRateLimit(ctx.db, rateLimits.formTokenFromIp, toClientKey(input.clientIp));
  const { token, tokenHash } = issueToken();
  await ctx.db.insertInto('form_tokens').values({ token_hash: tokenHash }).execute();
  return { form_token: token, wait_ms: formMinimumMs };
}
