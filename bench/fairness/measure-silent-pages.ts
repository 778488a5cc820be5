import type { ServiceContext } from '@curbcut/services/kernel';
import { addAccount, ask, pause, untilEnded } from './requesters.ts';

export interface SilentPages {
  /** An account's scans with nobody else there. */
  aloneMs: number[];
  /** The same beside three scans of a visitor whose pages never answer, by how long those had run. */
  besides: { afterMs: number; totalMs: number }[];
  /** From the request for those three to the end of the last, and how they ended. */
  silentMs: number;
  endings: string[];
}

const runs = 5;

/** How long an account's scan takes beside pages that never answer, with two browsers. */
export async function measureSilentPages(
  ctx: ServiceContext,
  url: (path: string) => string,
): Promise<SilentPages> {
  const aloneMs: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    aloneMs.push(await scanAs(ctx, url(`/fine?alone-${run}`)));
    await pause(300);
  }
  const besides: SilentPages['besides'] = [];
  const startedMs = performance.now();
  const silent = [];
  for (let at = 0; at < 3; at += 1)
    silent.push(await ask(ctx, '198.51.100.9', url(`/silent?${at}`)));
  for (const afterMs of [1_000, 10_000, 20_000]) {
    await pause(Math.max(0, startedMs + afterMs - performance.now()));
    besides.push({ afterMs, totalMs: await scanAs(ctx, url(`/fine?beside-${afterMs}`)) });
  }
  const ended = await Promise.all(silent.map((id) => untilEnded(ctx, id)));
  return {
    aloneMs,
    besides,
    silentMs: performance.now() - startedMs,
    endings: ended.map(({ status, errorCode }) => errorCode ?? status),
  };
}

async function scanAs(ctx: ServiceContext, url: string): Promise<number> {
  const account = await addAccount(ctx, 'free');
  const { status, errorCode, totalMs } = await untilEnded(ctx, await ask(ctx, account, url));
  if (status !== 'completed') throw new Error(`${url}: ${errorCode ?? status}`);
  return totalMs;
}
