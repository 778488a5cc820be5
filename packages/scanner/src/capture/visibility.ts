import type { BoundingBox } from '@curbcut/model/scan';
import { flatParent } from './flat-tree.ts';
import type { CapturedNode } from './page-capture.ts';

/** Less than this of a box is nothing to see. */
const leastPixels = 2;
/** What is this transparent is not seen. */
const leastOpacity = 0.05;

/**
 * Whether people can get to see something of a node: it is drawn, opaque, within what can be scrolled to, and not cut off by
 * what it stands in; and so is the frame that it is in. What covers it is not looked at.
 */
export function isVisible(node: CapturedNode): boolean {
  const box = visibleBox(node);
  if (!box || box.width < leastPixels || box.height < leastPixels) return false;
  const { holder } = node.document;
  return holder === null || isVisible(holder);
}

/** The part of a node's box that people can get to see, in CSS pixels of its document; null where there is none. */
function visibleBox(node: CapturedNode): BoundingBox | null {
  const own = (node.kind === 'text' ? flatParent(node) : node)?.style ?? null;
  if (!node.box || own?.visibility === 'hidden' || own?.visibility === 'collapse') return null;
  let seen: BoundingBox | null = intersection(node.box, reachable(node));
  let opacity = 1;
  /** What is positioned is cut off by what it is positioned in, not by what is between. */
  let leaves: 'nothing' | 'static' | 'all' = 'nothing';
  for (let at: CapturedNode | null = node; at && seen; at = parentInDocument(at)) {
    const { style, box } = at;
    if (!style || !box || at.kind === 'text') continue;
    opacity *= Number(style.opacity);
    if (opacity < leastOpacity || isClippedAway(style)) return null;
    if (leaves === 'static' && style.position !== 'static') leaves = 'nothing';
    const cuts = leaves === 'nothing' && style.display !== 'inline' && at !== node;
    // What the page's own box cuts off is cut off by the window, which scrolls.
    if (cuts && at.tag !== 'html' && at.tag !== 'body') seen = intersection(seen, cutBy(at, seen));
    if (style.position === 'fixed') leaves = 'all';
    else if (style.position === 'absolute' && leaves === 'nothing') leaves = 'static';
  }
  return seen;
}

function parentInDocument(node: CapturedNode): CapturedNode | null {
  const parent = flatParent(node);
  return parent?.document === node.document ? parent : null;
}

/** What an element lets through of a box: all of it where it cuts nothing off, or where people can scroll to it. */
function cutBy({ box, style }: CapturedNode, seen: BoundingBox): BoundingBox {
  if (!box || !style) return seen;
  const [wide, high] = [lets(style['overflow-x']), lets(style['overflow-y'])];
  return {
    x: wide ? seen.x : box.x,
    width: wide ? seen.width : box.width,
    y: high ? seen.y : box.y,
    height: high ? seen.height : box.height,
  };
}

function lets(overflow: string): boolean {
  return overflow !== 'hidden' && overflow !== 'clip';
}

/** As words are that only screen readers are to get. */
export function isClippedAway(style: NonNullable<CapturedNode['style']>): boolean {
  return (
    /inset\((50|100)%|circle\(0/.test(style['clip-path']) ||
    /rect\((0px|1px)[, ]+(0px|1px)[, ]+(0px|1px)/.test(style.clip)
  );
}

/** Where its document can be scrolled to. One in a language from right to left grows to the left. */
function reachable({ document }: CapturedNode): BoundingBox {
  const { width, height } = document.size;
  const root = document.nodes.find(({ kind, box }) => kind === 'element' && box);
  const isRightToLeft = root?.style?.direction === 'rtl' && root.box;
  return {
    x: isRightToLeft ? root.box.x + root.box.width - width : 0,
    y: 0,
    width,
    height,
  };
}

function intersection(box: BoundingBox, other: BoundingBox): BoundingBox | null {
  const x = Math.max(box.x, other.x);
  const y = Math.max(box.y, other.y);
  const width = Math.min(box.x + box.width, other.x + other.width) - x;
  const height = Math.min(box.y + box.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}
