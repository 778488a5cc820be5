import type { Standard } from '@curbcut/model/scan';
import type { Rule } from '../rule.ts';
import { rules as catalogue } from '../catalogue.ts';
import { commonFailures, type CommonFailure } from './common-failures.ts';
import { type CoveredCriterion, criteriaAskedBy } from './criteria.ts';
import { leftToPeople } from './left-to-people.ts';
import { leftToPeopleBeyond } from './left-to-people-beyond.ts';
import { manualChecks } from './manual-checks.ts';
import { type Verdict, verdictOf } from './verdict-of.ts';

/** How far rules test something; `person`: no rule does. */
export type Coverage = 'failure' | 'review' | 'person';

type RulesByVerdict = Record<Verdict, readonly Rule[]>;

export interface CriterionCoverage extends CoveredCriterion {
  coverage: Coverage;
  rules: RulesByVerdict;
  /** What only a person can judge. */
  person: string;
  /** What a program could find and no rule looks for; null: nothing is known. */
  notYet: string | null;
  /** Questions that every report asks and that help to judge it. */
  manualChecks: readonly string[];
}

export interface FailureCoverage extends Pick<CommonFailure, 'title' | 'criteria'> {
  /** For example `F65`. */
  id: string;
  url: string;
  coverage: Coverage;
  /** Whether the rules see the whole of it. */
  isWhole: boolean;
  rules: RulesByVerdict;
  /** What is not seen of it, and why; null when it is seen whole. */
  left: string | null;
}

/** What the rules say about each criterion of a standard, by default of WCAG 2.2, level A and AA. */
export function criteriaCoverage(
  rules: readonly Rule[] = catalogue,
  standard?: Standard,
): CriterionCoverage[] {
  return criteriaAskedBy(standard).map((criterion) => {
    const { number } = criterion;
    const byVerdict = groupByVerdict(rules.filter(({ wcag }) => wcag.includes(number)));
    return {
      ...criterion,
      coverage: coverageBy(byVerdict),
      rules: byVerdict,
      person: personOf(number),
      notYet: leftToPeople[number]?.notYet ?? null,
      manualChecks: manualChecks
        .filter(({ criteria }) => criteria.includes(number))
        .map(({ question }) => question),
    };
  });
}

function personOf(number: string): string {
  return leftToPeople[number]?.person ?? leftToPeopleBeyond[number] ?? '';
}

/** What the rules find of each of W3C's common failures. A best practice fails no criterion and counts for none. */
export function failuresCoverage(rules: readonly Rule[] = catalogue): FailureCoverage[] {
  return Object.entries(commonFailures).map(([id, { title, criteria, left, onlyAsked }]) => {
    const naming = rules.filter(
      ({ techniques, level }) => techniques.includes(id) && level !== 'best-practice',
    );
    const byVerdict = groupByVerdict(naming, onlyAsked);
    const looking = byVerdict.failure.length + byVerdict.review.length;
    return {
      id,
      title,
      criteria,
      url: `https://www.w3.org/WAI/WCAG22/Techniques/failures/${id}`,
      coverage: coverageBy(byVerdict),
      isWhole: left === undefined && looking > 0 && looking === naming.length,
      rules: byVerdict,
      left: left ?? null,
    };
  });
}

/** How many of these are covered in which way. */
export function countByCoverage(
  rows: readonly { coverage: Coverage }[],
): Readonly<Record<Coverage, number>> {
  const count = (one: Coverage) => rows.filter(({ coverage }) => coverage === one).length;
  return { failure: count('failure'), review: count('review'), person: count('person') };
}

function groupByVerdict(rules: readonly Rule[], onlyAsked = false): RulesByVerdict {
  const those = (wanted: Verdict) =>
    rules.filter((rule) => {
      const verdict = verdictOf(rule);
      return (onlyAsked && verdict === 'failure' ? 'review' : verdict) === wanted;
    });
  return { failure: those('failure'), review: those('review'), 'tried-out': those('tried-out') };
}

function coverageBy({ failure, review }: RulesByVerdict): Coverage {
  if (failure.length > 0) return 'failure';
  return review.length > 0 ? 'review' : 'person';
}
