import type { FormTokenAnswer } from '@curbcut/wire/forms';
import { hashToken } from '../accounts/hash-token.ts';
import { limitTries } from '../accounts/throttle/limit-tries.ts';
import { throttles } from '../accounts/throttle/throttles.ts';
import { toClientKey } from '../scans/to-client-key.ts';
import { newId } from '../service-context/new-id.ts';
import type { ServiceContext } from '../service-context/service-context.ts';
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
  input: { clientAddress: string };
}): Promise<FormTokenAnswer> {
  await limitTries(ctx.db, throttles.formTokenFromAddress, toClientKey(input.clientAddress));
  const token = newId();
  await ctx.db
    .insertInto('form_tokens')
    .values({ token_hash: hashToken(token) })
    .execute();
  return { form_token: token, wait_ms: formMinimumMs };
}
