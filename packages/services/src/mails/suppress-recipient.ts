import { AppError } from '@curbcut/model/errors';
import type { ServiceContext } from '../kernel/context/service-context.ts';

/**
 * The 'wasn't you?' link of a mail: nothing is sent to its recipient any more. Doing it again changes nothing.
 * Throws NOT_FOUND for a token that no mail has had.
 */
export async function suppressRecipient({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { token: string };
}): Promise<void> {
  const known = await ctx.db
    .selectFrom('not_me_tokens')
    .select('recipient_hash')
    .where('token', '=', input.token)
    .executeTakeFirst();
  if (!known) {
    throw new AppError(
      'NOT_FOUND',
      'This link is not valid. It may have been cut off by your mail program.',
    );
  }
  await ctx.db
    .insertInto('mail_suppressions')
    .values({ recipient_hash: known.recipient_hash })
    .onConflict((conflict) => conflict.column('recipient_hash').doNothing())
    .execute();
}
