import { median } from '../../bench/results/statistics.ts';
import { type Sample, sampleProcess } from './sample-process.ts';
import type { SoakPage } from './soak-pages.ts';

const batch = 10;
const warmUpScans = 50;
const fields = ['nodeMebibytes', 'browserMebibytes', 'processes', 'fileDescriptors'] as const;
const allowedGrowth = 0.1;

export interface Soak {
  name: string;
  count: number;
  round: readonly SoakPage[];
  /** The process that is measured. */
  pid: number;
  /** How a scan of the page ended: `completed` or a failure's code. Throws when it was lost. */
  scan: (path: string, number: number) => Promise<string>;
  /** Called before each measurement. */
  tidy?: () => void;
}

/** Scans in batches of ten, measures after each, prints a table, and answers what is wrong: nothing, if all is well. */
export async function runSoak({ name, count, round, pid, scan, tidy }: Soak): Promise<string[]> {
  const samples: Sample[] = [];
  const otherEnds = new Map<string, number>();
  let lost = 0;
  const startedMs = performance.now();
  for (let done = 0; done < count; done += batch) {
    const numbers = Array.from(
      { length: Math.min(batch, count - done) },
      (_, index) => done + index,
    );
    await Promise.all(
      numbers.map(async (number) => {
        const page = round[number % round.length];
        if (!page) throw new Error('A round has no page');
        const end = await scan(page.path, number).catch(
          (error: unknown) => `lost: ${String(error)}`,
        );
        if (end.startsWith('lost')) lost += 1;
        if (end !== page.expected) {
          const what = `${page.path}: ${end} instead of ${page.expected}`;
          otherEnds.set(what, (otherEnds.get(what) ?? 0) + 1);
        }
      }),
    );
    tidy?.();
    samples.push(await sampleProcess(pid));
  }
  const seconds = ((performance.now() - startedMs) / 1_000).toFixed(0);
  console.log(`\n${name}: ${count} scans in ${seconds} s, ${lost} lost`);
  for (const [what, times] of otherEnds) console.log(`  ${times} x ${what}`);
  return [...(lost > 0 ? [`${lost} scans were lost`] : []), ...compare(samples, round.length)];
}

/** Whole rounds are compared with whole rounds: each page leaves the browser in a state of its own. */
function compare(samples: readonly Sample[], roundLength: number): string[] {
  const warm = samples.slice(Math.min(warmUpScans / batch, Math.floor(samples.length / 3)));
  const perRound = roundLength / batch;
  const rounds = Math.max(1, Math.floor(warm.length / 2 / perRound));
  const width = Math.min(rounds * perRound, Math.floor(warm.length / 2));
  const first = warm.slice(0, width);
  const last = warm.slice(-width);
  const problems: string[] = [];
  console.log(
    `| median of ${width} measurements | start | end | change |\n| --- | ---: | ---: | ---: |`,
  );
  for (const field of fields) {
    const medianOf = (some: readonly Sample[]) => median(some.map((sample) => sample[field]));
    const [start, end] = [medianOf(first), medianOf(last)];
    const change = end / Math.max(start, 1) - Math.min(start, 1);
    console.log(
      `| ${field} | ${start.toFixed(0)} | ${end.toFixed(0)} | ${(change * 100).toFixed(1)} % |`,
    );
    if (change > allowedGrowth) problems.push(`${field} grew by ${(change * 100).toFixed(1)} %`);
  }
  return problems;
}
