import { flatParent } from '../../capture/flat-tree.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { isHiddenByAttribute } from './controls.ts';

/** Running text of one block, as it is set. */
export interface Passage {
  /** The block that holds it. */
  element: CapturedNode;
  texts: readonly CapturedNode[];
  /** White space counted as it is drawn. */
  characters: number;
}

type Style = NonNullable<CapturedNode['style']>;

/** Code, controls and drawings are set otherwise, and a heading is no text to read along. */
const others = new Set(
  'pre code kbd samp textarea select option button svg math h1 h2 h3 h4 h5 h6 script style noscript template'.split(
    ' ',
  ),
);

const known = new WeakMap<PageCapture, readonly Passage[]>();

/** All running text of the page that is drawn. */
export function passagesOf(capture: PageCapture): readonly Passage[] {
  const found = known.get(capture) ?? readPassages(capture);
  known.set(capture, found);
  return found;
}

function readPassages({ documents }: PageCapture): Passage[] {
  const blocks = new Map<CapturedNode, CapturedNode[]>();
  const holders = new Map<CapturedNode, CapturedNode | null>();
  for (const { nodes } of documents)
    for (const node of nodes) {
      if (node.kind !== 'text' || node.fragments.length === 0) continue;
      const parent = flatParent(node);
      const holder = parent && holderOf(parent, holders);
      if (!holder) continue;
      const texts = blocks.get(holder);
      if (texts) texts.push(node);
      else blocks.set(holder, [node]);
    }
  return [...blocks].map(([element, texts]) => ({
    element,
    texts,
    characters: texts.reduce((sum, text) => sum + lengthOf(text), 0),
  }));
}

/** The nearest block around; null for what is no running text. */
function holderOf(
  element: CapturedNode,
  holders: Map<CapturedNode, CapturedNode | null>,
): CapturedNode | null {
  const found = holders.get(element);
  if (found !== undefined) return found;
  const isBlock = !element.style?.display.startsWith('inline');
  const parent = flatParent(element);
  const isInner = parent?.document === element.document && parent.kind !== 'document';
  const outer = isInner && parent ? holderOf(parent, holders) : element;
  const holder = outer === null || others.has(element.tag) ? null : isBlock ? element : outer;
  holders.set(element, holder);
  return holder;
}

function lengthOf({ fragments }: CapturedNode): number {
  return fragments.reduce((sum, { text }) => sum + text.length, 0);
}

/** Whether people see it, and it is not kept from some. */
export function isRead({ element }: Passage): boolean {
  return isVisible(element) && !isHiddenByAttribute(element);
}

/** The share of its characters, from 0 to 1, whose letters are set in a certain way. */
export function shareOf({ texts, characters }: Passage, is: (style: Style) => boolean): number {
  const such = texts.filter((text) => {
    const style = flatParent(text)?.style;
    return style ? is(style) : false;
  });
  return such.reduce((sum, text) => sum + lengthOf(text), 0) / Math.max(1, characters);
}

/** How many characters stand in each of its lines. */
export function lineLengths({ texts }: Passage): number[] {
  const lines: { bottom: number; length: number }[] = [];
  for (const { fragments } of texts)
    for (const { text, box } of fragments) {
      const line = lines.at(-1);
      const middle = box.y + box.height / 2;
      if (line && middle < line.bottom && middle > line.bottom - 3 * box.height)
        line.length += text.trimEnd().length;
      else lines.push({ bottom: box.y + box.height, length: text.trimEnd().length });
    }
  return lines.map(({ length }) => length);
}
