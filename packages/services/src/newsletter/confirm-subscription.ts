import { AppError } from '@curbcut/model/errors';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { queueAccountMail } from '../mails/index.ts';

/**
 * Confirms a subscription by the link in its mail, and mails a greeting that holds the link to leave. Doing it again
 * changes nothing. Throws NOT_FOUND for a link that is not valid, or not any more.
 */
export async function confirmSubscription({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { token: string };
}): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const subscriber = await trx
      .selectFrom('newsletter_subscribers')
      .select(['email', 'status'])
      .where('token', '=', input.token)
      .where('status', 'in', ['pending', 'confirmed'])
      .forUpdate()
      .executeTakeFirst();
    if (!subscriber) {
      throw new AppError(
        'NOT_FOUND',
        'This link is not valid any more. Subscribe again to get a new one.',
      );
    }
    if (subscriber.status === 'confirmed') return;
    await trx
      .updateTable('newsletter_subscribers')
      .set({ status: 'confirmed', confirmed_at: sql<Date>`now()` })
      .where('token', '=', input.token)
      .execute();
    await queueAccountMail(ctx, trx, {
      userId: null,
      kind: 'newsletter-welcome',
      recipient: subscriber.email,
      parameters: { token: input.token },
    });
  });
}
