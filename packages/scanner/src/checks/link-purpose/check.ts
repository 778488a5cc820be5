import type { AccessibleNode, CapturedNode } from '../../capture/page-capture.ts';
import type { CaptureCheck } from '../check.ts';
import { genericLinks, linksOf } from '../generic-links.ts';
import { contextOf } from './context-of.ts';

/** WCAG 2.2, 2.4.4: does each link say where it leads, by its name or by what belongs to it? */
export const linkPurposeCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'link-purpose',
  name: 'Link purpose in context',
  thresholds: {},
  sources: ['page', 'generic-links.ts', 'generic-words.ts'],
  applicability: async (capture) => linksOf(capture),
  async expectation(capture, links) {
    const generic = await genericLinks(capture, links);
    const contexts = new Map(
      [...generic].map(([node, accessible]) => [node, contextOf(node, accessible)] as const),
    );
    const alike = alikeUnderOneHeading(contexts, generic);
    return links.map((node) => {
      const name = generic.get(node)?.name.trim();
      const context = contexts.get(node);
      if (name === undefined || (context && !alike.has(node))) return { outcome: 'passed' };
      const failureSummary = context
        ? `The link says “${name}” only, as others under the same heading do that lead elsewhere, and nothing that belongs to it tells which is which.`
        : `The link says “${name}” only, and nothing that belongs to it says where it leads.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

/** Links that have one heading for their context, and the same name as others there that lead elsewhere. */
function alikeUnderOneHeading(
  contexts: ReadonlyMap<CapturedNode, 'own' | CapturedNode | null>,
  generic: ReadonlyMap<CapturedNode, AccessibleNode>,
): ReadonlySet<CapturedNode> {
  const byHeading = Map.groupBy(
    [...contexts].filter(([, context]) => context !== null && context !== 'own'),
    ([, context]) => context,
  );
  const alike = [...byHeading.values()].flatMap((links) => [
    ...Map.groupBy(links, ([node]) => generic.get(node)?.name.trim().toLowerCase()).values(),
  ]);
  return new Set(
    alike
      .filter((same) => new Set(same.map(([{ attributes }]) => attributes.get('href'))).size > 1)
      .flatMap((same) => same.map(([node]) => node)),
  );
}
