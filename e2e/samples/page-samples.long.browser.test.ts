import { scannerTest } from '@curbcut/scanner/rig';
import { afterAll, it } from 'vitest';
import { collectSamples } from './collect-samples.ts';
import { openPageBench, type PageBench } from './page-bench.ts';
import { pageTrials } from './page-trials.ts';

const samples = await collectSamples();

let bench: PageBench;
scannerTest.beforeAll(async ({ scanner }) => void (bench = await openPageBench(scanner)));
afterAll(() => bench?.close());

function codeOf(id: string): string {
  const found = samples.find((sample) => sample.id === id);
  if (!found) throw new Error(`There is no sample ${id}.`);
  return found.code;
}

it.each(Object.entries(pageTrials))('%s', (id, trial) => trial(bench, codeOf(id), codeOf));
