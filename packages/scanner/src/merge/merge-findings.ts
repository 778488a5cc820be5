import {
  type Detection,
  type Impact,
  impacts,
  type Issue,
  type IssueNode,
  levels,
} from '@curbcut/model/scan';
import { cleanText } from '@curbcut/model/text';
import type { Rule } from '@curbcut/rules';
import type { Finding, FindingNode } from '../engines/finding.ts';
import type { Failure } from '../fixes/failure.ts';
import { fingerprint, numberAlike, pageKey } from './fingerprint.ts';
import type { ResolvedNode } from './resolve-nodes.ts';

/** A finding with the engine that it comes from and the row of the catalogue that describes it. */
interface DescribedFinding extends Finding {
  engine: string;
  described: Rule;
}

/** One rule of one engine on one element. */
interface Detected {
  finding: DescribedFinding;
  source: FindingNode;
}

/** One element with one topic: what every engine detected on it, in the engines' order. */
interface Hit {
  node: ResolvedNode;
  detected: Detected[];
}

/** What an engine found, by its id. Runs come in the engines' order. */
export interface EngineFindings {
  engine: string;
  findings: readonly Finding[];
}

export interface MergedIssue {
  issue: Issue;
  /** What a fix can be computed from; null for what needs a review. */
  failure: Failure | null;
}

export interface MergeOptions {
  url: string;
  maxNodes: number;
  /** Undefined for an unknown rule, whose findings are left out. */
  findRule: (id: string) => Rule | undefined;
}

/**
 * Merges the findings of all engines by (frame, element, topic): the same problem on the same element is one hit that
 * several engines detected, and the hits of a topic are one issue for each outcome and level: what fails AA and what only
 * fails AAA are two problems. An issue has the row of its most severe finding; among equals the first engine's.
 */
export function mergeFindings(
  runs: readonly EngineFindings[],
  resolved: ReadonlyMap<FindingNode, ResolvedNode>,
  options: MergeOptions,
): MergedIssue[] {
  const findings = runs.flatMap(({ engine, findings: found }) =>
    found.flatMap((finding) => {
      const described = options.findRule(finding.rule);
      return described ? [{ ...finding, engine, described }] : [];
    }),
  );
  const issues: MergedIssue[] = [];
  for (const [topic, ofTopic] of Map.groupBy(findings, ({ described }) => described.topic)) {
    const hits = collapseRelated(hitsOf(ofTopic, resolved));
    const alike = Map.groupBy(hits, (hit) => `${outcomeOf(hit)} ${decisive(hit).described.level}`);
    for (const ofOneKind of alike.values()) issues.push(toIssue(topic, ofOneKind, options));
  }
  return issues;
}

function hitsOf(
  findings: readonly DescribedFinding[],
  resolved: ReadonlyMap<FindingNode, ResolvedNode>,
): Hit[] {
  const hits = new Map<string, Hit>();
  for (const finding of findings) {
    for (const source of finding.nodes) {
      const node = resolved.get(source);
      if (!node) continue;
      const key = `${node.frame}:${node.path}`;
      const hit = hits.get(key) ?? { node, detected: [] };
      hit.detected.push({ finding, source });
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
    if (outer && !shareAnEngine(hit, outer)) outer.detected.push(...hit.detected);
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
  return a.detected.some(({ finding }) =>
    b.detected.some((other) => other.finding.engine === finding.engine),
  );
}

function outcomeOf(hit: Hit): Issue['outcome'] {
  return hit.detected.some(({ finding }) => finding.outcome === 'failed')
    ? 'failed'
    : 'needs-review';
}

/** Those with the outcome that the hit came to. */
function agreeingOn(hit: Hit): Detected[] {
  const outcome = outcomeOf(hit);
  return hit.detected.filter(({ finding }) => finding.outcome === outcome);
}

function decisive(hit: Hit): DescribedFinding {
  return mostSevere(agreeingOn(hit).map(({ finding }) => finding));
}

/** `hits` of one outcome and one level, in document order. */
function toIssue(
  topic: string,
  hits: readonly Hit[],
  options: Pick<MergeOptions, 'url' | 'maxNodes'>,
): MergedIssue {
  const agreeing = hits.map(agreeingOn);
  const findings = agreeing.flat().map(({ finding }) => finding);
  const worst = mostSevere(hits.map(decisive));
  const { described, outcome } = worst;
  const signatures = numberAlike(hits.map(({ node }) => node.signature));
  const nodes = hits
    .slice(0, options.maxNodes)
    .map((hit, index) =>
      toNode(topic, hit.node, agreeing[index]?.[0]?.source, signatures[index] ?? ''),
    );
  const issue: Issue = {
    rule: described.id,
    outcome,
    impact: impactOf(worst),
    category: described.category,
    title: described.title,
    description: described.barrier,
    help: described.remedy,
    helpUrl: described.helpUrl,
    fingerprint: fingerprint(pageKey(options.url), topic, outcome, described.level),
    wcag: unique(findings.flatMap((finding) => finding.described.wcag)),
    level: described.level,
    actRules: unique(findings.flatMap((finding) => finding.described.actRules)),
    tags: tagsOf(described),
    detectedBy: detectedBy(findings),
    nodes,
    nodesTotal: hits.length + leftOut(findings),
    fix: null,
  };
  return { issue, failure: outcome === 'failed' ? toFailure(agreeing[0], nodes[0]) : null };
}

function impactOf({ impact, described }: DescribedFinding): Impact {
  return impact ?? described.impact;
}

function tagsOf({ experimental, level }: Rule): Issue['tags'] {
  return [
    ...(experimental ? (['experimental'] as const) : []),
    ...(level === 'best-practice' ? (['best-practice'] as const) : []),
  ];
}

/** Of the first element, as the first engine saw it. */
function toFailure(detected: Detected[] | undefined, node: IssueNode | undefined): Failure | null {
  const [first] = detected ?? [];
  if (!detected || !first || !node) return null;
  return {
    frame: first.source.frame,
    element: first.source.element,
    engineRule: first.finding.engineRule,
    engineRules: unique(detected.map(({ finding }) => finding.engineRule)),
    html: node.html,
    data: first.source.data,
  };
}

/** The row must not play down the worst of what it stands for. Equal findings keep the engines' order. */
function mostSevere(findings: readonly DescribedFinding[]): DescribedFinding {
  const [worst] = [...findings].sort(
    (a, b) =>
      impacts.indexOf(impactOf(a)) - impacts.indexOf(impactOf(b)) ||
      levels.indexOf(a.described.level) - levels.indexOf(b.described.level),
  );
  return worst as DescribedFinding;
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

function detectedBy(findings: readonly DescribedFinding[]): Detection[] {
  const all = findings.map(({ engine, engineRule }) => ({ engine, rule: engineRule }));
  return [...new Map(all.map((one) => [`${one.engine}/${one.rule}`, one])).values()];
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
