import type { CompletedPageScan, CriteriaTested } from '@curbcut/model/scan';
import { rules as catalogue } from '../catalogue.ts';
import type { Rule } from '../rule.ts';
import { countByCoverage, criteriaCoverage } from './coverage.ts';

type Tested = Pick<CompletedPageScan, 'rules' | 'engines' | 'standard'>;

/** How many criteria of the scan's standard the rules that this scan did test are about, by the most that they say. */
export function criteriaTested(scan: Tested): CriteriaTested {
  const rows = criteriaCoverage(testedRules(scan), scan.standard);
  const { failure, review, person } = countByCoverage(rows);
  return { total: rows.length, automatically: failure, asked: review, byPerson: person };
}

/** Rows of the catalogue whose rules were tested, each with only those engines that looked for it. */
export function testedRules({ rules, engines }: Tested): Rule[] {
  const tested = new Map(rules.map(({ rule, outcome }) => [rule, outcome !== 'untested']));
  const named = engines.map(({ engine }) => engine);
  const completed = engines.filter(({ status }) => status === 'completed').map((run) => run.engine);
  return catalogue.flatMap((rule) => {
    const by = (some: readonly string[]) =>
      Object.fromEntries(
        Object.entries(rule.detectedBy).filter(([engine]) => some.includes(engine)),
      );
    const complete = by(completed);
    const isDone = Object.keys(complete).length > 0;
    // A scan of before did not record its rules: what its engines look for was tested where they completed.
    if (rules.length === 0) return isDone ? [{ ...rule, detectedBy: complete }] : [];
    if (!tested.get(rule.id)) return [];
    // In a site scan an engine has failed that failed on one page; the others were tested.
    return [{ ...rule, detectedBy: isDone ? complete : by(named) }];
  });
}
