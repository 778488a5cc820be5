import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { askElements } from '../../capture/live-elements.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { type Color, contrastOf, toColor } from '../page/colors.ts';
import { closest, isDisabled } from '../page/controls.ts';
import { ratioFor } from '../page/text-ratio.ts';
import { readClosedLook } from './read-closed-look.ts';

/** Texts that are looked at, and letters of a part that waits to be shown. */
const limits = { most: 60, part: 40 } as const;

export interface ClosedText {
  element: CapturedNode;
  text: string;
  color: Color;
  ground: Color;
  found: number;
  /** The contrast that it needs. */
  ratio: number;
}

/**
 * Texts in parts that are closed by now, as results and dialogs that a script shows, which stand on a plain ground of their own:
 * whatever is around them, their contrast is known.
 */
export async function closedTexts(
  page: PageUnderTest,
  document: CapturedDocument,
): Promise<ClosedText[]> {
  const texts = new Map<CapturedNode, string>();
  for (const { kind, text, parent } of document.nodes) {
    if (kind !== 'text' || parent?.kind !== 'element' || !/[\p{L}\p{N}]/u.test(text)) continue;
    if (parent.box || texts.size >= limits.most || !isInClosedPart(parent)) continue;
    texts.set(parent, `${texts.get(parent) ?? ''}${text}`.trim());
  }
  const looks = await askElements(page, [...texts.keys()], readClosedLook);
  return [...texts].flatMap(([element, text]): ClosedText[] => {
    const look = looks.get(element);
    const [color, ground] = [toColor(look?.color), toColor(look?.ground)];
    if (!look || !color || !ground || color.alpha < 1 || ground.alpha < 1) return [];
    const ratio = ratioFor({ size: look.size, weight: look.weight });
    return [{ element, text, color, ground, found: contrastOf(color, ground), ratio }];
  });
}

/** Of some length, and closed by its markup: what a style sheet closes may be for other windows. */
function isInClosedPart(element: CapturedNode): boolean {
  if (closest(element, isNoText)) return false;
  const part = closest(element, isClosed);
  return part !== null && part !== element && lettersIn(part) >= limits.part;
}

function isClosed({ kind, tag, attributes }: CapturedNode): boolean {
  return (
    kind === 'element' &&
    (attributes.has('hidden') || (tag === 'dialog' && !attributes.has('open')))
  );
}

function isNoText(node: CapturedNode): boolean {
  return (
    /^(?:script|style|template|noscript|svg|select|datalist|textarea|head|math)$/.test(node.tag) ||
    isDisabled(node) ||
    node.attributes.get('aria-disabled') === 'true' ||
    node.attributes.has('inert') ||
    /(?:^|[-_\s])(?:brand|logo|wordmark|disabled)/i.test(
      `${node.attributes.get('class') ?? ''} ${node.attributes.get('id') ?? ''}`,
    )
  );
}

function lettersIn(node: CapturedNode): number {
  if (node.kind === 'text') return node.text.match(/\p{L}/gu)?.length ?? 0;
  return node.children.reduce((sum, one) => sum + lettersIn(one), 0);
}
