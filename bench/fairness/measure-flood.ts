import type { ServiceContext } from '@curbcut/services/kernel';
import { addAccount, ask, pause, untilEnded } from './requesters.ts';

export interface Flood {
  queued: number;
  /** How long one scan took to be asked for while so many wait: median of the last hundred. */
  askMs: number[];
  /** Of somebody else who asked then: the whole scan, and how many of the others were begun before it. */
  others: { who: string; totalMs: number; begunBefore: number }[];
}

/** Has one account ask for many scans, and then others for one each. */
export async function measureFlood(
  ctx: ServiceContext,
  url: (path: string) => string,
  queued: number,
): Promise<Flood> {
  const busy = await addAccount(ctx, 'enterprise');
  const askMs: number[] = [];
  for (let at = 0; at < queued; at += 1) {
    const startedMs = performance.now();
    await ask(ctx, busy, url(`/fine?flood-${at}`));
    askMs.push(performance.now() - startedMs);
  }
  const others: Flood['others'] = [];
  for (const who of ['a visitor', 'a free account', 'a Pro account'] as const) {
    const requester =
      who === 'a visitor'
        ? '198.51.100.20'
        : await addAccount(ctx, who === 'a free account' ? 'free' : 'pro');
    const id = await ask(ctx, requester, url(`/fine?other-${who.replaceAll(' ', '-')}`));
    const { totalMs } = await untilEnded(ctx, id);
    others.push({ who, totalMs, begunBefore: await countBegunBefore(ctx, id, busy.userId) });
    await pause(500);
  }
  return { queued, askMs: askMs.slice(-100), others };
}

async function countBegunBefore(ctx: ServiceContext, id: string, userId: string): Promise<number> {
  const own = await ctx.db
    .selectFrom('scans')
    .select(['requested_at', 'started_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await ctx.db
    .selectFrom('scans')
    .select('id')
    .where('user_id', '=', userId)
    .where('started_at', '>', own.requested_at)
    .where('started_at', '<', own.started_at)
    .execute();
  return rows.length;
}
