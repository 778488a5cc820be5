import type { ServiceContext } from '../kernel/context/service-context.ts';

/**
 * Deletes a subscriber, whether confirmed or not, with the mails about the subscription. An unknown link is one that
 * was used before: the same holds then, so nothing is thrown.
 */
export async function unsubscribe({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { token: string };
}): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const left = await trx
      .deleteFrom('newsletter_subscribers')
      .where('token', '=', input.token)
      .returning('email')
      .executeTakeFirst();
    if (!left) return;
    await trx
      .deleteFrom('mails')
      .where('kind', 'in', ['newsletter-confirm', 'newsletter-welcome'])
      .where('recipient', '=', left.email)
      .execute();
  });
}
