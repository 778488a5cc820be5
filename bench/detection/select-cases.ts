import { createHash } from 'node:crypto';
import { findRule, type Rule, rules } from '@curbcut/rules';
import type { MeasuredSuite } from './measured.ts';
import { isBarrier, type Suite, type SuiteCase } from './suites/suite.ts';

/**
 * What is scanned of a suite for one rule. A case that the rule can be about is always taken; those that only share a
 * success criterion with it, which is how noise shows, as a sample that is the same every time.
 */
const sampleOfCriterion = 10;

/** The rules that an id names: one of the catalogue's, or those that stand for an ACT rule; null: nothing has it. */
export function rulesNamed(id: string, suites: readonly Suite[]): Rule[] | null {
  const own = findRule(id);
  if (own) return [own];
  const standing = rules.filter(({ actRules }) => actRules.includes(id));
  const isKnown = suites.some(({ cases }) => cases.some(({ group }) => group === id));
  return standing.length > 0 || isKnown ? standing : null;
}

/** Of one rule, by its id in the catalogue or that of an ACT rule. */
export function casesOfRule(
  { cases }: Pick<Suite, 'cases'>,
  id: string,
  named: readonly Rule[],
  before: MeasuredSuite | undefined,
): SuiteCase[] {
  const ids = new Set(named.map((rule) => rule.id));
  const mentions = (each: SuiteCase) => {
    const { failed = [], review = [], noise } = before?.cases.get(each.id) ?? {};
    return [...failed, ...review, ...(noise ?? []).map(({ rule }) => rule)].some((rule) =>
      ids.has(rule),
    );
  };
  const own = cases.filter(
    (each) =>
      each.group === id ||
      mentions(each) ||
      named.some((rule) => each.isSeenBy(rule) === 'subject'),
  );
  const near = cases.filter(
    (each) => !own.includes(each) && named.some((rule) => each.isSeenBy(rule) === 'criterion'),
  );
  const barriers = near.filter(isBarrier);
  const clean = near.filter((each) => !isBarrier(each));
  return [...own, ...sample(barriers, sampleOfCriterion), ...sample(clean, sampleOfCriterion)];
}

/** By a hash of their ids: which are taken does not hang on which others there are. */
function sample(cases: readonly SuiteCase[], count: number): SuiteCase[] {
  const places = new Map(
    cases.map((each) => [each, createHash('sha256').update(each.id).digest('hex')]),
  );
  return [...cases]
    .sort((a, b) => ((places.get(a) ?? '') < (places.get(b) ?? '') ? -1 : 1))
    .slice(0, count);
}

/**
 * Those whose outcome may be another than in the run before: they were not in it, differed from the run before that, or
 * a rule that has changed since, came or went can be about them or was named on them.
 */
export function changedCases(
  { cases }: Pick<Suite, 'cases'>,
  before: MeasuredSuite | undefined,
  revisions: ReadonlyMap<string, number>,
): SuiteCase[] {
  if (!before) return [...cases];
  const ids = new Set([...Object.keys(before.ruleset), ...revisions.keys()]);
  const changed = [...ids].filter((id) => before.ruleset[id] !== revisions.get(id));
  const rows = changed.flatMap((id) => findRule(id) ?? []);
  return cases.filter((each) => {
    const result = before.cases.get(each.id);
    if (!result || result.changed) return true;
    const named = [
      ...result.failed,
      ...result.review,
      ...(result.noise ?? []).map(({ rule }) => rule),
      ...result.reported.map(({ rule }) => rule),
    ];
    return named.some((rule) => changed.includes(rule)) || rows.some((rule) => each.isSeenBy(rule));
  });
}
