import { wcagLabel } from '@curbcut/model/scan';
import type { CriteriaAnswer } from '@curbcut/wire/verdicts';

export type ListedRule = CriteriaAnswer['rules'][number];
type Outcome = ListedRule['outcome'];

export interface RuleSection {
  outcome: Outcome;
  title: string;
  /** What the outcome means, where its title alone would say too much or too little. */
  meaning: string | null;
  rules: ListedRule[];
}

/** What has to be done first. */
const outcomes: readonly Omit<RuleSection, 'rules'>[] = [
  { outcome: 'failed', title: 'Failed', meaning: null },
  { outcome: 'needs-review', title: 'Needs review', meaning: null },
  {
    outcome: 'untested',
    title: 'Untested',
    meaning:
      'These did not run in this scan: some compare the pages of a website, some need the page to be used, others had no time.',
  },
  {
    outcome: 'passed',
    title: 'Passed',
    meaning: 'The page has what these rules look at, and not the fault that they look for.',
  },
  {
    outcome: 'inapplicable',
    title: 'Not applicable',
    meaning: 'The page has nothing of the kind that these rules look at.',
  },
];

/** What the outcome of a rule is called. */
export function outcomeTitle(outcome: Outcome): string {
  return outcomes.find((one) => one.outcome === outcome)?.title ?? outcome;
}

/** The rules by outcome, without outcomes that none came to. */
export function ruleSections(rules: readonly ListedRule[]): RuleSection[] {
  return outcomes
    .map((section) => ({
      ...section,
      rules: rules.filter(({ outcome }) => outcome === section.outcome),
    }))
    .filter((section) => section.rules.length > 0);
}

/** Those in which each of the words stands: in the title, a criterion, the level, a technique or an ACT rule. */
export function findRules(rules: readonly ListedRule[], text: string): ListedRule[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const about = [
      rule.title,
      rule.id,
      ...rule.criteria.map((number) => `wcag ${wcagLabel(number)}`),
      levelWords(rule),
      ...rule.techniques,
      ...rule.act_rules.map((id) => `act ${id}`),
    ]
      .join('\n')
      .toLowerCase();
    return words.every((word) => about.includes(word));
  });
}

/** `Level AA`, or that no criterion asks for it. */
export function levelWords({ level }: Pick<ListedRule, 'level'>): string {
  return level === 'best-practice' ? 'Best practice' : `Level ${level}`;
}
