import type { CriteriaAnswer } from '@curbcut/wire/verdicts';

export type StatedCriterion = CriteriaAnswer['criteria'][number];
type CriterionState = StatedCriterion['state'];

export interface CriteriaSection {
  state: CriterionState;
  title: string;
  /** What the state means, where its title alone would say too much or too little. */
  meaning: string | null;
  criteria: StatedCriterion[];
}

/** What has to be done first; the words never say that a criterion is met. */
const sections: readonly Omit<CriteriaSection, 'criteria'>[] = [
  { state: 'failed', title: 'Failed', meaning: null },
  { state: 'needs-review', title: 'Needs review', meaning: null },
  {
    state: 'person',
    title: 'To be checked by a person',
    meaning: 'No rule can test these. Answers are kept for later scans of the page.',
  },
  {
    state: 'untested',
    title: 'Untested',
    meaning:
      'The rules that test these did not run in this scan: some compare the pages of a website, others had no time or were left out.',
  },
  {
    state: 'passed',
    title: 'Passed, automatic part',
    meaning:
      'The rules found no failure. A rule tests only a part of a criterion, so this is not yet “met”.',
  },
  {
    state: 'inapplicable',
    title: 'Not applicable',
    meaning: 'The page has nothing that the rules look for.',
  },
];

/** The criteria by state, without states that none is in. */
export function criteriaSections(criteria: readonly StatedCriterion[]): CriteriaSection[] {
  return sections
    .map((section) => ({
      ...section,
      criteria: criteria.filter(({ state }) => state === section.state),
    }))
    .filter((section) => section.criteria.length > 0);
}
