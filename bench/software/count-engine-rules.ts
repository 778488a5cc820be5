import type { ReportedFinding } from '@curbcut/scanner';
import { type Judgment, judgments, type Verdict } from './verdicts.ts';

/** How a rule of an engine was judged on pages of real software: a count of pages on which it reported a failure. */
export interface SoftwareRule extends Record<Judgment, number> {
  engine: string;
  /** The engine's own id. */
  rule: string;
  /** The row of our catalogue that it is seen as. */
  ourRule: string;
}

/** What rules of engines reported as failed on a page, whatever our trust in them makes of it. */
export interface ReportedOnPage {
  page: string;
  findings: readonly Pick<ReportedFinding, 'engine' | 'engineRule' | 'rule' | 'outcome'>[];
}

/**
 * A row for each rule of an engine that reported what there is a verdict on. A rule that only asks a person by now is
 * counted as well: otherwise it could never come back.
 */
export function countSoftwareRules(
  reported: readonly ReportedOnPage[],
  verdicts: readonly Pick<Verdict, 'page' | 'rule' | 'verdict'>[],
): SoftwareRule[] {
  const verdictsOn = Map.groupBy(verdicts, (one) => `${one.page} ${one.rule}`);
  const rows = new Map<string, SoftwareRule>();
  for (const { page, findings } of reported) {
    const failed = findings.filter(({ outcome }) => outcome === 'failed');
    const once = new Map(
      failed.map((one) => [`${one.engine} ${one.engineRule} ${one.rule}`, one] as const),
    );
    for (const [key, { engine, engineRule, rule: ourRule }] of once) {
      const verdict = worstOf(verdictsOn.get(`${page} ${ourRule}`) ?? []);
      if (!verdict) continue;
      const counts = { true: 0, debatable: 0, false: 0 };
      const row = rows.get(key) ?? { engine, rule: engineRule, ourRule, ...counts };
      row[verdict] += 1;
      rows.set(key, row);
    }
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** Of what a rule found on a page in its states, what speaks most against the rule. */
function worstOf(verdicts: readonly Pick<Verdict, 'verdict'>[]): Judgment | undefined {
  return judgments.findLast((one) => verdicts.some(({ verdict }) => verdict === one));
}
