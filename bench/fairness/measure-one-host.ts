import type { ServiceContext } from '@curbcut/services/kernel';
import { addAccount, ask, untilEnded } from './requesters.ts';

export interface OneHost {
  scans: number;
  /** From the first request to the last end. */
  totalMs: number;
  /** When the host was asked for a page, counted from the first time. */
  visitsMs: number[];
}

/** Has one account ask for many pages of one host that is not the operator's. */
export async function measureOneHost(
  ctx: ServiceContext,
  url: (path: string) => string,
  scans: number,
): Promise<OneHost> {
  const account = await addAccount(ctx, 'pro');
  const startedMs = performance.now();
  const ids: string[] = [];
  for (let at = 0; at < scans; at += 1) ids.push(await ask(ctx, account, url(`/fine?host-${at}`)));
  await Promise.all(ids.map((id) => untilEnded(ctx, id)));
  const totalMs = performance.now() - startedMs;
  const rows = await ctx.db
    .selectFrom('scans')
    .select('started_at')
    .where('id', 'in', ids)
    .orderBy('started_at')
    .execute();
  const begun = rows.map(({ started_at: at }) => at?.getTime() ?? 0);
  return { scans, totalMs, visitsMs: begun.map((at) => at - (begun[0] ?? 0)) };
}
