import { findRule, looksItself, type TrustCounts } from '@curbcut/rules';
import type { SoftwareRule } from '../../software/count-engine-rules.ts';
import type { EngineRulePrecision } from '../engine-rules.ts';

/** What a rule of an engine found and called wrong, on all that was judged. */
export interface CountedRule extends TrustCounts {
  engine: string;
  /** The engine's own id. */
  rule: string;
  /** The rows of our catalogue that it is seen as. */
  rows: string[];
  /** The same by suite, and by verdicts on real software. */
  on: Readonly<Record<string, TrustCounts>>;
}

interface Counted extends TrustCounts {
  source: string;
  engine: string;
  rule: string;
  ourRule: string;
}

/**
 * Adds up what is known of each rule of each engine; those that reported nothing where the answer is known are left
 * out, and those of engines that only read the results of others.
 * What no case of its page is about is wrong at level A and AA only: beyond, the pages of the suites promise nothing. What
 * somebody called debatable is neither.
 */
export function countTrust(
  suites: readonly EngineRulePrecision[],
  software: readonly SoftwareRule[],
): CountedRule[] {
  const counted = [...suites.map(ofSuite), ...software.map(ofSoftware)].filter(
    ({ engine, found, wrong }) => looksItself(engine) && found + wrong > 0,
  );
  return [...Map.groupBy(counted, ({ engine, rule }) => `${engine} ${rule}`)]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([, rows]) => {
      const [{ engine, rule }] = rows as [Counted];
      const on = [...Map.groupBy(rows, ({ source }) => source)];
      return {
        engine,
        rule,
        rows: [...new Set(rows.map(({ ourRule }) => ourRule))].sort(),
        ...sum(rows),
        on: Object.fromEntries(on.map(([source, those]) => [source, sum(those)])),
      };
    });
}

function ofSuite(row: EngineRulePrecision): Counted {
  const { suite, engine, rule, ourRule, found, falsePositives, offTopic } = row;
  const level = findRule(ourRule)?.level;
  const noise = level === 'A' || level === 'AA' ? offTopic : 0;
  return { source: suite, engine, rule, ourRule, found, wrong: falsePositives + noise };
}

function ofSoftware({ engine, rule, ourRule, ...verdicts }: SoftwareRule): Counted {
  return {
    source: 'software',
    engine,
    rule,
    ourRule,
    found: verdicts.true,
    wrong: verdicts.false,
  };
}

function sum(rows: readonly TrustCounts[]): TrustCounts {
  return {
    found: rows.reduce((all, { found }) => all + found, 0),
    wrong: rows.reduce((all, { wrong }) => all + wrong, 0),
  };
}
