import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { type Color, toColor } from '../page/colors.ts';

/** What is hardly there draws nothing. */
const leastAlpha = 0.1;

/**
 * The colors of the boxes, edges and signs that an element and what stands in it are drawn with; null where a picture or a
 * shadow has a part in it, so that only pixels tell.
 */
export function boxColorsOf(node: CapturedNode): Color[] | null {
  const colors: Color[] = [];
  for (const part of [node, ...flatDescendants(node)]) {
    const { style, tag, kind } = part;
    if (!style || kind === 'text') continue;
    if (/^(svg|img|canvas|video|picture)$/.test(tag)) return null;
    if (style['background-image'] !== 'none' || style['box-shadow'] !== 'none') return null;
    const paints = [toColor(style['background-color']), ...edgesOf(style)];
    if (kind === 'pseudo-element' && /\p{L}|\p{S}|\p{P}/u.test(style.content.slice(1, -1)))
      paints.push(toColor(style.color));
    if (paints.includes(null)) return null;
    colors.push(...paints.filter((one): one is Color => one !== null && one.alpha > leastAlpha));
  }
  return colors;
}

function edgesOf(style: NonNullable<CapturedNode['style']>): (Color | null)[] {
  return (['top', 'right', 'bottom', 'left'] as const)
    .filter(
      (side) =>
        style[`border-${side}-style`] !== 'none' &&
        Number.parseFloat(style[`border-${side}-width`]) >= 1,
    )
    .map((side) => toColor(style[`border-${side}-color`]));
}
