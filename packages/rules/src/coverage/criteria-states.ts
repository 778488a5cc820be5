import {
  countsInScore,
  isOpenReview,
  type Issue,
  type ScanResult,
  type Standard,
} from '@curbcut/model/scan';
import { type CoveredCriterion } from './criteria.ts';
import { type Coverage, criteriaCoverage } from './coverage.ts';
import { testedRules } from './criteria-tested.ts';

/**
 * What a scan says about a criterion. `passed`: rules that can fail it found nothing, which is the automatic part only.
 * `inapplicable`: all were tested, and the page has nothing that they look for. `person`: no rule can fail it. `untested`: some of
 * those that can were not tested in this scan, or not on what was left alone, and no other passed.
 */
export const criterionStates = [
  'failed',
  'needs-review',
  'passed',
  'inapplicable',
  'person',
  'untested',
] as const;
export type CriterionState = (typeof criterionStates)[number];

export interface StatedCriterion extends CoveredCriterion {
  state: CriterionState;
  /** Sentences about what of the page was left alone that these rules might have failed. */
  leftAlone: readonly string[];
}

/** The state of each criterion of the standard that the scan was judged by, in their order. */
export function criteriaStates(
  result: Pick<ScanResult, 'issues' | 'rules' | 'engines' | 'notAssessed'>,
  standard: Standard,
): StatedCriterion[] {
  const rows = criteriaCoverage(undefined, standard);
  const able = new Map(rows.map(({ number, coverage }) => [number, coverage]));
  const failing = new Map(
    rows.map(({ number, rules }) => [number, new Set(rules.failure.map(({ id }) => id))]),
  );
  const outcomes = new Map(result.rules.map(({ rule, outcome }) => [rule, outcome]));
  return criteriaCoverage(testedRules(result), standard).map(
    ({ number, name, level, url, ...tested }) => {
      const leftAlone = result.notAssessed
        .filter(({ rules = [] }) => rules.some((rule) => failing.get(number)?.has(rule)))
        .map(({ message }) => message);
      return {
        number,
        name,
        level,
        url,
        leftAlone,
        state:
          stateByIssues(result.issues, number) ??
          stateByRules({
            able: able.get(number) ?? 'person',
            tested: tested.coverage,
            // What was cut by time, or left alone, may be there as well.
            isWhole: [...(failing.get(number) ?? [])].every(
              (rule) => outcomes.get(rule) !== 'untested',
            ),
            // A scan of before did not record what its rules came to.
            isFound:
              tested.rules.failure.some(
                ({ id }) => (outcomes.get(id) ?? 'passed') !== 'inapplicable',
              ) || tested.rules.review.some(({ id }) => outcomes.get(id) === 'passed'),
          }),
      };
    },
  );
}

function stateByIssues(issues: readonly Issue[], number: string): CriterionState | null {
  const about = issues.filter(({ wcag }) => wcag.includes(number));
  if (about.some(countsInScore)) return 'failed';
  return about.some(isOpenReview) ? 'needs-review' : null;
}

function stateByRules({
  able,
  tested,
  isFound,
  isWhole,
}: {
  able: Coverage;
  tested: Coverage;
  isFound: boolean;
  isWhole: boolean;
}): CriterionState {
  if (tested === 'failure' && isFound) return 'passed';
  if (tested === 'failure' && isWhole) return 'inapplicable';
  return able === 'failure' ? 'untested' : 'person';
}

/** How many criteria are in each state. */
export function countByState(
  criteria: readonly Pick<StatedCriterion, 'state'>[],
): Record<CriterionState, number> {
  const count = (state: CriterionState) => criteria.filter((one) => one.state === state).length;
  return {
    failed: count('failed'),
    'needs-review': count('needs-review'),
    passed: count('passed'),
    inapplicable: count('inapplicable'),
    person: count('person'),
    untested: count('untested'),
  };
}
