import type { WorldWithRegistry } from '../element-registry.ts';
import type { Box, DocumentSnapshot, SnapshotAttribute, SnapshotNode } from './snapshot.ts';
import type { styleProperties } from './style-properties.ts';

/** What a snapshot of one document may hold. */
export interface SnapshotLimits {
  elements: number;
  /** Of text and attributes together. */
  characters: number;
}

/** What there was too much of in a document; `time`: it took too long to read. */
export type TooMuch = keyof SnapshotLimits | 'time';

/** JSON of a DocumentSnapshot and what it holds, or what there is too much of. */
export type SnapshotAnswer = ({ json: string } & SnapshotLimits) | { tooMuch: TooMuch };

interface Waiting {
  node: Node;
  parent: number;
  /** Of the style of what it is in; null where there is none, or where nothing is drawn. */
  values: readonly string[] | null;
}

/**
 * Reads the document and its open shadow trees in one go, so that nothing changes meanwhile. Styles are those that the
 * browser computed, whatever style sheets they come from. Runs in a frame's isolated world and stands alone.
 */
export function snapshotInPage(
  limits: SnapshotLimits,
  properties: typeof styleProperties,
  maxMs: number,
): SnapshotAnswer {
  const end = performance.now() + maxMs;
  const registry = (globalThis as unknown as WorldWithRegistry).curbcutRegistry;
  const namespaces = [
    'http://www.w3.org/1999/xhtml',
    'http://www.w3.org/2000/svg',
    'http://www.w3.org/1998/Math/MathML',
  ];
  const wordless = new Set(['script', 'style', 'noscript', 'template']);
  const borrowing = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer']);
  const nodes: SnapshotNode[] = [];
  const styles: (string | null)[][] = [];
  const rows = new Map<string, number>();
  const left = scrollX;
  const top = scrollY;
  let elements = 0;
  let characters = 0;
  /** Nodes to come, the next one last. */
  const waiting: Waiting[] = [];
  wait(document.childNodes, -1, null);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, parent, values } = next;
    // Not by its class: what came from another document has that document's classes.
    if (node.nodeType === Node.ELEMENT_NODE) {
      elements += 1;
      if (elements > limits.elements) return { tooMuch: 'elements' };
      if (elements % 100 === 0 && performance.now() > end) return { tooMuch: 'time' };
      visit(node as Element, parent, values);
    } else if (node.nodeType === Node.TEXT_NODE) {
      const { data } = node as Text;
      characters += data.length;
      nodes.push({ kind: 'text', parent, data });
    } else if (node.nodeType === Node.DOCUMENT_FRAGMENT_NODE) {
      nodes.push({ kind: 'shadow', parent });
      wait(node.childNodes, nodes.length - 1, values);
    } else if (node.nodeType === Node.DOCUMENT_TYPE_NODE) {
      nodes.push({ kind: 'type', parent, name: (node as DocumentType).name });
    }
    if (characters > limits.characters) return { tooMuch: 'characters' };
  }
  const viewport = { width: innerWidth, height: innerHeight };
  const snapshot: DocumentSnapshot = { nodes, styles, viewport };
  return { json: JSON.stringify(snapshot), elements, characters };

  function visit(element: Element, parent: number, inherited: readonly string[] | null): void {
    const place = nodes.length;
    const namespace = namespaces.indexOf(element.namespaceURI ?? '');
    const name = element.localName;
    const values = valuesOf(element);
    nodes.push({
      kind: 'element',
      parent,
      name,
      namespace: namespace === -1 ? namespaces.length : namespace,
      attributes: attributesOf(element),
      style: rowOf(values, inherited),
      box: boxOf(element),
      number: registry.numberOf(element),
    });
    if (!wordless.has(name)) wait(element.childNodes, place, values);
    if (element.shadowRoot) waiting.push({ node: element.shadowRoot, parent: place, values });
  }

  function wait(children: NodeListOf<ChildNode>, parent: number, values: readonly string[] | null) {
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const node = children[index];
      if (node) waiting.push({ node, parent, values });
    }
  }

  function attributesOf(element: Element): SnapshotAttribute[] {
    return [...element.attributes].map(({ localName, value, namespaceURI }) => {
      characters += localName.length + value.length;
      return namespaceURI === null ? [localName, value] : [localName, value, namespaceURI];
    });
  }

  function boxOf(element: Element): Box {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + left, y + top, width, height];
  }

  function valuesOf(element: Element): string[] {
    const style = getComputedStyle(element);
    const inline = element.hasAttribute('style') ? (element as HTMLElement).style : undefined;
    return properties.map(({ name, onlyImportantInline }) =>
      onlyImportantInline && !(inline && isSetImportant(inline, name))
        ? ''
        : style.getPropertyValue(name),
    );
  }

  /** A word such as `unset` takes a value from elsewhere instead of setting one. */
  function isSetImportant(inline: CSSStyleDeclaration, name: string): boolean {
    return (
      inline.getPropertyPriority(name) === 'important' &&
      !borrowing.has(inline.getPropertyValue(name).toLowerCase())
    );
  }

  function rowOf(values: readonly string[], inherited: readonly string[] | null): number {
    const row = values.map((value, index) => {
      const property = properties[index];
      const left = property?.inherited ? inherited?.[index] : property?.initial;
      return value === left ? null : value;
    });
    const key = row.join('\n');
    const known = rows.get(key) ?? styles.push(row) - 1;
    rows.set(key, known);
    return known;
  }
}
