import { rules } from '@curbcut/rules';
import { z } from 'zod';
import { loadServedSuite } from './load-served-suite.ts';
import type { SuiteCase, SuiteLoader } from './suite.ts';

const Row = z.object({
  id: z.string(),
  rule: z.string(),
  ruleName: z.string(),
  expected: z.enum(['failed', 'passed', 'inapplicable']),
  path: z.string(),
});

/** Test cases of the W3C's ACT rules. */
export const actSuite: SuiteLoader = {
  id: 'act',
  load: (suites) =>
    loadServedSuite(suites, {
      id: 'act',
      title: 'W3C ACT rules',
      Row,
      toCase: async (row) => toCase(row),
    }),
};

function toCase({ id, rule, ruleName, expected, path }: z.infer<typeof Row>): SuiteCase {
  return {
    id,
    path,
    expected,
    group: rule,
    groupName: ruleName,
    barrier: ruleName,
    wcag: criteriaOf(rule),
    isAbout: ({ actRules }) => actRules.includes(rule),
    isSeenBy: ({ actRules }) => (actRules.includes(rule) ? 'subject' : null),
    // A page of one ACT rule may well fail others.
    isNoise: null,
  };
}

/** The suite does not name them: those of our rules that stand for the ACT rule. */
function criteriaOf(actRule: string): string[] {
  const standing = rules.filter(({ actRules }) => actRules.includes(actRule));
  return [...new Set(standing.flatMap(({ wcag }) => wcag))].sort();
}
