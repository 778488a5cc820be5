import { type Level, wcagCriteria } from '@curbcut/model/scan';
import type { RuleRun } from '../../packages/scanner/src/engines/alfa/rule-run.ts';
import type { DocumentSnapshot } from '../../packages/scanner/src/engines/alfa/snapshot.ts';
import type { JudgedIssue, JudgedNode } from '../detection/matching/judged-issue.ts';
import { isBarrier, type SuiteCase } from '../detection/suites/suite.ts';

/** A rule of Alfa and what its makers and the W3C say that it is about. */
export interface AlfaRuleInfo {
  id: string;
  /** WCAG success criteria. */
  wcag: readonly string[];
  actRules: readonly string[];
}

/** What one rule came to on a suite. */
export interface AlfaRuleCounts {
  /** Barriers that its failures are about. */
  found: number;
  /** Those of them that no other engine reported. */
  gain: number;
  /** Clean cases that its failures are about. */
  wrong: number;
  /** Pages with failures that are about no case, where that is counted. */
  other: number;
}

export interface AlfaPage {
  cases: readonly SuiteCase[];
  runs: readonly RuleRun[];
  /** Opening tags by the names of elements, `frame:number`. */
  tags: ReadonlyMap<string, string>;
  /** Whether another engine reported a failure about the case when it was measured last. */
  isFoundByOthers: (of: SuiteCase) => boolean;
}

export function countAlfaRule(rule: AlfaRuleInfo, pages: readonly AlfaPage[]): AlfaRuleCounts {
  const counts = { found: 0, gain: 0, wrong: 0, other: 0 };
  for (const { cases, runs, tags, isFoundByOthers } of pages) {
    const failed = runs.find((run) => run.rule === rule.id)?.outcomes.failed;
    if (!failed) continue;
    const nodes = failed.targets.flatMap(({ elements }) =>
      elements.map((name) => toNode(tags.get(name) ?? '')),
    );
    const issue = toIssue(rule, nodes);
    const about = cases.filter((each) => each.isAbout(issue));
    const barriers = about.filter(isBarrier);
    counts.found += barriers.length;
    counts.gain += barriers.filter((each) => !isFoundByOthers(each)).length;
    counts.wrong += about.length - barriers.length;
    if (about.length === 0 && cases.every(({ isNoise }) => isNoise?.(issue))) counts.other += 1;
  }
  return counts;
}

/** Its words say nothing: only criteria, ACT rules and elements tell what it is about. */
function toIssue({ wcag, actRules }: AlfaRuleInfo, nodes: JudgedNode[]): JudgedIssue {
  return {
    rule: '',
    outcome: 'failed',
    title: '',
    description: '',
    help: '',
    wcag: [...wcag],
    level: levelOf(wcag),
    actRules: [...actRules],
    nodes,
  };
}

function levelOf(wcag: readonly string[]): Level {
  const levels = wcag.map((criterion) => wcagCriteria[criterion]?.level);
  return (['A', 'AA', 'AAA'] as const).find((level) => levels.includes(level)) ?? 'best-practice';
}

function toNode(html: string): JudgedNode {
  return { target: [/^<([\w-]+)/.exec(html)?.[1] ?? '*'], html, failureSummary: '' };
}

/** The opening tag of each element of a document, by its name. */
export function tagsOf(frame: number, { nodes }: DocumentSnapshot): [string, string][] {
  return nodes.flatMap((node): [string, string][] => {
    if (node.kind !== 'element') return [];
    const attributes = node.attributes.map(
      ([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`,
    );
    return [[`${frame}:${node.number}`, `<${node.name}${attributes.join('')}>`]];
  });
}
