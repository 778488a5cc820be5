import { flatParent } from './flat-tree.ts';
import type { CapturedDocument, CapturedNode } from './page-capture.ts';

/** Text that stands together. */
export interface TextBlock {
  /** The element that holds it. */
  element: CapturedNode;
  text: string;
}

/**
 * The text of a document that is drawn, in pieces that belong together: those of one block, or of one element with a
 * language of its own. `isLeftOut` tells elements whose text is none to read.
 */
export function textBlocksOf(
  { nodes }: CapturedDocument,
  isLeftOut: (node: CapturedNode) => boolean,
): TextBlock[] {
  const blocks = new Map<CapturedNode, string[]>();
  const holders = new Map<CapturedNode, CapturedNode | null>();
  for (const node of nodes) {
    if (node.kind !== 'text' || !node.box) continue;
    const parent = flatParent(node);
    const holder = parent && holderOf(parent, isLeftOut, holders);
    if (!holder) continue;
    const known = blocks.get(holder);
    if (known) known.push(node.text);
    else blocks.set(holder, [node.text]);
  }
  return [...blocks].map(([element, texts]) => ({
    element,
    text: texts.join('').replace(/\s+/g, ' ').trim(),
  }));
}

/** Null for what is left out, with all that is in it. */
function holderOf(
  element: CapturedNode,
  isLeftOut: (node: CapturedNode) => boolean,
  known: Map<CapturedNode, CapturedNode | null>,
): CapturedNode | null {
  const found = known.get(element);
  if (found !== undefined) return found;
  const parent = flatParent(element);
  const outer =
    parent && parent.document === element.document && parent.kind !== 'document'
      ? holderOf(parent, isLeftOut, known)
      : element;
  const isOwn = element.attributes.has('lang') || !element.style?.display.startsWith('inline');
  const holder = outer === null || isLeftOut(element) ? null : isOwn ? element : outer;
  known.set(element, holder);
  return holder;
}
