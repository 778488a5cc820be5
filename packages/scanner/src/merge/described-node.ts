import type { BoundingBox, ElementTraits } from '@curbcut/model/scan';

/** How we describe an element ourselves, whichever engine pointed at it. */
export interface DescribedNode {
  /** The element's place in its document: child indexes from the root, `s` before a shadow tree. Unique per frame. */
  path: string;
  /** One selector per shadow root on the way, the element last; ours, so that all engines' elements read alike. */
  selectors: string[];
  html: string;
  /** CSS pixels of the page, in frames of the frame's window; null when nothing is drawn. */
  box: BoundingBox | null;
  /** It stands where it stood when the picture of the page was taken; see element-boxes.ts. */
  atRest: boolean;
  /** It is still in the document. */
  attached: boolean;
  /** What stays the same when the page is reordered or restyled; see describeNodesInPage. */
  signature: string;
  traits: ElementTraits;
  /** The place of the element of the last scan that it is; null: it is none, or no last scan is known. */
  known: number | null;
}
