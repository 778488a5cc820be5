import type { Rule } from '../rule.ts';

/** How a rule speaks about a page: it can fail it, it only asks a person, or engines still try it out. */
export type Verdict = 'failure' | 'review' | 'tried-out';

const ofTrust: Record<Rule['trust'], Verdict> = {
  failure: 'failure',
  agreement: 'failure',
  review: 'review',
};

/** The most that the rule says; null when no engine looks for it at present. */
export function verdictOf(rule: Rule): Verdict | null {
  const engines = Object.keys(rule.detectedBy);
  if (engines.length === 0) return null;
  if (rule.experimental) return 'tried-out';
  const canFail = engines.some((engine) => !rule.onlyAsked?.includes(engine));
  return canFail ? ofTrust[rule.trust] : 'review';
}
