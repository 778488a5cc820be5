import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { visibleWordsOf } from '../page/visible-words.ts';
import { boxColorsOf } from './box-colors.ts';
import { isAboutColor } from './is-about-color.ts';
import type { Graphic } from './graphic.ts';
import { isControl, isInactive } from './icons.ts';

/** In CSS pixels. */
const limits = { smallest: 6, largest: 64, swatches: 3 } as const;

/** Buttons without words or pictures, which are drawn with colors of boxes only, as the dots below a row of slides. */
export function plainButtonsIn({ nodes }: CapturedDocument): Graphic[] {
  return nodes.flatMap((node): Graphic[] => {
    const { box } = node;
    if (!isControl(node) || !box || /^(switch|checkbox)$/.test(node.attributes.get('role') ?? ''))
      return [];
    if (Math.min(box.width, box.height) < limits.smallest) return [];
    if (Math.max(box.width, box.height) > limits.largest) return [];
    if (!isVisible(node) || isInactive(node) || visibleWordsOf(node) !== '') return [];
    if ([...flatDescendants(node)].some(({ kind }) => kind === 'text')) return [];
    const colors = boxColorsOf(node);
    if (!colors || colors.length === 0 || isSwatch(node)) return [];
    return [
      { node, box, colors, back: null, group: null, said: 'The button, which shows no words,' },
    ];
  });
}

/** One of several that show a color each, or that is called by it, to choose it: its color is what it is about. */
function isSwatch(node: CapturedNode): boolean {
  if (isAboutColor(node)) return true;
  const others = [node.parent, node.parent?.parent].flatMap((around) => around?.children ?? []);
  const alike = others
    .flatMap((one) => [one, ...one.children])
    .filter(({ tag }) => tag === node.tag);
  const paints = new Set(alike.map(({ style }) => style?.['background-color']));
  return paints.size >= limits.swatches;
}
