import type { NodeResult, Result } from 'axe-core';
import { type Level, wcagCriteria } from '@curbcut/model/scan';
import { cleanText } from '@curbcut/model/text';
import type { Finding, FindingNode } from '../finding.ts';
import { axeRules } from './rule-catalogue.ts';
import type { AxeRun } from './run.ts';

/** Incomplete whenever a page has no style sheet of its own: that is no reason to bother a person. */
const idleReview = new Set(['css-orientation-lock']);

/** Who fails the lower level fails the higher one too: an element is blamed once, for the lower. */
const higherLevelOf: Readonly<Record<string, string>> = {
  'color-contrast-enhanced': 'color-contrast',
  'meta-refresh-no-exceptions': 'meta-refresh',
};

/** Translates axe's violations and incomplete results into the product's words. */
export function toFindings(run: AxeRun, maxNodes: number): Finding[] {
  const { violations, incomplete } = run.results;
  const all = [...violations, ...incomplete];
  return [
    ...violations.map((result) => toFinding(run, blamedOnce(result, all), 'failed', maxNodes)),
    ...incomplete.map((result) =>
      toFinding(run, blamedOnce(result, all), 'needs-review', maxNodes),
    ),
  ].filter((finding) => finding !== null);
}

function blamedOnce(result: Result, all: readonly Result[]): Result {
  const lower = higherLevelOf[result.id];
  if (lower === undefined) return result;
  const blamed = new Set(
    all
      .filter(({ id }) => id === lower)
      .flatMap(({ nodes }) => nodes.map(({ target }) => String(target))),
  );
  return { ...result, nodes: result.nodes.filter(({ target }) => !blamed.has(String(target))) };
}

function toFinding(
  run: AxeRun,
  result: Result,
  outcome: Finding['outcome'],
  maxNodes: number,
): Finding | null {
  const entry = axeRules[result.id];
  if (!entry) return null;
  if (outcome === 'needs-review' && idleReview.has(result.id)) return null;
  const nodes = result.nodes
    .slice(0, maxNodes)
    .map((node) => toNode(run, node))
    .filter((node) => node !== null);
  if (nodes.length === 0) return null;
  return {
    engine: 'axe',
    rule: result.id,
    outcome: entry.trust === 'review' ? 'needs-review' : outcome,
    topic: entry.topic,
    impact: result.impact ?? entry.impact,
    category: entry.category,
    title: entry.title,
    description: entry.description,
    help: entry.help,
    helpUrl: result.helpUrl,
    wcag: [...(entry.wcag ?? wcagOf(result.tags))],
    level: entry.level ?? levelOf(result.tags),
    actRules: [...entry.actRules],
    tags: (['experimental', 'best-practice'] as const).filter((tag) => result.tags.includes(tag)),
    nodes,
    nodesTotal: result.nodes.length,
  };
}

/** `target` is one element number per frame, the last one inside the last frame. */
function toNode(run: AxeRun, node: NodeResult): FindingNode | null {
  const frame = run.frameOf(node.target.slice(0, -1));
  const element = Number(node.target.at(-1));
  if (frame === undefined || !Number.isInteger(element)) return null;
  const checks = [...node.any, ...node.all, ...node.none];
  return {
    frame,
    element,
    failureSummary: cleanText(
      node.failureSummary ?? checks.map(({ message }) => message).join(' '),
      2_000,
    ),
    data: checks.map(({ id, data }) => ({ id, data })),
  };
}

/** `wcag143` is 1.4.3, `wcag1411` is 1.4.11. */
function wcagOf(tags: readonly string[]): string[] {
  return tags
    .map((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag))
    .filter((match) => match !== null)
    .map((match) => `${match[1]}.${match[2]}.${match[3]}`)
    .filter((criterion) => criterion in wcagCriteria);
}

function levelOf(tags: readonly string[]): Level {
  if (tags.includes('best-practice')) return 'best-practice';
  const level = tags
    .map((tag) => /^wcag2\d?(a{1,3})(-obsolete)?$/.exec(tag)?.[1])
    .find((found) => found !== undefined);
  return (level?.toUpperCase() as Level | undefined) ?? 'best-practice';
}
