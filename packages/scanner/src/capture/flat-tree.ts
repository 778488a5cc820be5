import type { CapturedNode } from './page-capture.ts';

/** What a node stands in as people get it, also through frames; null for the page's own document. */
export function flatParent(node: CapturedNode): CapturedNode | null {
  return node.parent ?? node.document.holder;
}

/** What a node stands in, the nearest first; through frames, to the page's own document. */
export function* flatAncestors(node: CapturedNode): Generator<CapturedNode> {
  for (let at = flatParent(node); at; at = flatParent(at)) yield at;
}

/** All that stands in a node, in the order in which it is read. Frames are not entered. */
export function* flatDescendants(node: CapturedNode): Generator<CapturedNode> {
  const waiting = [...node.children].reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    waiting.push(...[...next.children].reverse());
  }
}
