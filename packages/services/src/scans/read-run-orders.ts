import type { ServiceContext } from '../kernel/context/service-context.ts';

export interface RunOrders {
  /** False once its scan was cancelled, ended, deleted or given to another worker: going on would be for nothing. */
  isWanted: boolean;
  /** Somebody else waits for its browser: a page that does not come must leave it. */
  givesWay: boolean;
}

/** What a run is told while it goes on. */
export async function readRunOrders({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; attempt: number };
}): Promise<RunOrders> {
  const scan = await ctx.db
    .selectFrom('scans')
    .select(['status', 'attempt', 'gives_way'])
    .where('id', '=', input.scanId)
    .executeTakeFirst();
  const isWanted = scan?.status === 'running' && scan.attempt === input.attempt;
  return { isWanted, givesWay: isWanted && scan.gives_way };
}
