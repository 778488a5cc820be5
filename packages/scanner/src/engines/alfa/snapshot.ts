/**
 * A document as it was at one moment, in the order of its nodes: a parent comes before its children. Flat, as a page can
 * nest elements deeper than programs can follow.
 */
export interface DocumentSnapshot {
  nodes: SnapshotNode[];
  /** Values of the style properties in their order; elements name their row. Null: the same as the parent's. */
  styles: (string | null)[][];
  viewport: { width: number; height: number };
}

/** `parent` is the place of a node in the list; -1 is the document. */
export type SnapshotNode = SnapshotElement | SnapshotText | SnapshotShadow | SnapshotType;

export interface SnapshotElement {
  kind: 'element';
  parent: number;
  name: string;
  /** 0 for HTML, 1 for SVG, 2 for MathML, 3 for others. */
  namespace: number;
  attributes: SnapshotAttribute[];
  /** Row of `styles`. */
  style: number;
  box: Box;
  /** Its number in the registry of its document. */
  number: number;
}

export type SnapshotAttribute = [name: string, value: string, namespace?: string];

/** Left, top, width and height in CSS pixels of the document. */
export type Box = [x: number, y: number, width: number, height: number];

interface SnapshotText {
  kind: 'text';
  parent: number;
  data: string;
}

interface SnapshotShadow {
  kind: 'shadow';
  parent: number;
}

interface SnapshotType {
  kind: 'type';
  parent: number;
  name: string;
}
