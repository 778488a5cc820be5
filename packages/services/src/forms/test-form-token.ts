import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { issueFormToken } from './issue-form-token.ts';

/** A token as old as a person would make it; only tests import this file. */
export async function issueOldFormToken(
  ctx: ServiceContext,
  { clientIp, seconds = 60 }: { clientIp: string; seconds?: number },
): Promise<string> {
  const { form_token: token } = await issueFormToken({ ctx, input: { clientIp } });
  await ctx.db
    .updateTable('form_tokens')
    .set({ created_at: sql<Date>`now() - ${seconds} * interval '1 second'` })
    .where('created_at', '>', sql<Date>`now() - interval '1 second'`)
    .execute();
  return token;
}
