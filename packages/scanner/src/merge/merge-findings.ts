import { cleanText, type EngineSighting, type Issue, type IssueNode } from '@curbcut/contracts';
import type { Finding, FindingNode } from '../engines/finding.ts';
import { suggestFix } from '../fixes/suggest-fix.ts';
import { fingerprint, numberAlike, pageKey } from './fingerprint.ts';
import type { ResolvedNode } from './resolve-nodes.ts';

/** One element with one topic: what every engine said of it. */
interface Hit {
  node: ResolvedNode;
  /** Best wording first. */
  findings: Finding[];
  sources: FindingNode[];
}

/**
 * Merges what all engines said by (frame, element, topic): the same problem on the same element is one hit with several
 * witnesses, and the hits of a topic are one issue. `engineOrder` says whose words are taken.
 */
export function mergeFindings(
  findings: readonly Finding[],
  resolved: ReadonlyMap<FindingNode, ResolvedNode>,
  options: { url: string; engineOrder: readonly string[]; maxNodes: number },
): Issue[] {
  const ordered = [...findings].sort(
    (a, b) => options.engineOrder.indexOf(a.engine) - options.engineOrder.indexOf(b.engine),
  );
  const issues: Issue[] = [];
  for (const [topic, ofTopic] of Map.groupBy(ordered, (finding) => finding.topic)) {
    const hits = collapseRelated(hitsOf(ofTopic, resolved));
    for (const [outcome, ofOutcome] of Map.groupBy(hits, outcomeOf)) {
      issues.push(toIssue(topic, outcome, ofOutcome, options));
    }
  }
  return issues;
}

function hitsOf(
  findings: readonly Finding[],
  resolved: ReadonlyMap<FindingNode, ResolvedNode>,
): Hit[] {
  const hits = new Map<string, Hit>();
  for (const finding of findings) {
    for (const source of finding.nodes) {
      const node = resolved.get(source);
      if (!node) continue;
      const key = `${node.frame}:${node.path}`;
      const hit = hits.get(key) ?? { node, findings: [], sources: [] };
      hit.findings.push(finding);
      hit.sources.push(source);
      hits.set(key, hit);
    }
  }
  return [...hits.values()];
}

/** One engine may blame the label and another the field: on the same topic that is one problem, not two. */
function collapseRelated(hits: readonly Hit[]): Hit[] {
  const byPath = new Map(hits.map((hit) => [`${hit.node.frame}:${hit.node.path}`, hit]));
  const absorbed = new Set<Hit>();
  for (const hit of hits) {
    const outer = nearestAncestor(hit, byPath);
    if (!outer || absorbed.has(outer) || shareAnEngine(hit, outer)) continue;
    outer.findings.push(...hit.findings);
    absorbed.add(hit);
  }
  return hits.filter((hit) => !absorbed.has(hit));
}

function nearestAncestor(hit: Hit, byPath: ReadonlyMap<string, Hit>): Hit | undefined {
  const steps = hit.node.path.split('.');
  while (steps.length > 1) {
    steps.pop();
    const ancestor = byPath.get(`${hit.node.frame}:${steps.join('.')}`);
    if (ancestor) return ancestor;
  }
  return undefined;
}

function shareAnEngine(a: Hit, b: Hit): boolean {
  return a.findings.some(({ engine }) => b.findings.some((other) => other.engine === engine));
}

function outcomeOf(hit: Hit): Issue['outcome'] {
  return hit.findings.some(({ outcome }) => outcome === 'failed') ? 'failed' : 'needs-review';
}

function toIssue(
  topic: string,
  outcome: Issue['outcome'],
  hits: readonly Hit[],
  options: { url: string; maxNodes: number },
): Issue {
  const sorted = [...hits].sort(inDocumentOrder);
  const agreeing = sorted
    .flatMap((hit) => hit.findings)
    .filter((finding) => finding.outcome === outcome);
  const wording = agreeing[0] as Finding;
  const signatures = numberAlike(sorted.map(({ node }) => node.signature));
  const nodes = sorted
    .slice(0, options.maxNodes)
    .map((hit, index) => toNode(topic, hit, signatures[index] ?? ''));
  const data = sorted[0]?.sources[0]?.data;
  return {
    rule: wording.rule,
    outcome,
    impact: wording.impact,
    category: wording.category,
    title: wording.title,
    description: wording.description,
    help: wording.help,
    helpUrl: wording.helpUrl,
    fingerprint: fingerprint(pageKey(options.url), topic, outcome),
    wcag: unique(agreeing.flatMap(({ wcag }) => wcag)),
    level: wording.level,
    actRules: unique(agreeing.flatMap(({ actRules }) => actRules)),
    tags: wording.tags,
    engines: witnesses(agreeing),
    nodes,
    nodesTotal: hits.length,
    fix:
      nodes[0] && outcome === 'failed'
        ? suggestFix({ rule: wording.rule, html: nodes[0].html, data })
        : null,
  };
}

function toNode(topic: string, { node, sources }: Hit, signature: string): IssueNode {
  return {
    target: node.target.map((selector) => cleanText(selector, 1_000)),
    html: cleanText(node.html, 1_100),
    failureSummary: sources[0]?.failureSummary ?? '',
    fingerprint: fingerprint(topic, signature),
    box: node.box,
  };
}

function witnesses(findings: readonly Finding[]): EngineSighting[] {
  return [
    ...new Map(
      findings.map(({ engine, rule }) => [`${engine}/${rule}`, { engine, rule }]),
    ).values(),
  ];
}

function inDocumentOrder(a: Hit, b: Hit): number {
  return a.node.frame - b.node.frame || comparePaths(a.node.path, b.node.path);
}

function comparePaths(a: string, b: string): number {
  const [left, right] = [a.split('.'), b.split('.')];
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const difference = Number(left[index]) - Number(right[index]);
    if (difference) return difference;
  }
  return left.length - right.length;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}
