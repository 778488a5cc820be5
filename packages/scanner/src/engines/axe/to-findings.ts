import type { CheckResult, NodeResult, Result } from 'axe-core';
import { cleanText } from '@curbcut/model/text';
import { blameMatters } from '@curbcut/rules';
import type { Finding, FindingNode, Pointer } from '../finding.ts';
import { axeFacts } from '../../facts/axe-facts.ts';
import { ourRules } from './our-rules.ts';
import type { AxeRun } from './run.ts';
import { isNotRun } from './is-not-run.ts';

/** What of a run tells what it found, and where. */
type Told = Pick<AxeRun, 'results' | 'frameOf'>;

/** Who fails the lower level fails the higher one too: an element is blamed once, for the lower. */
const higherLevelOf: Readonly<Record<string, string>> = {
  'color-contrast-enhanced': 'color-contrast',
  'meta-refresh-no-exceptions': 'meta-refresh',
};

/** Translates axe's violations and incomplete results. */
export function toFindings(run: Told, maxNodes: number): Finding[] {
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
  run: Told,
  result: Result,
  outcome: Finding['outcome'],
  maxNodes: number,
): Finding | null {
  const rule = ourRules.get(result.id);
  if (!rule || isNotRun(result.id, outcome)) return null;
  const nodes = result.nodes
    .slice(0, maxNodes)
    .map((node) => toNode(run, rule.id, node))
    .filter((node) => node !== null);
  if (nodes.length === 0) return null;
  return {
    rule: rule.id,
    engineRule: result.id,
    outcome,
    impact: result.impact ?? null,
    nodes,
    nodesTotal: result.nodes.length,
  };
}

/** Axe names the table and blames its header cell: what is wrong is the cell. */
const aboutBlamed = new Set(['th-has-data-cells']);

function toNode(run: Told, rule: string, node: NodeResult): FindingNode | null {
  const checks = [...node.any, ...node.all, ...node.none];
  const [blamed] = aboutBlamed.has(rule) ? blamedIn(run, checks) : [];
  const pointer = blamed ?? toPointer(run, node.target);
  if (!pointer) return null;
  const parentRoles = checks.find(({ id }) => id === 'aria-required-parent')?.data as unknown;
  const measured = checks.map(({ id, data }) => ({ id, data: data as unknown }));
  const facts = axeFacts(measured);
  return {
    ...pointer,
    failureSummary: cleanText(
      node.failureSummary ?? checks.map(({ message }) => message).join(' '),
      2_000,
    ),
    ...(blameMatters(rule) ? { blamed: blamedIn(run, checks) } : {}),
    ...(Array.isArray(parentRoles) ? { parentRoles: parentRoles.map(String) } : {}),
    ...(facts.length > 0 ? { facts } : {}),
    data: measured,
  };
}

function blamedIn(run: Told, checks: readonly CheckResult[]): Pointer[] {
  return checks
    .flatMap(({ relatedNodes }) => relatedNodes ?? [])
    .map(({ target }) => toPointer(run, target))
    .filter((pointer) => pointer !== null);
}

/** `target` is one element number per frame, the last one inside the last frame. */
function toPointer(run: Told, target: NodeResult['target']): Pointer | null {
  const frame = run.frameOf(target.slice(0, -1));
  const element = Number(target.at(-1));
  return frame === undefined || !Number.isInteger(element) ? null : { frame, element };
}
