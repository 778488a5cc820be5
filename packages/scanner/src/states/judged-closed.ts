import type { FindingNode } from '../engines/finding.ts';
import type { EngineFindings } from '../merge/merge-findings.ts';
import { placeOf } from './known-defects.ts';

/** Findings without the elements that were judged before they were shown; the very same where there are none. */
export function withoutClosed(found: readonly EngineFindings[]): readonly EngineFindings[] {
  const hasClosed = found.some(({ findings }) =>
    findings.some(({ nodes }) => nodes.some(({ isClosed }) => isClosed)),
  );
  if (!hasClosed) return found;
  return keepNodes(found, (_, { isClosed }) => !isClosed);
}

/** Findings without the elements of which a state tells the same: it has steps and pictures of them. */
export function withoutShownLater(
  found: readonly EngineFindings[],
  inStates: readonly EngineFindings[],
): EngineFindings[] {
  const shown = new Set(
    inStates.flatMap(({ findings }) =>
      findings.flatMap(({ rule, outcome, nodes }) =>
        outcome === 'failed' ? nodes.map((node) => placeOf(rule, node)) : [],
      ),
    ),
  );
  return keepNodes(found, (rule, node) => !node.isClosed || !shown.has(placeOf(rule, node)));
}

function keepNodes(
  found: readonly EngineFindings[],
  isKept: (rule: string, node: FindingNode) => boolean,
): EngineFindings[] {
  return found.map((one) => ({
    ...one,
    findings: one.findings.flatMap((finding) => {
      const nodes = finding.nodes.filter((node) => isKept(finding.rule, node));
      if (nodes.length === 0) return [];
      return [
        { ...finding, nodes, nodesTotal: finding.nodesTotal - finding.nodes.length + nodes.length },
      ];
    }),
  }));
}
