import { html } from 'ghtml';
import type { BoundingBox } from '@curbcut/model/scan';

/** A part of the picture that is drawn as one; picture pixels. */
export interface PictureArea {
  width: number;
  height: number;
  /** Picture pixels above it. */
  top: number;
}

/** Where a number above or left of its box would be cut off. */
const edge = 0.04;

/**
 * The outline of an element on its part of the picture, with its number where the element begins; empty when it
 * lies elsewhere. `scale`: picture pixels per CSS pixel of the page.
 */
export function elementBox(
  number: number,
  box: BoundingBox | null,
  scale: number,
  area: PictureArea,
): string {
  if (!box) return '';
  const left = (box.x * scale) / area.width;
  const top = (box.y * scale - area.top) / area.height;
  const right = Math.min(1, left + (box.width * scale) / area.width);
  const bottom = top + (box.height * scale) / area.height;
  if (left < 0 || left >= 1 || bottom <= 0 || top >= 1 || box.y < 0) return '';
  const place = `left:${percent(left)};top:${percent(top)};width:${percent(right - left)};height:${percent(bottom - top)}`;
  const sides = `${top < edge ? ' box--below' : ''}${left < edge ? ' box--inside' : ''}`;
  const name = top >= 0 ? html`<b>${number}</b>` : '';
  return html`<span class="box${sides}" style="${place}" aria-hidden="true">!${name}</span>`;
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`;
}
