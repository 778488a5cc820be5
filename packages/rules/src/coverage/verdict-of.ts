import type { Rule } from '../rule.ts';
import { looksItself, trustOf } from '../trust/trust-of.ts';
import type { Trust } from '../trust/trust.ts';

/** How a rule speaks about a page: it can fail it, it only asks a person, or engines still try it out. */
export type Verdict = 'failure' | 'review' | 'tried-out';

/**
 * The most that the rule says; null when no engine looks for it at present. What an engine is too imprecise to find alone
 * can fail a page only where a second one looks for it that shares nothing with it.
 */
export function verdictOf(rule: Rule): Verdict | null {
  const trusts = Object.entries(rule.detectedBy).flatMap(([engine, theirs]) =>
    theirs
      .map((engineRule) => ({ engine, trust: trustIn(rule, engine, engineRule) }))
      .filter(({ trust }) => trust !== 'off'),
  );
  if (trusts.length === 0) return null;
  if (rule.experimental) return 'tried-out';
  if (trusts.some(({ trust }) => trust === 'failure')) return 'failure';
  const agreeing = trusts.filter(
    ({ engine, trust }) => trust === 'agreement' && looksItself(engine),
  );
  return new Set(agreeing.map(({ engine }) => engine)).size > 1 ? 'failure' : 'review';
}

function trustIn(rule: Rule, engine: string, engineRule: string): Trust {
  const trust = trustOf(engine, engineRule, rule);
  return trust !== 'off' && rule.onlyAsked?.includes(engine) ? 'review' : trust;
}
