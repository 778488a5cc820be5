import type { Rule } from '@curbcut/rules';
import { type Barrier, sharesCriterion } from '../matching/is-about.ts';
import { topicText } from '../matching/topic-text.ts';
import { toJudgedRule } from '../to-judged-issue.ts';
import type { SeenBy } from './suite.ts';

/** Whether the rule's own words are about the barrier, or it shares a criterion. */
export function barrierSeenBy(rule: Rule, barrier: Barrier): SeenBy | null {
  if (barrier.keywords?.test(topicText(toJudgedRule(rule), null))) return 'subject';
  return !barrier.strict && sharesCriterion(rule.wcag, barrier.wcag) ? 'criterion' : null;
}
