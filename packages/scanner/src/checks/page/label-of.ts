import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { closest } from './controls.ts';
import { allWordsOf, wordsOf } from './words-of.ts';

/** The words by which the author labels a field: a name in ARIA, else its labels, else its title; empty where there are none. */
export function labelOf(field: CapturedNode): string {
  return labelFrom(field, wordsOf);
}

/** The same of a field in a part of the page that is closed, with the words that it would show. */
export function closedLabelOf(field: CapturedNode): string {
  return labelFrom(field, allWordsOf);
}

function labelFrom(field: CapturedNode, words: (node: CapturedNode) => string): string {
  const { attributes, document } = field;
  const join = (nodes: readonly CapturedNode[]) => nodes.map(words).join(' ').trim();
  const referred = byIds(document, attributes.get('aria-labelledby'));
  if (referred.length > 0) return join(referred);
  const own = attributes.get('aria-label')?.trim();
  if (own) return own;
  const labels = labelsOf(field);
  if (labels.length > 0) return join(labels);
  return attributes.get('title')?.trim() ?? '';
}

/** The label elements of a field. */
export function labelsOf(field: CapturedNode): CapturedNode[] {
  const id = field.attributes.get('id');
  const around = closest(field, ({ tag }) => tag === 'label');
  const named = id === undefined ? [] : (labelsIn(field.document).get(id) ?? []);
  return around && !named.includes(around) ? [around, ...named] : named;
}

/** The elements that a list of ids names, those that are not there left out. */
export function byIds(document: CapturedDocument, ids: string | undefined): CapturedNode[] {
  if (!ids) return [];
  const map = idsIn(document);
  return ids.split(/\s+/).flatMap((id) => map.get(id) ?? []);
}

const labels = new WeakMap<CapturedDocument, Map<string, CapturedNode[]>>();
const ids = new WeakMap<CapturedDocument, Map<string, CapturedNode>>();

function labelsIn(document: CapturedDocument): Map<string, CapturedNode[]> {
  const found = labels.get(document);
  if (found) return found;
  const made = Map.groupBy(
    document.nodes.filter(({ tag, attributes }) => tag === 'label' && attributes.has('for')),
    ({ attributes }) => attributes.get('for') as string,
  );
  labels.set(document, made);
  return made;
}

function idsIn(document: CapturedDocument): Map<string, CapturedNode> {
  const found = ids.get(document);
  if (found) return found;
  const made = new Map<string, CapturedNode>();
  for (const node of document.nodes) {
    const id = node.attributes.get('id');
    if (id && !made.has(id)) made.set(id, node);
  }
  ids.set(document, made);
  return made;
}
