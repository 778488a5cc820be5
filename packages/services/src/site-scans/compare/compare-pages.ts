import { createHash } from 'node:crypto';
import {
  siteEngine,
  type EngineRun,
  type Issue,
  type IssueNode,
  type Outcome,
  type RuleRun,
} from '@curbcut/model/scan';
import { findRule, type Rule } from '@curbcut/rules';
import type { ComparedNode, ComparedPage, Comparison } from './compared-page.ts';
import { consistentHelp } from './consistent-help.ts';
import { consistentIdentification } from './consistent-identification.ts';
import { consistentNavigation } from './consistent-navigation.ts';
import { multipleWays } from './multiple-ways.ts';
import { pageTitleUnique } from './page-title-unique.ts';

const comparisons: readonly Comparison[] = [
  pageTitleUnique,
  consistentNavigation,
  consistentIdentification,
  consistentHelp,
  multipleWays,
];

/** Its id stands in `detectedBy` of the rows that only pages together show. */
const engine = { id: siteEngine, name: 'Comparison of pages', version: '1.0.0' } as const;
const mostExamples = 10;

export interface SiteComparison {
  issues: Issue[];
  /** By an issue's fingerprint: each of its pages, with how many elements of it. */
  pages: Map<string, { page: number; elements: number }[]>;
  rules: RuleRun[];
  run: EngineRun;
}

/** What only the pages of a site together show. Null where there are no two pages to compare. */
export function comparePages(
  pages: readonly ComparedPage[],
  placeOf: (at: number) => { url: string; scanId: string } | undefined,
): SiteComparison | null {
  if (pages.length < 2) return null;
  const startedMs = performance.now();
  const issues: Issue[] = [];
  const pagesOf: SiteComparison['pages'] = new Map();
  const rules: RuleRun[] = [];
  for (const comparison of comparisons) {
    const row = findRule(comparison.rule);
    if (!row) continue;
    const found = comparison.compare(pages);
    rules.push({ rule: row.id, outcome: worst(found), revision: row.revision });
    for (const { outcome, nodes } of found) {
      const issue = toIssue(row, outcome, nodes, placeOf);
      issues.push(issue);
      pagesOf.set(issue.fingerprint, countByPage(nodes));
    }
  }
  const findings = issues.filter(({ outcome }) => outcome === 'failed').length;
  const run: EngineRun = {
    engine: engine.id,
    name: engine.name,
    version: engine.version,
    independent: true,
    status: 'completed',
    durationMs: performance.now() - startedMs,
    findings,
    score: null,
    error: null,
  };
  return { issues, pages: pagesOf, rules, run };
}

function countByPage(nodes: readonly ComparedNode[]): { page: number; elements: number }[] {
  return [...Map.groupBy(nodes, ({ at }) => at)].map(([page, { length: elements }]) => ({
    page,
    elements,
  }));
}

function worst(found: readonly { outcome: Outcome }[]): Outcome {
  return (
    found.find(({ outcome }) => outcome === 'failed')?.outcome ?? found[0]?.outcome ?? 'passed'
  );
}

function toIssue(
  row: Rule,
  outcome: Issue['outcome'],
  nodes: readonly ComparedNode[],
  placeOf: (at: number) => { url: string; scanId: string } | undefined,
): Issue {
  const fingerprint = hash(engine.id, row.id, outcome).slice(0, 32);
  return {
    rule: row.id,
    outcome,
    impact: row.impact,
    category: row.category,
    title: row.title,
    description: row.barrier,
    help: row.remedy,
    helpUrl: row.helpUrl,
    fingerprint,
    wcag: [...row.wcag],
    level: row.level,
    actRules: [...row.actRules],
    tags: [],
    detectedBy: [{ engine: engine.id, rule: row.id }],
    nodes: nodes.slice(0, mostExamples).map((node): IssueNode => ({
      target: node.item.target,
      html: node.item.html,
      failureSummary: node.failureSummary,
      fingerprint: hash(row.id, placeOf(node.at)?.url ?? '', ...node.item.target).slice(0, 32),
      box: null,
      page: placeOf(node.at),
    })),
    nodesTotal: nodes.length,
    pagesCount: new Set(nodes.map(({ at }) => at)).size,
    fix: null,
  };
}

function hash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest('hex');
}
