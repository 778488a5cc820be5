import type { Outcome, ScanResult, Standard } from '@curbcut/model/scan';
import { criteriaCoverage } from './coverage.ts';
import { criteriaStates, type StatedCriterion } from './criteria-states.ts';
import { decidedOutcome } from './decided-outcome.ts';

export interface CriterionDetails extends StatedCriterion {
  /** Fingerprints of the issues of this result that are about it, those that people have decided among them. */
  issues: string[];
  /** A person has decided about one of these. */
  byPerson: boolean;
  /** The rules that look for it, those among them that were not tested. */
  rules: {
    id: string;
    title: string;
    outcome: Outcome;
    techniques: readonly string[];
    actRules: readonly string[];
  }[];
  /** What only a person can judge. */
  person: string;
}

/** Each criterion of the scan's standard, with what the scan says about it and why. */
export function criteriaDetails(
  result: Pick<ScanResult, 'issues' | 'rules' | 'engines' | 'notAssessed'>,
  standard: Standard,
): CriterionDetails[] {
  const outcomes = new Map(result.rules.map(({ rule, outcome }) => [rule, outcome]));
  const coverage = new Map(
    criteriaCoverage(undefined, standard).map((row) => [row.number, row] as const),
  );
  return criteriaStates(result, standard).map((criterion) => {
    const { number } = criterion;
    const issues = result.issues.filter(({ wcag }) => wcag.includes(number));
    const { rules, person = '' } = coverage.get(number) ?? {};
    return {
      ...criterion,
      issues: issues.map(({ fingerprint }) => fingerprint),
      byPerson: issues.some(({ verdict }) => verdict !== undefined),
      rules: [...(rules?.failure ?? []), ...(rules?.review ?? [])].map((rule) => ({
        id: rule.id,
        title: rule.title,
        outcome: decidedOutcome(rule.id, issues, outcomes),
        techniques: rule.techniques,
        actRules: rule.actRules,
      })),
      person,
    };
  });
}
