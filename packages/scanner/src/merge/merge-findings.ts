import {
  type Detection,
  type ElementTraits,
  type Issue,
  type IssueNode,
  judgeBy,
  type MeasuredFact,
  type Standard,
} from '@curbcut/model/scan';
import { colorPairOf } from '@curbcut/model/causes';
import { cleanText, countOf } from '@curbcut/model/text';
import type { Rule } from '@curbcut/rules';
import type { Finding, Pointer } from '../engines/finding.ts';
import type { Failure } from '../fixes/failure.ts';
import { collapseRelated } from './collapse-related.ts';
import { dropQuestionsOfFailures } from './drop-questions-of-failures.ts';
import { type ExplainedHits, explainHits } from './explain-hits.ts';
import { fingerprint, numberAlike, pageKey } from './fingerprint.ts';
import {
  agreeingOn,
  decisive,
  type DescribedFinding,
  type Detected,
  type Hit,
  hitsOf,
  impactOf,
  mostSevere,
  outcomeOf,
} from './hit.ts';
import { ofFrame } from './frame-traits.ts';
import type { KnownFingerprints } from './known-fingerprints.ts';
import type { Replay } from '../replay/replay.ts';
import { toReproduction } from '../replay/to-reproduction.ts';
import type { ReplayedPage } from '../replay/write-snippet.ts';
import type { ResolvedNode } from './resolve-nodes.ts';

/** What an engine found, by its id. Runs come in the engines' order. */
export interface EngineFindings {
  engine: string;
  /** Whether the engine has a vote of its own. */
  independent: boolean;
  findings: readonly Finding[];
}

export interface MergedIssue {
  issue: Issue;
  /** What a fix can be computed from; null for what needs a review. */
  failure: Failure | null;
  /** The same for the first element of each further pair of colors, by the elements' fingerprints. */
  ofFurtherColors: ReadonlyMap<string, Failure>;
}

export interface MergeOptions extends ReplayedPage {
  /** Elements of the last scan of the page keep their fingerprints. */
  lastScan?: KnownFingerprints | undefined;
  maxNodes: number;
  /** What the issues are judged by. */
  standard: Standard;
  /** Undefined for an unknown rule, whose findings are left out. */
  findRule: (id: string) => Rule | undefined;
}

/**
 * Merges the findings of all engines by (frame, element, topic): the same problem on the same element is one hit that
 * several engines detected. What another hit explains is told with that one; the hits of a rule are one issue for each
 * outcome. So what an issue says is true of each of its elements.
 */
export function mergeFindings(
  runs: readonly EngineFindings[],
  resolved: ReadonlyMap<Pointer, ResolvedNode>,
  options: MergeOptions,
): MergedIssue[] {
  const findings = runs.flatMap(({ engine, independent, findings: found }) =>
    found.flatMap((finding) => {
      const described = options.findRule(finding.rule);
      return described ? [{ ...finding, engine, independent, described }] : [];
    }),
  );
  const topics = Map.groupBy(findings, ({ described }) => described.topic);
  const hits = [...topics.values()].flatMap((ofTopic) =>
    collapseRelated(hitsOf(ofTopic, resolved)),
  );
  const explained = explainHits(hits, resolved);
  const left = dropQuestionsOfFailures(hits.filter((hit) => !explained.causeOf.has(hit)));
  const alike = Map.groupBy(left, (hit) => {
    const { id, topic } = decisive(hit).described;
    return `${topic} ${id} ${outcomeOf(hit)}`;
  });
  return [...alike.values()].map((ofOneKind) => toIssue(ofOneKind, explained, options));
}

/** `hits` of one rule and one outcome, in document order. */
function toIssue(
  hits: readonly Hit[],
  { explainedBy }: ExplainedHits,
  options: Omit<MergeOptions, 'findRule'>,
): MergedIssue {
  const agreeing = hits.map(agreeingOn);
  const worst = mostSevere(hits.map(decisive));
  const { described } = worst;
  const outcome = outcomeOf(hits[0] as Hit);
  const { topic } = described;
  const explained = hits.flatMap((hit) => explainedBy(hit));
  const found = [...agreeing.flat(), ...explained.flatMap(agreeingOn)];
  const findings = [...new Set(found.map(({ finding }) => finding))];
  const identities = identitiesOf(topic, hits, options.lastScan);
  const nodes = hits.slice(0, options.maxNodes).flatMap((hit, index) => {
    const identity = identities[index];
    return identity ? [toNode(hit, explainedBy(hit), identity)] : [];
  });
  const replay = replayOf(hits);
  const issue = judgeBy<Issue>(options.standard, {
    rule: described.id,
    outcome,
    impact: impactOf(worst),
    category: described.category,
    title: described.title,
    description: described.barrier,
    help: described.remedy,
    helpUrl: described.helpUrl,
    fingerprint: issueFingerprint(options.url, described, outcome),
    wcag: unique(findings.flatMap((finding) => finding.described.wcag)),
    level: described.level,
    actRules: unique(findings.flatMap((finding) => finding.described.actRules)),
    tags: tagsOf(described),
    detectedBy: detectedBy(findings),
    nodes,
    nodesTotal: hits.length + leftOut(findings.filter((one) => one.described === described)),
    fix: null,
    ...(replay ? { reproduction: toReproduction(replay, described.title, options) } : {}),
  });
  const hasFailed = outcome === 'failed';
  return {
    issue,
    failure: hasFailed ? toFailure(agreeing[0], nodes[0]) : null,
    ofFurtherColors: new Map(hasFailed ? failuresOfFurtherColors(agreeing, nodes) : []),
  };
}

/** A page with more has no colors but chance; each costs the time of a suggestion. */
const maxFurtherColors = 9;

