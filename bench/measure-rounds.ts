import type { Subject } from './subjects/subject.ts';

/** Milliseconds by subject id, in the order in which they were measured. */
export type Measured = Record<string, number[]>;

/**
 * One unmeasured round, then `runs` measured ones; each round goes through all subjects (A B C A B C), so that
 * whatever else slows the machine down slows all of them. Throws when a subject gives no result, and when it
 * is stopped.
 */
export async function measureRounds(
  subjects: readonly Subject[],
  url: string,
  { runs, signal, say }: { runs: number; signal: AbortSignal; say: (line: string) => void },
): Promise<Measured> {
  const measured: Measured = Object.fromEntries(subjects.map(({ id }) => [id, []]));
  for (let round = 0; round <= runs; round += 1) {
    const times: string[] = [];
    for (const subject of subjects) {
      signal.throwIfAborted();
      const ms = await subject.scan(url);
      if (round > 0) measured[subject.id]?.push(ms);
      times.push(`${subject.id} ${(ms / 1_000).toFixed(2)}`);
    }
    say(`  ${round === 0 ? 'warm-up' : `round ${round}`}: ${times.join(', ')} s`);
  }
  return measured;
}
