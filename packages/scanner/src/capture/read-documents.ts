import type { BoundingBox } from '@curbcut/model/scan';
import type { Protocol } from 'puppeteer-core';
import { type CapturedStyle, capturedStyles } from './captured-styles.ts';
import type { CapturedDocument, CapturedNode, TextFragment } from './page-capture.ts';

type Snapshot = Protocol.DOMSnapshot.CaptureSnapshotResponse;
type DocumentSnapshot = Protocol.DOMSnapshot.DocumentSnapshot;

type Writable<T> = { -readonly [key in keyof T]: T[key] };
type NodeInMaking = Writable<CapturedNode> & { children: CapturedNode[] };
type DocumentInMaking = Writable<CapturedDocument> & { nodes: CapturedNode[] };

/** Node types of the DOM. */
const kinds: Readonly<Record<number, CapturedNode['kind']>> = {
  1: 'element',
  3: 'text',
  9: 'document',
};

/**
 * The documents of one process as nodes. `frameOf` tells the place of a frame by the browser's id; documents of other
 * frames are left out. The browser lists what people get: shadow trees in place of what their hosts hold, and in slots what they take.
 * What is in templates is not part of the page, comments say nothing to anybody.
 */
export function readDocuments(
  { documents, strings }: Snapshot,
  frameOf: ReadonlyMap<string, number>,
): CapturedDocument[] {
  const text = (index: number | undefined): string => strings[index ?? -1] ?? '';
  const read = new Map<number, { document: DocumentInMaking; made: Made }>();
  documents.forEach((one, index) => {
    const frame = frameOf.get(text(one.frameId));
    if (frame === undefined) return;
    const made = makeNodes(one, text, frame);
    if (made) read.set(index, { document: made.document, made });
  });
  for (const [index, { made }] of read) {
    const held = documents[index]?.nodes.contentDocumentIndex;
    held?.index.forEach((node, place) => {
      const inner = read.get(held.value[place] ?? -1);
      if (inner) inner.document.holder = made.byIndex.get(node) ?? null;
    });
  }
  return [...read.values()].map(({ document }) => document);
}

interface Made {
  document: DocumentInMaking;
  byIndex: ReadonlyMap<number, NodeInMaking>;
}

function makeNodes(
  captured: DocumentSnapshot,
  text: (index: number | undefined) => string,
  frame: number,
): Made | null {
  const { nodes: raw, layout, textBoxes } = captured;
  const byIndex = new Map<number, NodeInMaking>();
  const shadowTrees = rareTexts(raw.shadowRootType, text);
  const pseudoElements = rareTexts(raw.pseudoType, text);
  const values = new Map([...rareTexts(raw.inputValue, text), ...rareTexts(raw.textValue, text)]);
  const clickable = new Set(raw.isClickable?.index);
  const layouts = new Map(layout.nodeIndex.map((node, place) => [node, place]));
  const fragments = readFragments(layout, textBoxes, text);
  const document: DocumentInMaking = {
    frame,
    title: text(captured.title),
    nodes: [],
    holder: null,
    size: { width: captured.contentWidth ?? 0, height: captured.contentHeight ?? 0 },
    scroll: { x: captured.scrollOffsetX ?? 0, y: captured.scrollOffsetY ?? 0 },
    root: undefined as never,
  };
  const styles = new Map<string, CapturedNode['style']>();
  raw.nodeType?.forEach((type, index) => {
    const kind = pseudoElements.has(index) ? 'pseudo-element' : kinds[type];
    const parentIndex = raw.parentIndex?.[index] ?? -1;
    const parent = byIndex.get(parentIndex) ?? null;
    if (!kind || (!parent && parentIndex !== -1)) return;
    const shadow = shadowTrees.get(index);
    // What the browser builds its own controls of is no part of the page.
    if (shadow === 'user-agent') return;
    const place = layouts.get(index);
    const node: NodeInMaking = {
      document,
      backendId: raw.backendNodeId?.[index] ?? 0,
      kind,
      tag: tagOf(kind, text(raw.nodeName?.[index]), pseudoElements.get(index)),
      text: kind === 'text' ? text(raw.nodeValue?.[index]) : '',
      attributes: readAttributes(raw.attributes?.[index] ?? [], text),
      value: values.get(index) ?? '',
      parent,
      children: [],
      shadowTree: shadow === 'open' || shadow === 'closed' ? shadow : null,
      box: place === undefined ? null : boxOf(layout.bounds[place]),
      style: place === undefined ? null : styleOf(layout.styles[place] ?? [], text, styles),
      paintOrder: (place !== undefined ? layout.paintOrders?.[place] : null) ?? null,
      fragments: (place !== undefined && fragments.get(place)) || [],
      isClickable: clickable.has(index),
    };
    byIndex.set(index, node);
    document.nodes.push(node);
    parent?.children.push(node);
    if (parentIndex === -1) document.root = node;
  });
  return document.nodes.length === 0 ? null : { document, byIndex };
}

function tagOf(kind: CapturedNode['kind'], name: string, pseudo: string | undefined): string {
  if (kind === 'pseudo-element') return `::${pseudo}`;
  return kind === 'element' ? name.toLowerCase() : '';
}

function rareTexts(
  rare: Protocol.DOMSnapshot.RareStringData | undefined,
  text: (index: number | undefined) => string,
): Map<number, string> {
  return new Map(rare?.index.map((node, place) => [node, text(rare.value[place])]));
}

function readAttributes(
  pairs: readonly number[],
  text: (index: number | undefined) => string,
): CapturedNode['attributes'] {
  const attributes = new Map<string, string>();
  for (let at = 0; at < pairs.length; at += 2) attributes.set(text(pairs[at]), text(pairs[at + 1]));
  return attributes;
}

/** Many elements have the same styles: each set is made once. */
function styleOf(
  values: readonly number[],
  text: (index: number | undefined) => string,
  known: Map<string, CapturedNode['style']>,
): CapturedNode['style'] {
  if (values.length < capturedStyles.length) return null;
  const key = values.join();
  const found = known.get(key);
  if (found) return found;
  const style = Object.fromEntries(
    capturedStyles.map((name, place) => [name, text(values[place])]),
  ) as Record<CapturedStyle, string>;
  known.set(key, style);
  return style;
}

/** By the place of the layout that they are part of. */
function readFragments(
  layout: Protocol.DOMSnapshot.LayoutTreeSnapshot,
  { layoutIndex, bounds, start, length }: Protocol.DOMSnapshot.TextBoxSnapshot,
  text: (index: number | undefined) => string,
): Map<number, TextFragment[]> {
  const fragments = new Map<number, TextFragment[]>();
  layoutIndex.forEach((place, index) => {
    const box = boxOf(bounds[index]);
    if (!box) return;
    const from = start[index] ?? 0;
    const piece = text(layout.text[place]).slice(from, from + (length[index] ?? 0));
    const known = fragments.get(place);
    if (known) known.push({ text: piece, box });
    else fragments.set(place, [{ text: piece, box }]);
  });
  return fragments;
}

function boxOf(bounds: readonly number[] | undefined): BoundingBox | null {
  const [x, y, width, height] = bounds ?? [];
  if (x === undefined || y === undefined || width === undefined || height === undefined)
    return null;
  return { x, y, width, height };
}
