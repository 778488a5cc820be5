import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { contrastOf, toColor } from '../page/colors.ts';
import { isHiddenByAttribute } from '../page/controls.ts';
import { matchesColor } from '../page/matches-color.ts';
import { isInSvg, lookOf, paintOf } from './drawn-paint.ts';

/** The smallest chart in CSS pixels, the contrast that everybody sees, and how many shapes are looked at. */
const limits = { width: 100, height: 60, lightness: 3, most: 1_000 } as const;

/** Charts whose lines or bars a text tells apart by their colors alone: neither dashes, patterns nor words in them do. */
export function explainedCharts(
  { nodes }: CapturedDocument,
  colors: readonly string[],
): CapturedNode[] {
  return nodes.filter((svg) => {
    const { tag, box } = svg;
    if (tag !== 'svg' || !box || box.width < limits.width || box.height < limits.height)
      return false;
    if (!isVisible(svg) || isHiddenByAttribute(svg)) return false;
    const inside = [...flatDescendants(svg)].slice(0, limits.most);
    const drawn = inside.flatMap((node) => {
      const paint = isInSvg(node) ? paintOf(node) : null;
      const color = toColor(paint ?? undefined);
      const name = color && colors.find((one) => matchesColor(color, one));
      return name ? [{ node, name, color }] : [];
    });
    const kinds = [...Map.groupBy(drawn, ({ name }) => name).values()];
    const [one, other] = kinds.map(([first]) => first);
    if (kinds.length !== 2 || !one || !other) return false;
    return (
      contrastOf(one.color, other.color) < limits.lightness &&
      lookOf(one.node) === lookOf(other.node)
    );
  });
}
