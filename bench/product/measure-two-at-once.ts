import { openScanner, scanWarm } from '../subjects/curbcut-warm.ts';

export interface TwoAtOnce {
  /** Two scans, one after the other, in each round. */
  afterEachOtherMs: number[];
  /** Two scans at once in each round. */
  atOnceMs: number[];
}

/** Two pages in two browsers at once, against the same two one after the other. */
export async function measureTwoAtOnce(
  chromePath: string,
  url: string,
  runs: number,
): Promise<TwoAtOnce> {
  const scanner = await openScanner(chromePath, 2);
  const measured: TwoAtOnce = { afterEachOtherMs: [], atOnceMs: [] };
  const atOnce = () => Promise.all([scanWarm(scanner, url), scanWarm(scanner, url)]);
  const afterEachOther = async () => {
    await scanWarm(scanner, url);
    await scanWarm(scanner, url);
  };
  try {
    await atOnce();
    for (let round = 0; round < runs; round += 1) {
      measured.afterEachOtherMs.push(await timeOf(afterEachOther));
      measured.atOnceMs.push(await timeOf(atOnce));
    }
  } finally {
    await scanner.close();
  }
  return measured;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}
