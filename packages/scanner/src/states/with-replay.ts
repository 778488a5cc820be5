import { findRule } from '@curbcut/rules';
import type { Finding, FindingNode, Pointer } from '../engines/finding.ts';
import type { EngineFindings } from '../merge/merge-findings.ts';
import type { ResolvedNode } from '../merge/resolve-nodes.ts';
import type { Replay } from '../replay/replay.ts';
import { expectNoViolation } from './axe-expectation.ts';

/** Findings with the way to see them again, which `toState` leads to. */
export function withReplay(
  found: readonly EngineFindings[],
  nodes: ReadonlyMap<Pointer, ResolvedNode>,
  toState: (
    node: FindingNode,
    resolved: ResolvedNode,
  ) => Pick<Replay, 'state' | 'steps' | 'pictures'>,
): { found: EngineFindings[]; nodes: Map<Pointer, ResolvedNode> } {
  const withWays = new Map(nodes);
  const add = (finding: Finding): Finding => ({
    ...finding,
    nodes: finding.nodes.map((node) => {
      const resolved = nodes.get(node);
      if (!resolved) return node;
      const seen = {
        ...node,
        replay: { ...toState(node, resolved), ...whatIsWrong(finding, resolved) },
      };
      withWays.set(seen, { ...resolved, box: null });
      return seen;
    }),
  });
  return {
    found: found.map((one) => ({ ...one, findings: one.findings.map(add) })),
    nodes: withWays,
  };
}

function whatIsWrong(
  { rule, engineRule }: Finding,
  { target }: ResolvedNode,
): Pick<Replay, 'wrong' | 'expected'> {
  const title = findRule(rule)?.title ?? rule;
  return {
    wrong: `Then look at the element ${target.join(' ')}. ${title}.`,
    expected: expectNoViolation(engineRule, target),
  };
}