function failuresOfFurtherColors(
  agreeing: readonly Detected[][],
  nodes: readonly IssueNode[],
): [string, Failure][] {
  const [first, ...others] = [...Map.groupBy(nodes.entries(), ([, node]) => colorPairOf(node))];
  if (first === undefined) return [];
  return others.slice(0, maxFurtherColors).flatMap(([pair, [entry]]): [string, Failure][] => {
    if (pair === null || !entry) return [];
    const [at, node] = entry;
    const failure = toFailure(agreeing[at], node);
    return failure ? [[node.fingerprint, failure]] : [];
  });
}

function tagsOf({ experimental, level }: Rule): Issue['tags'] {
  return [
    ...(experimental ? (['experimental'] as const) : []),
    ...(level === 'best-practice' ? (['best-practice'] as const) : []),
  ];
}

/** Of an element, as the first engine saw it. */
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

/** Of rows that state the same topic, one has the fingerprint that the topic gives. */
function issueFingerprint(url: string, row: Rule, outcome: Issue['outcome']): string {
  const variant = row.variantOf === undefined ? [] : [row.id];
  return fingerprint(pageKey(url), row.topic, outcome, row.level, ...variant);
}

/** What is known from the last scan keeps what it had; what is new has none of another element. */
function identitiesOf(
  topic: string,
  hits: readonly Hit[],
  lastScan: KnownFingerprints | undefined,
): Identity[] {
  const kept = hits.map(({ node }) =>
    node.known === null ? undefined : lastScan?.of(topic, node.known),
  );
  const used = new Set(kept.map((one) => one?.fingerprint));
  const isFree = (signature: string) => !used.has(fingerprint(topic, signature));
  const fresh = hits.flatMap(({ node }, at) => (kept[at] === undefined ? [node.signature] : []));
  const signatures = numberAlike(fresh, isFree);
  return hits.map(({ node }, at) => {
    const own = kept[at];
    return {
      fingerprint: own?.fingerprint ?? fingerprint(topic, signatures.shift() ?? ''),
      context: own?.context ?? contextOf(node.traits),
    };
  });
}

const landmark =
  /^(?:header|footer|nav|main|aside|article|section)\b|\[(?:banner|contentinfo|navigation|main|complementary)\]/;
/** The parts of a page that its site repeats. */
const repeated = /^(?:header|footer|nav)\b|\[(?:banner|contentinfo|navigation)\]/;

function contextOf({ around, before, after }: ElementTraits): string {
  const outermost = around.split('>').find((step) => landmark.test(step)) ?? '';
  return repeated.test(outermost) ? '' : fingerprint(before, after).slice(0, 8);
}

type Identity = Required<Pick<IssueNode, 'fingerprint' | 'context'>>;

function toNode(hit: Hit, explained: readonly Hit[], identity: Identity): IssueNode {
  const { node } = hit;
  const found = agreeingOn(hit);
  const row = decisive(hit).described;
  const own = found.filter(({ finding }) => finding.described === row);
  // What was seen to happen says more than what was read.
  const source = (own.find((one) => one.source.replay) ?? own[0] ?? found[0])?.source;
  const facts = source?.facts ?? own.find((one) => one.source.facts)?.source.facts ?? [];
  const summary = [source?.failureSummary ?? '', ...describeExplained(explained)];
  return {
    target: node.target.map((selector) => cleanText(selector, 1_000)),
    html: cleanText(node.html, 1_100),
    failureSummary: summary.filter((line) => line !== '').join('\n'),
    ...(facts.length === 0 ? {} : { facts: facts.map(cleanFact) }),
    fingerprint: identity.fingerprint,
    context: identity.context,
    traits: cleanTraits(node.frame === 0 ? node.traits : ofFrame(node.traits)),
    ...(found.every(({ source: one }) => one.inUse ?? one.replay) ? { seenIn: 'use' } : {}),
    box: node.box,
  };
}

function cleanTraits({ attributes, ...texts }: ElementTraits): ElementTraits {
  const clean = (text: string) => cleanText(text, 200);
  return {
    tag: clean(texts.tag),
    id: clean(texts.id),
    attributes: attributes.map(clean),
    words: clean(texts.words),
    around: clean(texts.around),
    path: clean(texts.path),
    before: clean(texts.before),
    after: clean(texts.after),
  };
}

function cleanFact({ name, value }: MeasuredFact): MeasuredFact {
  return { name: cleanText(name, 100), value: cleanText(value, 300) };
}

/** How to see the first element again that has a way; none where the first of all shows on the page as it loads. */
function replayOf(hits: readonly Hit[]): Replay | undefined {
  const ways = hits.map(
    (hit) => agreeingOn(hit).find(({ source }) => source.replay)?.source.replay,
  );
  return ways[0] ?? ways.find((way) => way?.state === null);
}

/** What an element explains, a line for each rule. */
function describeExplained(hits: readonly Hit[]): string[] {
  return [...Map.groupBy(hits, (hit) => decisive(hit).described)].map(([row, alike]) => {
    const target = alike[0]?.node.target.join(' ') ?? '';
    const many = alike.length > 1 ? `${countOf(alike.length, 'element')}, the first ` : '';
    return cleanText(`The same cause: “${row.title}”, ${many}at ${target}.`, 500);
  });
}

function detectedBy(findings: readonly DescribedFinding[]): Detection[] {
  const all = findings.map(({ engine, engineRule }) => ({ engine, rule: engineRule }));
  return [...new Map(all.map((one) => [`${one.engine}/${one.rule}`, one])).values()];
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

/** Elements beyond what an engine hands over: each engine may have cut its list. */
function leftOut(findings: readonly Finding[]): number {
  return Math.max(0, ...findings.map(({ nodes, nodesTotal }) => nodesTotal - nodes.length));
}
