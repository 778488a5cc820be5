import type { ServiceContext } from '../kernel/context/service-context.ts';

const idsPerQuery = 1_000;

/**
 * Of mails that were written to this machine: those whose row is gone, because their scan has expired or their
 * recipient has deleted the account.
 */
export async function findGoneMails({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { mailIds: readonly string[] };
}): Promise<string[]> {
  const gone: string[] = [];
  for (let from = 0; from < input.mailIds.length; from += idsPerQuery) {
    const ids = input.mailIds.slice(from, from + idsPerQuery);
    const rows = await ctx.db.selectFrom('mails').select('id').where('id', 'in', ids).execute();
    const kept = new Set(rows.map(({ id }) => id));
    gone.push(...ids.filter((id) => !kept.has(id)));
  }
  return gone;
}
