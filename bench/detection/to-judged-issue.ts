import type { Rule } from '@curbcut/rules';
import type { ReportedFinding } from '@curbcut/scanner';
import type { JudgedIssue } from './matching/judged-issue.ts';

/** An issue that says no more than its rule does. */
export function toJudgedRule(rule: Rule): JudgedIssue {
  return {
    rule: rule.id,
    outcome: 'failed',
    title: rule.title,
    description: rule.barrier,
    help: rule.remedy,
    wcag: [...rule.wcag],
    level: rule.level,
    actRules: [...rule.actRules],
    nodes: [],
  };
}

/** What one rule of one engine reported, as if it were an issue of its own. */
export function toJudgedFinding(rule: Rule, { outcome, nodes }: ReportedFinding): JudgedIssue {
  return { ...toJudgedRule(rule), outcome, nodes };
}
