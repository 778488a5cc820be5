import { countsInScore, type Issue } from '@curbcut/model/scan';
import { fingerprint } from '../merge/fingerprint.ts';
import { mergeFindings, type MergeOptions } from '../merge/merge-findings.ts';
import type { KnownDefects } from './known-defects.ts';
import type { JudgedState } from './judge-state.ts';

/**
 * The issues that only a state of the page shows, of levels A and AA and what else the standard asks for. `key` tells the state from others, the same tomorrow. Each
 * has its fingerprint of its own, so that it is not taken for the same problem on the page as it loads.
 */
export function mergeState(
  { found, nodes }: Pick<JudgedState, 'found' | 'nodes'>,
  { key, known, ...options }: MergeOptions & { key: string; known: KnownDefects },
): Issue[] {
  const merged = mergeFindings(found, nodes, options);
  const issues = merged.flatMap(({ issue }) => {
    const isAsked = /^AA?$/.test(issue.level) || countsInScore(issue);
    if (issue.outcome !== 'failed' || !isAsked) return [];
    return known.withoutKnownNodes(issue) ?? [];
  });
  known.addIssues(issues);
  const seenIn = digitsOfState(key);
  return issues.map((issue) => ({
    ...issue,
    fingerprint: fingerprint(issue.fingerprint, key),
    nodes: issue.nodes.map((node) => ({ ...node, seenIn })),
  }));
}

/** By which elements tell the state that they were seen in. */
export function digitsOfState(key: string): string {
  return fingerprint(key).slice(0, 8);
}
