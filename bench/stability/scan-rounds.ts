import type { Scanner } from '@curbcut/scanner';
import { scanWarm } from '../subjects/curbcut-warm.ts';
import type { Run } from './compare-runs.ts';
import type { StabilityPage } from './stability-suites.ts';

export interface PageRuns {
  page: StabilityPage;
  scans: Run[];
  durationsMs: number[];
  /** Why a scan gave no whole result. */
  failures: string[];
}

/** Scans every page so many times, a round through all of them each, as many at once as the scanner has slots. */
export async function scanRounds(
  scanner: Scanner,
  pages: readonly StabilityPage[],
  {
    runs,
    slots,
    signal,
    say,
  }: {
    runs: number;
    slots: number;
    signal: AbortSignal;
    say: (line: string) => void;
  },
): Promise<PageRuns[]> {
  const results: PageRuns[] = pages.map((page) => ({
    page,
    scans: [],
    durationsMs: [],
    failures: [],
  }));
  const waiting = Array.from({ length: runs }, () => results).flat();
  let scanned = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      signal.throwIfAborted();
      await scanInto(next, scanner, next.page.url);
      scanned += 1;
      if (scanned % pages.length === 0) say(`  round ${scanned / pages.length} of ${runs}`);
    }
  };
  await Promise.all(Array.from({ length: slots }, work));
  return results;
}

async function scanInto(runs: PageRuns, scanner: Scanner, url: string): Promise<void> {
  try {
    let reach: Run['reach'] = { cutRules: [], states: [] };
    const { pageScan, durationMs } = await scanWarm(scanner, url, {
      onUsed: (used) => {
        reach = used;
      },
    });
    runs.scans.push({ scan: pageScan, reach });
    runs.durationsMs.push(durationMs);
  } catch (error) {
    runs.failures.push(error instanceof Error ? error.message : String(error));
  }
}
