import type { BoundingBox } from '@curbcut/model/scan';
import type { CapturedDocument, CapturedNode } from './page-capture.ts';

/**
 * A box of a document in CSS pixels of the whole page, as the picture shows it. A frame that is rotated or scaled is taken as
 * if it was not; where the document that holds a frame is unknown, null.
 */
export function toPage(document: CapturedDocument, box: BoundingBox): BoundingBox | null {
  if (document.frame === 0) return box;
  const { holder, scroll } = document;
  if (!holder?.box) return null;
  const { x, y } = insideOf(holder);
  const moved = { ...box, x: box.x - scroll.x + x, y: box.y - scroll.y + y };
  return toPage(holder.document, moved);
}

/** Where a frame's window begins: within the border and padding of its element. */
function insideOf({ box, style }: CapturedNode): { x: number; y: number } {
  const px = (value: string | undefined) => Number.parseFloat(value ?? '') || 0;
  return {
    x: (box?.x ?? 0) + px(style?.['border-left-width']) + px(style?.['padding-left']),
    y: (box?.y ?? 0) + px(style?.['border-top-width']) + px(style?.['padding-top']),
  };
}
