import type { ServiceContext } from '../service-context/service-context.ts';

/** False once a run's scan was cancelled, ended, deleted or given to another worker: going on would be for nothing. */
export async function isRunWanted({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; attempt: number };
}): Promise<boolean> {
  const scan = await ctx.db
    .selectFrom('scans')
    .select(['status', 'attempt'])
    .where('id', '=', input.scanId)
    .executeTakeFirst();
  return scan?.status === 'running' && scan.attempt === input.attempt;
}
