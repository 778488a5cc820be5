import type { CapturedNode } from './page-capture.ts';

/**
 * The text that is drawn in an element, text for the ears alone included, white space as it is. `without` tells what is left
 * out with all that is in it. Frames are not entered.
 */
export function textOf(node: CapturedNode, without?: (node: CapturedNode) => boolean): string {
  if (without?.(node)) return '';
  if (node.kind === 'text') return node.box ? node.text : '';
  if (node.tag === 'img') return ` ${node.attributes.get('alt') ?? ''} `;
  return node.children.map((child) => textOf(child, without)).join('');
}
