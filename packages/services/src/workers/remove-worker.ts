import type { ServiceContext } from '../kernel/context/service-context.ts';

/** Says that a worker has stopped by itself, so that it does not count as alive until its last sign of life is old. */
export async function removeWorker({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { workerId: string };
}): Promise<void> {
  await ctx.db.deleteFrom('workers').where('id', '=', input.workerId).execute();
}
