import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import { isRecord } from '../failed-check.ts';
import { none, oneOf, type FixKind } from '../kind.ts';
import { styleChange } from '../style-change.ts';
import {
  contrastRatio,
  formatRatio,
  parseHexColor,
  type Rgb,
  toHexColor,
} from './contrast-ratio.ts';
import { nearestPassingColor } from './nearest-passing-color.ts';

/** What a check has measured of something that is drawn in one color, as `#rrggbb`. */
export interface DrawnColors {
  drawn: string;
  back: string;
  required: number;
}

/** The nearest color of a border or a shape that can be seen; none where the element has that color from elsewhere. */
export function suggestEdgeFix(properties: readonly PaintProperty[]): FixKind {
  return async ({ data, element }, inPage) => {
    const measured = readMeasured(data);
    const paints = measured && (await inPage(readPaints, element));
    if (!measured || !paints) return none;
    const { drawn, back, required } = measured;
    const property = properties.find((one) => paints[one] === toRgbText(drawn));
    const color = nearestPassingColor(drawn, back, required);
    if (!property || !color) return none;
    return oneOf({
      ...styleChange(
        element,
        [{ property, before: toHexColor(drawn), after: toHexColor(color) }],
        `The nearest shade of the same hue that reaches ${required}:1 on ${toHexColor(back)}. Check it on every background where the style is used.`,
        formatRatio(contrastRatio(drawn, back)),
      ),
      holds: async () => (await inPage(readPaints, element))?.[property] === toRgbText(color),
    });
  };
}

type PaintProperty = 'border-color' | 'background-color' | 'fill';

function readMeasured(data: unknown): { drawn: Rgb; back: Rgb; required: number } | null {
  if (!isRecord(data)) return null;
  const { drawn, back, required } = data;
  if (typeof drawn !== 'string' || typeof back !== 'string' || typeof required !== 'number')
    return null;
  const [front, behind] = [parseHexColor(drawn), parseHexColor(back)];
  return front && behind ? { drawn: front, back: behind, required } : null;
}

/** As browsers write it. */
function toRgbText(color: Rgb): string {
  return `rgb(${color.join(', ')})`;
}

/** Runs in the page's isolated world and stands alone. */
function readPaints(number: number): Record<PaintProperty, string> | null {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  const element = registry.elements[number];
  if (!element) return null;
  const style = getComputedStyle(element);
  return {
    'border-color': Number.parseFloat(style.borderTopWidth) > 0 ? style.borderColor : '',
    'background-color': style.backgroundColor,
    fill: style.fill,
  };
}
