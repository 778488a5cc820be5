import type { ServiceContext } from '../kernel/context/service-context.ts';
import { toEmailKey } from '../kernel/emails/to-email-key.ts';
import { selectAccounts, type AccountSummary } from './read-account.ts';

const batchSize = 200;

/** Every account by its email; a batch at a time, as there may be many. */
export async function* listAccounts({
  ctx,
}: {
  ctx: ServiceContext;
}): AsyncGenerator<AccountSummary> {
  for (let after = ''; ;) {
    const batch = await selectAccounts(ctx.db)
      .where('users.email_key', '>', after)
      .orderBy('users.email_key')
      .limit(batchSize)
      .execute();
    yield* batch;
    const last = batch.at(-1);
    if (!last || batch.length < batchSize) return;
    after = toEmailKey(last.email);
  }
}
