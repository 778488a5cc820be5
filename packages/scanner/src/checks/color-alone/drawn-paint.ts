import type { CapturedNode } from '../../capture/page-capture.ts';
import { toColor } from '../page/colors.ts';

const drawn = new Set('rect circle ellipse line path polygon polyline'.split(' '));

/** Whether it is a shape of a drawing. */
export function isInSvg({ tag }: CapturedNode): boolean {
  return drawn.has(tag);
}

/** What it is filled with, or drawn in; null where it has no color of its own. */
export function paintOf(node: CapturedNode): string | null {
  const { style } = node;
  if (!style) return null;
  if (isInSvg(node)) {
    const fill = style.fill;
    const hasFill = fill !== 'none' && node.tag !== 'line' && node.tag !== 'polyline';
    if (hasFill && (toColor(fill)?.alpha ?? 0) > 0) return fill;
    return style.stroke === 'none' ? null : style.stroke;
  }
  if (style['background-image'] !== 'none') return null;
  return (toColor(style['background-color'])?.alpha ?? 0) > 0.5 ? style['background-color'] : null;
}

/** What is seen of it beside its color: its kind of shape, dashes, marks and weights. */
export function lookOf({ tag, attributes, style }: CapturedNode): string {
  const dashes = /stroke-dasharray\s*:\s*([^;]+)/.exec(attributes.get('style') ?? '')?.[1];
  return [
    tag,
    attributes.get('stroke-dasharray') ?? dashes ?? '',
    attributes.get('marker-mid') ?? attributes.get('marker-end') ?? '',
    style?.['border-top-style'],
    style?.['font-weight'],
    style?.['font-style'],
    style?.['text-decoration-line'],
  ].join(' ');
}
