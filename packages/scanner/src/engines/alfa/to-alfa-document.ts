import type { Document, Element, Node, Shadow, Text, Type } from '@siteimprove/alfa-dom';
import type {
  Box,
  DocumentSnapshot,
  SnapshotAttribute,
  SnapshotElement,
  SnapshotNode,
} from './snapshot.ts';
import { styleProperties } from './style-properties.ts';

/** A snapshot and where it stands in the snapshot of the page that holds its frame. */
export interface FrameSnapshot extends DocumentSnapshot {
  frame: number;
  /** Null for the page itself. */
  parent: { frame: number; element: number } | null;
}

interface Built {
  document: Document.JSON;
  elements: Map<number, Element.JSON>;
}

type Parent = { children?: Node.JSON[] } & Partial<Pick<Element.JSON, 'shadow'>>;
type Declaration = NonNullable<Exclude<Element.JSON['style'], string>>[number];

const namespaces = [
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1998/Math/MathML',
  null,
];

/** The page with the documents of its frames as Alfa reads it. The page itself comes first. Elements are named `frame:number`. */
export function toAlfaDocument(snapshots: readonly FrameSnapshot[]): Document.JSON {
  const built = new Map<number, Built>();
  for (const snapshot of snapshots) {
    const made = build(snapshot);
    built.set(snapshot.frame, made);
    const { parent } = snapshot;
    const holder = parent && built.get(parent.frame)?.elements.get(parent.element);
    if (holder) holder.content = made.document;
  }
  const page = built.get(0);
  if (!page) throw new Error('There is no snapshot of the page itself.');
  return page.document;
}

function nameOf(frame: number, element: number): string {
  return `${frame}:${element}`;
}

function build({ frame, nodes, styles }: FrameSnapshot): Built {
  const document: Document.JSON = { type: 'document', children: [], style: [] };
  const elements = new Map<number, Element.JSON>();
  const blocks = styles.map(toDeclarations);
  const made: Parent[] = [];
  for (const node of nodes) {
    const parent = node.parent === -1 ? document : made[node.parent];
    if (!parent) throw new Error('A node comes before its parent.');
    if (node.kind === 'shadow') {
      const shadow: Shadow.JSON = { type: 'shadow', mode: 'open', children: [], style: [] };
      parent.shadow = shadow;
      made.push(shadow);
      continue;
    }
    const json = toNode(node, frame, blocks);
    parent.children?.push(json);
    made.push(json);
    if (node.kind === 'element') elements.set(node.number, json as Element.JSON);
  }
  return { document, elements };
}

function toNode(
  node: Exclude<SnapshotNode, { kind: 'shadow' }>,
  frame: number,
  blocks: readonly Declaration[][],
): Element.JSON | Text.JSON | Type.JSON {
  switch (node.kind) {
    case 'element':
      return toElement(node, frame, blocks);
    case 'text':
      return { type: 'text', data: node.data, box: null };
    case 'type':
      return { type: 'type', name: node.name, publicId: null, systemId: null };
  }
}

function toElement(
  element: SnapshotElement,
  frame: number,
  blocks: readonly Declaration[][],
): Element.JSON {
  return {
    type: 'element',
    namespace: namespaces[element.namespace] ?? null,
    prefix: null,
    name: element.name,
    attributes: element.attributes.map(toAttribute),
    style: blocks[element.style] ?? [],
    children: [],
    shadow: null,
    content: null,
    box: toRectangle(element.box),
    internalId: nameOf(frame, element.number),
  };
}

function toAttribute([
  name,
  value,
  namespace,
]: SnapshotAttribute): Element.JSON['attributes'][number] {
  return { type: 'attribute', namespace: namespace ?? null, prefix: null, name, value };
}

/** Important, so that nothing of a browser's style sheet that Alfa knows comes before what the browser computed. */
function toDeclarations(row: readonly (string | null)[]): Declaration[] {
  return row.flatMap((value, index) => {
    const name = styleProperties[index]?.name;
    return value === null || name === undefined ? [] : [{ name, value, important: true }];
  });
}

function toRectangle([x, y, width, height]: Box): NonNullable<Element.JSON['box']> {
  return { type: 'rectangle', x, y, width, height };
}
