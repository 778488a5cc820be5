import type { CapturedNode } from '../../capture/page-capture.ts';
import { closest } from '../page/controls.ts';

/** Elements whose color may say something of their words. */
export const placesOfWords: ReadonlySet<string> = new Set(
  'td li span dt dd strong b em i'.split(' '),
);

const apart = new Set('a button pre code h1 h2 h3 h4 nav label svg'.split(' '));

/** In code colors are syntax; in controls, headings and menus they are design. */
export function hasDesignedColor(node: CapturedNode): boolean {
  return closest(node, ({ tag }) => apart.has(tag)) !== null;
}
