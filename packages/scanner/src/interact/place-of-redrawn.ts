import type { BoundingBox } from '@curbcut/model/scan';
import type { ResolvedNode } from '../merge/resolve-nodes.ts';

/**
 * Where the picture of the page shows what a press has drawn again as it was, such as a row of page numbers: the same in the
 * same place of the document. Null for what it shows nowhere. Holds only as long as the page shows the same view.
 */
export function placeOfRedrawn(
  known: Iterable<ResolvedNode>,
  { frame, target, signature }: Pick<ResolvedNode, 'frame' | 'target' | 'signature'>,
): BoundingBox | null {
  for (const one of known) {
    const isSame =
      one.frame === frame &&
      one.signature === signature &&
      one.target.length === target.length &&
      one.target.every((selector, step) => selector === target[step]);
    if (isSame && one.box) return one.box;
  }
  return null;
}
