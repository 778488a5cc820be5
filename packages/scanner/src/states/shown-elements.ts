import type { CapturedNode, PageCapture } from '../capture/page-capture.ts';
import { isVisible } from '../capture/visibility.ts';

/** Of the nodes of the page itself that people could get to see, the browser's own numbers. */
export type Shown = ReadonlySet<number>;

/** What people can get to see of the page itself in a capture, its frames left out. */
export function shownIn({ documents }: PageCapture): Shown {
  const [top] = documents;
  return new Set(top?.nodes.filter(isShown).map(({ backendId }) => backendId));
}

/** What people can get to see in a capture and could not before, in the order in which they get it. */
export function newlyShown({ documents }: PageCapture, before: Shown): CapturedNode[] {
  const [top] = documents;
  if (!top || top.frame !== 0) return [];
  return top.nodes.filter((node) => !before.has(node.backendId) && isShown(node));
}

/** The browser lays out what closed details hold, and draws none of it. */
function isShown(node: CapturedNode): boolean {
  return isVisible(node) && !isInClosedDetails(node);
}

function isInClosedDetails(node: CapturedNode): boolean {
  for (let at: CapturedNode | null = node; at?.parent; at = at.parent) {
    const { parent } = at;
    if (parent.tag === 'details' && !parent.attributes.has('open') && at.tag !== 'summary')
      return true;
  }
  return false;
}

/** Of some nodes the elements that are in no other of them. */
export function outermost(nodes: readonly CapturedNode[]): CapturedNode[] {
  const all = new Set(nodes);
  return nodes.filter((node) => node.kind === 'element' && !isInside(node, all));
}

function isInside({ parent }: CapturedNode, all: ReadonlySet<CapturedNode>): boolean {
  for (let at = parent; at; at = at.parent) if (all.has(at)) return true;
  return false;
}
