import type { CaseResult, Verdict } from './case-result.ts';
import type { SuiteCase } from './suites/suite.ts';

/** A case that came to another verdict than in the run before. */
export interface CaseChange {
  of: SuiteCase;
  before: Verdict;
  after: Verdict;
  /** Our rules that name it now, or did before where none does any more. */
  rules: readonly string[];
  error: string | null;
}

export interface MeasuredChanges {
  cases: CaseChange[];
  /** Failures about nothing that is known of the page: our rules that are new there, and those that are gone. */
  newNoise: { of: SuiteCase; rule: string }[];
  goneNoise: { of: SuiteCase; rule: string }[];
}

/** Compares the cases that both runs have. */
export function compareMeasured(
  cases: readonly SuiteCase[],
  before: ReadonlyMap<string, CaseResult>,
  after: ReadonlyMap<string, CaseResult>,
): MeasuredChanges {
  const changes: MeasuredChanges = { cases: [], newNoise: [], goneNoise: [] };
  for (const of of cases) {
    const [was, is] = [before.get(of.id), after.get(of.id)];
    if (!was || !is) continue;
    if (was.verdict !== is.verdict) {
      const rules = [is.failed, is.review, was.failed, was.review].find((ids) => ids.length > 0);
      const { error } = is;
      changes.cases.push({ of, before: was.verdict, after: is.verdict, rules: rules ?? [], error });
    }
    const [rulesBefore, rulesAfter] = [rulesOfNoise(was), rulesOfNoise(is)];
    changes.newNoise.push(...without(rulesAfter, rulesBefore).map((rule) => ({ of, rule })));
    changes.goneNoise.push(...without(rulesBefore, rulesAfter).map((rule) => ({ of, rule })));
  }
  return changes;
}

function rulesOfNoise({ noise }: CaseResult): string[] {
  return [...new Set((noise ?? []).map(({ rule }) => rule))];
}

function without(rules: readonly string[], others: readonly string[]): string[] {
  return rules.filter((rule) => !others.includes(rule));
}

/** Marks what differs from the run before, which keeps what was not scanned again. */
export function takeOver(
  before: ReadonlyMap<string, CaseResult> | undefined,
  scanned: ReadonlyMap<string, CaseResult>,
  cases: readonly SuiteCase[],
): ReadonlyMap<string, CaseResult> {
  return new Map(
    cases.flatMap(({ id }) => {
      const was = before?.get(id);
      const is = scanned.get(id);
      if (!is) return was ? [[id, was] as const] : [];
      const { changed: _changed, ...rest } = is;
      const differs = was !== undefined && was.verdict !== is.verdict;
      return [[id, differs ? { ...rest, changed: true as const } : rest] as const];
    }),
  );
}
