import { afterAll, beforeAll, expect, it } from 'vitest';
import { barrierTrials } from './barrier-trials.ts';
import { collectSamples } from './collect-samples.ts';
import { criteriaTrials } from './criteria-trials.ts';
import { formTrials } from './form-trials.ts';
import { markupTrials } from './markup-trials.ts';
import { otherPageTrials } from './other-page-trials.ts';
import { openPageBench, type PageBench } from './page-bench.ts';

const samples = (await collectSamples()).filter(({ language }) =>
  ['html', 'css', 'js'].includes(language),
);
const trials = {
  ...barrierTrials,
  ...criteriaTrials,
  ...markupTrials,
  ...formTrials,
  ...otherPageTrials,
};

let bench: PageBench;
beforeAll(async () => void (bench = await openPageBench()));
afterAll(() => bench?.close());

function codeOf(id: string): string {
  const found = samples.find((sample) => sample.id === id);
  if (!found) throw new Error(`There is no sample ${id}.`);
  return found.code;
}

it('each sample of a page has a trial', () => {
  expect(Object.keys(trials).sort()).toEqual(samples.map(({ id }) => id).sort());
});

it.each(Object.entries(trials))('%s', (id, trial) => trial(bench, codeOf(id), codeOf));
