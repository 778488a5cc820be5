import type { CriteriaAnswer } from '@curbcut/wire/verdicts';
import { toCriteriaAnswer } from '../verdicts/index.ts';
import { readSample } from './read-sample.ts';

/** What the sample says about each criterion; nobody has answered the checks that no rule does. */
export async function getSampleCriteria(): Promise<CriteriaAnswer> {
  const { result, standard } = await readSample();
  if (!result) throw new Error('The sample has no result.');
  return toCriteriaAnswer(result, standard, []);
}
