import { barrierTrials } from './barrier-trials.ts';
import { criteriaTrials } from './criteria-trials.ts';
import { formTrials } from './form-trials.ts';
import { markupTrials } from './markup-trials.ts';
import { otherPageTrials } from './other-page-trials.ts';
import type { PageTrial } from './page-trial.ts';

/** By the ids of samples. */
export const pageTrials: Record<string, PageTrial> = {
  ...barrierTrials,
  ...criteriaTrials,
  ...markupTrials,
  ...formTrials,
  ...otherPageTrials,
};
