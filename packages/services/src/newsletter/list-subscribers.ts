import type { ServiceContext } from '../kernel/context/service-context.ts';

export interface Subscriber {
  email: string;
  confirmedAt: Date;
  /** Belongs into every issue, and into its `List-Unsubscribe` header. */
  unsubscribeUrl: string;
}

const batchSize = 500;

/** Every confirmed subscriber by email; a batch at a time, as there may be many. */
export async function* listSubscribers({
  ctx,
}: {
  ctx: ServiceContext;
}): AsyncGenerator<Subscriber> {
  for (let after = ''; ;) {
    const batch = await ctx.db
      .selectFrom('newsletter_subscribers')
      .select(['email', 'email_key', 'token', 'confirmed_at'])
      .where('status', '=', 'confirmed')
      .where('email_key', '>', after)
      .orderBy('email_key')
      .limit(batchSize)
      .$narrowType<{ confirmed_at: Date }>()
      .execute();
    for (const { email, token, confirmed_at: confirmedAt } of batch) {
      yield {
        email,
        confirmedAt,
        unsubscribeUrl: `${ctx.config.publicUrl}/newsletter/unsubscribe/${token}`,
      };
    }
    const last = batch.at(-1);
    if (!last || batch.length < batchSize) return;
    after = last.email_key;
  }
}
