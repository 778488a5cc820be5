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
  const { attributes } = field;
  const join = (nodes: readonly CapturedNode[]) => nodes.map(words).join(' ').trim();
  const referred = byIds(field, attributes.get('aria-labelledby'));
  if (referred.length > 0) return join(referred);
  const own = attributes.get('aria-label')?.trim();
  if (own) return own;
  const labels = labelsOf(field);
  if (labels.length > 0) return join(labels);
  return attributes.get('title')?.trim() ?? '';
}

/** The one element whose words label a field, which is what has to be changed; the field itself where there is none or are several. */
export function labelElementOf(field: CapturedNode): CapturedNode {
  const { attributes } = field;
  const referred = byIds(field, attributes.get('aria-labelledby'));
  const [only, ...others] =
    referred.length > 0 || attributes.get('aria-label')?.trim() ? referred : labelsOf(field);
  return only && others.length === 0 ? only : field;
}

/** The label elements of a field. */
export function labelsOf(field: CapturedNode): CapturedNode[] {
  const id = field.attributes.get('id');
  const around = closest(field, ({ tag }) => tag === 'label');
  const named = id === undefined ? [] : (namesIn(field.document).byFor.get(keyOf(field, id)) ?? []);
  return around && !named.includes(around) ? [around, ...named] : named;
}

/** The elements that a list of ids names for an element, those that are not there left out: each shadow tree has its own. */
export function byIds(near: CapturedNode, ids: string | undefined): CapturedNode[] {
  if (!ids) return [];
  const { byId } = namesIn(near.document);
  return ids.split(/\s+/).flatMap((id) => byId.get(keyOf(near, id)) ?? []);
}

interface Names {
  /** Of labels by what they are for. */
  byFor: ReadonlyMap<string, CapturedNode[]>;
  byId: ReadonlyMap<string, CapturedNode>;
}

const known = new WeakMap<CapturedDocument, Names>();

function namesIn(document: CapturedDocument): Names {
  const found = known.get(document);
  if (found) return found;
  const byId = new Map<string, CapturedNode>();
  for (const node of document.nodes) {
    const id = node.attributes.get('id');
    if (id && !byId.has(keyOf(node, id))) byId.set(keyOf(node, id), node);
  }
  const labels = document.nodes.filter(
    ({ tag, attributes }) => tag === 'label' && attributes.has('for'),
  );
  const byFor = Map.groupBy(labels, (node) => keyOf(node, node.attributes.get('for') as string));
  const names = { byFor, byId };
  known.set(document, names);
  return names;
}

function keyOf(node: CapturedNode, id: string): string {
  return `${treeOf(node)?.backendId ?? ''} ${id}`;
}

/** The host in whose shadow tree an element is, as far as the tree that people get tells; null for the document itself. */
function treeOf(node: CapturedNode): CapturedNode | null {
  if (node.shadowTree === null) return null;
  for (let at = node.parent; at; at = at.parent)
    if (at.shadowTree === null || at.tag.includes('-')) return at;
  return null;
}
