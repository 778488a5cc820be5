import type { Detection } from '@curbcut/model/scan';
import { impacts, type Issue, type IssueNode, levels } from '@curbcut/model/scan';
import { cleanText } from '@curbcut/model/text';
import type { Finding, FindingNode } from '../engines/finding.ts';
import { suggestFix } from '../fixes/suggest-fix.ts';
import { fingerprint, numberAlike, pageKey } from './fingerprint.ts';
import type { ResolvedNode } from './resolve-nodes.ts';

/** One engine's rule on one element. */
interface Sighting {
  finding: Finding;
  source: FindingNode;
}

/** One element with one topic: what every engine said of it, in the engines' order. */
interface Hit {
  node: ResolvedNode;
  sightings: Sighting[];
}

/**
 * Merges what all engines said by (frame, element, topic): the same problem on the same element is one hit with several
 * witnesses, and the hits of a topic are one issue for each outcome and level: what fails AA and what only fails AAA are
 * two problems. An issue is worded by its most severe finding; among equals `engineOrder` says whose words are taken.
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
    const alike = Map.groupBy(hits, (hit) => `${outcomeOf(hit)} ${wordingOf(hit).level}`);
    for (const ofOneKind of alike.values()) issues.push(toIssue(topic, ofOneKind, options));
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
      const hit = hits.get(key) ?? { node, sightings: [] };
      hit.sightings.push({ finding, source });
      hits.set(key, hit);
    }
  }
  return [...hits.values()];
}

/** One engine may blame the label and another the field: on the same topic that is one problem, not two. */
function collapseRelated(hits: readonly Hit[]): Hit[] {
  const kept = new Map<string, Hit>();
  for (const hit of [...hits].sort(inDocumentOrder)) {
    const outer = nearestAncestor(hit, kept);
    if (outer && !shareAnEngine(hit, outer)) outer.sightings.push(...hit.sightings);
    else kept.set(`${hit.node.frame}:${hit.node.path}`, hit);
  }
  return [...kept.values()];
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
  return a.sightings.some(({ finding }) =>
    b.sightings.some((other) => other.finding.engine === finding.engine),
  );
}

function outcomeOf(hit: Hit): Issue['outcome'] {
  return hit.sightings.some(({ finding }) => finding.outcome === 'failed')
    ? 'failed'
    : 'needs-review';
}

/** Those that say what the hit came to. */
function agreeingOn(hit: Hit): Sighting[] {
  const outcome = outcomeOf(hit);
  return hit.sightings.filter(({ finding }) => finding.outcome === outcome);
}

function wordingOf(hit: Hit): Finding {
  return mostSevere(agreeingOn(hit).map(({ finding }) => finding));
}

/** `hits` of one outcome and one level, in document order. */
function toIssue(
  topic: string,
  hits: readonly Hit[],
  options: { url: string; maxNodes: number },
): Issue {
  const agreeing = hits.map(agreeingOn);
  const findings = agreeing.flat().map(({ finding }) => finding);
  const wording = mostSevere(hits.map(wordingOf));
  const { outcome } = wording;
  const signatures = numberAlike(hits.map(({ node }) => node.signature));
  const nodes = hits
    .slice(0, options.maxNodes)
    .map((hit, index) =>
      toNode(topic, hit.node, agreeing[index]?.[0]?.source, signatures[index] ?? ''),
    );
  const first = agreeing[0]?.[0];
  return {
    rule: wording.rule,
    outcome,
    impact: wording.impact,
    category: wording.category,
    title: wording.title,
    description: wording.description,
    help: wording.help,
    helpUrl: wording.helpUrl,
    fingerprint: fingerprint(pageKey(options.url), topic, outcome, wording.level),
    wcag: unique(findings.flatMap(({ wcag }) => wcag)),
    level: wording.level,
    actRules: unique(findings.flatMap(({ actRules }) => actRules)),
    tags: wording.tags,
    detectedBy: witnesses(findings),
    nodes,
    nodesTotal: hits.length + leftOut(findings),
    fix:
      first && nodes[0] && outcome === 'failed'
        ? suggestFix({ rule: first.finding.rule, html: nodes[0].html, data: first.source.data })
        : null,
  };
}

/** The words must not play down the worst of what they stand for. Equal findings keep the engines' order. */
function mostSevere(findings: readonly Finding[]): Finding {
  const [worst] = [...findings].sort(
    (a, b) =>
      impacts.indexOf(a.impact) - impacts.indexOf(b.impact) ||
      levels.indexOf(a.level) - levels.indexOf(b.level),
  );
  return worst as Finding;
}

function toNode(
  topic: string,
  node: ResolvedNode,
  source: FindingNode | undefined,
  signature: string,
): IssueNode {
  return {
    target: node.target.map((selector) => cleanText(selector, 1_000)),
    html: cleanText(node.html, 1_100),
    failureSummary: source?.failureSummary ?? '',
    fingerprint: fingerprint(topic, signature),
    box: node.box,
  };
}

function witnesses(findings: readonly Finding[]): Detection[] {
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
    const difference = orderOf(left[index]) - orderOf(right[index]);
    if (difference) return difference;
  }
  return left.length - right.length;
}

/** A shadow tree comes before the children that its host was written with. */
function orderOf(step: string | undefined): number {
  return step === 's' ? -1 : Number(step);
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

/** Elements beyond what an engine hands over: each engine may have cut its list. */
function leftOut(findings: readonly Finding[]): number {
  return Math.max(0, ...findings.map(({ nodes, nodesTotal }) => nodesTotal - nodes.length));
}
