import { rules } from '@curbcut/rules';
import { compareMeasured, takeOver } from './compare-measured.ts';
import { describeChanges } from './describe-changes.ts';
import type { JudgedSuite } from './describe-measured.ts';
import { countEngineRules } from './engine-rules.ts';
import type { Measured, MeasuredSuite } from './measured.ts';
import { openSuites } from './open-suites.ts';
import type { DetectionOptions } from './options.ts';
import { type ScanRun, scanSuite } from './scan-suite.ts';
import { casesOfRule, changedCases, rulesNamed } from './select-cases.ts';
import type { Suite, SuiteCase } from './suites/suite.ts';

const revisions = new Map(rules.map(({ id, revision }) => [id, revision]));

export interface MeasuredHalf {
  /** What was not scanned this time is as it was, but for one rule, of which only what was scanned is shown. */
  suites: JudgedSuite[];
  /** What the next run compares itself with. */
  measured: Measured;
  /** What came out otherwise than in the last run, in words. */
  changes: string;
}

type Choice = Pick<DetectionOptions, 'suite' | 'rule' | 'changed'>;

/** Scans what is chosen of the suites of some folders, where null stands for the project's own. `before` is the last run; without one nothing is compared. */
export async function measureHalf(
  folders: readonly (string | null)[],
  choice: Choice,
  before: Measured,
  run: Omit<ScanRun, 'onPage'> & { say: (line: string) => void },
): Promise<MeasuredHalf> {
  const opened: Suite[] = [];
  for (const folder of folders) opened.push(...(await openSuites(folder)));
  try {
    const judged: JudgedSuite[] = [];
    const measured = new Map(before);
    const changes: string[] = [];
    if (choice.suite !== undefined && opened.every(({ id }) => id !== choice.suite))
      throw new Error(`There is no suite ${choice.suite}, only ${idsOf(opened)}.`);
    for (const suite of opened) {
      const last = before.get(suite.id);
      const chosen = chooseCases(suite, opened, choice, last);
      const scanned = await scanSuite(suite, chosen, { ...run, onPage: progress(suite, run.say) });
      if (last && chosen.length > 0)
        changes.push(describeChanges(suite.id, compareMeasured(chosen, last.cases, scanned)));
      const cases = takeOver(last?.cases, scanned, suite.cases);
      if (chosen.length > 0)
        measured.set(suite.id, { ruleset: Object.fromEntries(revisions), cases });
      const shown = choice.rule === undefined ? cases : scanned;
      if (shown.size > 0) judged.push(toJudgedSuite(suite, shown));
    }
    return { suites: judged, measured, changes: changes.join('\n') };
  } finally {
    await Promise.all(opened.map((suite) => suite.close()));
  }
}

function idsOf(suites: readonly Suite[]): string {
  return suites.map(({ id }) => id).join(', ');
}

function chooseCases(
  suite: Suite,
  all: readonly Suite[],
  { suite: wanted, rule, changed }: Choice,
  last: MeasuredSuite | undefined,
): readonly SuiteCase[] {
  if (wanted !== undefined && suite.id !== wanted) return [];
  if (changed) return changedCases(suite, last, revisions);
  if (rule === undefined) return suite.cases;
  const named = rulesNamed(rule, all);
  if (named === null) throw new Error(`Neither the catalogue nor a suite has a rule ${rule}.`);
  return casesOfRule(suite, rule, named, last);
}

function toJudgedSuite(
  { id, title, hasTwins, cases: all }: Suite,
  results: MeasuredSuite['cases'],
): JudgedSuite {
  const cases = all.flatMap((of) => {
    const result = results.get(of.id);
    return result ? [{ of, result }] : [];
  });
  return {
    id,
    title,
    hasTwins: hasTwins ?? false,
    cases,
    engineRules: countEngineRules(id, cases),
  };
}

const everyPages = 50;

function progress({ id }: Suite, say: (line: string) => void): ScanRun['onPage'] {
  return (done, pages) => {
    if (done % everyPages === 0 || done === pages) say(`  ${id}: ${done} of ${pages} pages`);
  };
}
