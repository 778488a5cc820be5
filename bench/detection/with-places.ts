import type { ScannedPage } from './judge-case.ts';
import type { FoundElements, JudgedNode } from './matching/judged-issue.ts';
import type { Suite } from './suites/suite.ts';

/** The page with its nodes looked up, where the suite can do that. */
export async function withPlaces(
  suite: Pick<Suite, 'findElements'>,
  path: string,
  { pageScan, findings }: ScannedPage,
): Promise<ScannedPage> {
  if (!suite.findElements || pageScan.status === 'failed') return { pageScan, findings };
  const nodes = [...pageScan.issues, ...findings].flatMap((each) => each.nodes);
  const selectors = nodes.flatMap((node) => selectorOf(node) ?? []);
  const found = await suite.findElements(path, [...new Set(selectors)]);
  const placed = <Of extends { nodes: readonly JudgedNode[] }>(each: Of) => ({
    ...each,
    nodes: each.nodes.map((node) => withPlacesOf(node, found)),
  });
  return {
    pageScan: { ...pageScan, issues: pageScan.issues.map(placed) },
    findings: findings.map(placed),
  };
}

function withPlacesOf<Node extends JudgedNode>(node: Node, found: FoundElements): Node {
  const places = found.get(selectorOf(node) ?? '');
  return places ? { ...node, places } : node;
}

/** Null within frames and shadow trees, which one selector does not reach. */
function selectorOf({ target }: JudgedNode): string | null {
  return target.length === 1 ? (target[0] ?? null) : null;
}
