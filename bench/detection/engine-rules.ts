import { rules } from '@curbcut/rules';
import { isBarrier } from './suites/suite.ts';
import type { JudgedCase } from './suite-figures.ts';

/** How precise a rule of an engine is on the pages of a suite, whatever our trust in it makes of what it reports. */
export interface EngineRulePrecision {
  suite: string;
  engine: string;
  /** The engine's own id. */
  rule: string;
  /** The row of our catalogue that it is seen as. */
  ourRule: string;
  /** Cases with a barrier that it reports as failed. */
  found: number;
  /** Clean cases that it reports as failed. */
  falsePositives: number;
  /** Pages on which it reports a failure that no case is about, where that is counted. */
  offTopic: number;
  /** Cases that are about what it looks for. */
  cases: number;
}

/** A row for each rule of an engine that a case of the suite is about or that reported something there. */
export function countEngineRules(
  suite: string,
  cases: readonly JudgedCase[],
): EngineRulePrecision[] {
  const subjects = new Map(
    rules.map((row) => [row.id, cases.filter(({ of }) => of.isSeenBy(row) === 'subject').length]),
  );
  const rows = rules.flatMap((row) =>
    Object.entries(row.detectedBy).flatMap(([engine, theirs]) =>
      theirs.map((rule): EngineRulePrecision => {
        const on = (wanted: (each: JudgedCase) => boolean, isAbout: boolean) =>
          cases.filter(
            (each) =>
              wanted(each) &&
              each.result.reported.some(
                (one) =>
                  one.engine === engine &&
                  one.engineRule === rule &&
                  one.rule === row.id &&
                  one.isAbout === isAbout,
              ),
          ).length;
        return {
          suite,
          engine,
          rule,
          ourRule: row.id,
          found: on(({ of }) => isBarrier(of), true),
          falsePositives: on(({ of }) => !isBarrier(of), true),
          offTopic: on(() => true, false),
          cases: subjects.get(row.id) ?? 0,
        };
      }),
    ),
  );
  return rows.filter(
    ({ found, falsePositives, offTopic, cases: about }) =>
      found + falsePositives + offTopic + about > 0,
  );
}
