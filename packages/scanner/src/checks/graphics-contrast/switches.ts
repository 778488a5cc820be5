import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { backgroundOf, type Color, toColor } from '../page/colors.ts';
import { isDisabled, isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { visibleWordsOf } from '../page/visible-words.ts';
import type { Graphic } from './graphic.ts';

/** The largest switch or box in CSS pixels: what is larger is a card that can be chosen. */
const limits = { width: 90, height: 50 } as const;

/** Switches and boxes that scripts make, which are drawn with nothing but colors. */
export function switchesIn({ nodes }: CapturedDocument): Graphic[] {
  return nodes.flatMap((node): Graphic[] => {
    const { box, parent } = node;
    if (!/^(switch|checkbox|radio)$/.test(roleOf(node)) || node.tag === 'input') return [];
    if (!box || !parent || box.width > limits.width || box.height > limits.height) return [];
    if (!isVisible(node) || isDisabled(node) || isHiddenByAttribute(node)) return [];
    if (node.attributes.get('aria-disabled') === 'true' || visibleWordsOf(node) !== '') return [];
    const back = backgroundOf(parent);
    const parts = [node, ...flatDescendants(node)].filter(({ style }) => style !== null);
    if (!back || parts.some(isDrawnOtherwise)) return [];
    const colors = parts.flatMap(colorsOf);
    return colors.length === 0
      ? []
      : [{ node, box, colors, back, group: null, said: 'The switch' }];
  });
}

/** By a picture, a shadow or what a style sheet adds: its colors are not known. */
function isDrawnOtherwise({ kind, tag, style }: CapturedNode): boolean {
  return (
    kind === 'pseudo-element' ||
    /^(svg|img|canvas|input)$/.test(tag) ||
    style?.['background-image'] !== 'none' ||
    style['box-shadow'] !== 'none'
  );
}

/** Of its ground and its edge, as far as they are drawn. */
function colorsOf({ kind, style }: CapturedNode): Color[] {
  if (kind !== 'element' || !style) return [];
  const ground = toColor(style['background-color']);
  const hasEdge =
    style['border-top-style'] !== 'none' && Number.parseFloat(style['border-top-width']) >= 1;
  const edge = hasEdge ? toColor(style['border-top-color']) : null;
  return [ground, edge].filter((color): color is Color => color !== null && color.alpha > 0.1);
}
