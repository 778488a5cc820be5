import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { backgroundOf, type Color, toColor } from '../page/colors.ts';
import { closest, isDisabled, isTabStop, roleOf } from '../page/controls.ts';
import { visibleWordsOf } from '../page/visible-words.ts';
import type { Graphic } from './graphic.ts';

/** In CSS pixels. */
const limits = { smallest: 8, largest: 64, mostShapes: 40 } as const;

/** Drawn symbols that are all that a control shows. */
export function iconsIn({ nodes }: CapturedDocument): Graphic[] {
  return nodes.flatMap((svg): Graphic[] => {
    if (svg.tag !== 'svg' || !svg.box) return [];
    const { width, height } = svg.box;
    if (Math.min(width, height) < limits.smallest || Math.max(width, height) > limits.largest)
      return [];
    const control = closest(svg, isControl);
    if (!control || isInactive(control) || !isVisible(svg)) return [];
    if (/[\p{L}\p{N}]/u.test(visibleWordsOf(control))) return [];
    const others = [...flatDescendants(control)].filter(
      ({ tag, box }) => /^(svg|img|canvas|video|picture)$/.test(tag) && box,
    );
    const colors = colorsOf(svg);
    if (others.length > 1 || colors === null || colors.length === 0) return [];
    return [
      {
        node: control,
        box: svg.box,
        colors,
        back: backgroundOf(svg),
        group: null,
        said: 'The symbol, which is all that the control shows,',
      },
    ];
  });
}

export function isControl(node: CapturedNode): boolean {
  return (
    node.tag === 'button' ||
    (node.tag === 'a' && node.attributes.has('href')) ||
    (isTabStop(node) && /^(button|link|tab|menuitem|switch|checkbox)$/.test(roleOf(node)))
  );
}

/** What can't be used, and brands, need no contrast. */
export function isInactive(control: CapturedNode): boolean {
  return (
    closest(
      control,
      (one) =>
        isDisabled(one) ||
        one.attributes.get('aria-disabled') === 'true' ||
        one.attributes.has('inert') ||
        /(^|[-_\s])(brand|logo|wordmark|disabled)/i.test(
          `${one.attributes.get('class') ?? ''} ${one.attributes.get('id') ?? ''}`,
        ),
    ) !== null
  );
}

/** The colors in which the shapes of a drawing are drawn; null where one of them is not known. */
export function colorsOf(svg: CapturedNode): Color[] | null {
  const colors = new Map<string, Color>();
  let shapes = 0;
  for (const { tag, style, box } of flatDescendants(svg)) {
    if (/^(image|foreignobject|text)$/.test(tag)) return null;
    if (!shapeTags.has(tag) || !style || !box) continue;
    shapes += 1;
    if (shapes > limits.mostShapes) return null;
    for (const paint of [style.fill, style.stroke]) {
      if (paint === 'none') continue;
      const color = toColor(paint);
      if (!color) return null;
      colors.set(paint, color);
    }
  }
  return [...colors.values()];
}

const shapeTags = new Set('path rect circle ellipse line polyline polygon'.split(' '));
