import type { EngineOutput } from './engines/engine.ts';

/** For how long the page was used, by the time for that; undefined where a use broke off, which does not tell. */
export function usedMsOf(
  using: readonly { output: Pick<EngineOutput, 'usedMs'> | null }[],
): number | undefined {
  let sum = 0;
  for (const { output } of using) {
    if (output?.usedMs === undefined) return undefined;
    sum += output.usedMs;
  }
  return sum;
}
