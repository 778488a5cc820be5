import type { CapturedNode } from '../../capture/page-capture.ts';
import { closest, roleOf } from '../page/controls.ts';
import { labelElementOf, labelOf } from '../page/label-of.ts';
import { allWordsOf } from '../page/words-of.ts';

/** Fields of one form with one label, which no group, row or list item tells apart. */
export function labelsUsedTwice(fields: readonly CapturedNode[]): {
  /** Nothing else is said of them. */
  open: CapturedNode[];
  /** A description is tied to each, which may tell. */
  described: CapturedNode[];
} {
  const byForm = Map.groupBy(fields, placeOf);
  const alike = [...byForm]
    .filter(([place]) => place !== null)
    .flatMap(([place, inPlace]) =>
      [...Map.groupBy(inPlace, headingBefore).values()]
        .flatMap((inPart) => [
          ...Map.groupBy(inPart, (node) => labelOf(node).toLowerCase()).values(),
        ])
        .filter((same) => same.length > 1 && (isForm(place) || areNeighbors(same))),
    );
  return {
    open: alike.filter((same) => !same.some(isDescribed)).flat(),
    described: alike.filter((same) => same.some(isDescribed)).flat(),
  };
}

/** Whether a description that is tied to a field says anything: a place for errors is empty at first. */
function isDescribed({ attributes, document }: CapturedNode): boolean {
  const ids = new Set(attributes.get('aria-describedby')?.split(/\s+/));
  if (ids.size === 0) return false;
  return document.nodes.some(
    (node) => ids.has(node.attributes.get('id') ?? '') && allWordsOf(node) !== '',
  );
}

/** The last heading before a field, or bold words that stand for one: it parts fields that have one form. */
function headingBefore(field: CapturedNode): CapturedNode | null {
  const { nodes } = field.document;
  return (
    nodes.slice(0, nodes.indexOf(field)).findLast((node) => {
      if (!/^(h[1-6]|b|strong|legend)$/.test(node.tag) && roleOf(node) !== 'heading') return false;
      return allWordsOf(node).length > 1 && !closest(node, ({ tag }) => tag === 'label');
    }) ?? null
  );
}

/** A form or a group, unless something in it holds the field and gives it its context. */
function placeOf(field: CapturedNode): CapturedNode | null {
  const place = closest(
    field,
    ({ tag, attributes }) =>
      /^(form|fieldset|tr|li|section|article|dialog|table)$/.test(tag) ||
      attributes.has('aria-labelledby') ||
      /^(group|row|listitem|dialog|region)$/.test(attributes.get('role') ?? ''),
  );
  return isForm(place) || (place !== null && /^(section|article|dialog)$/.test(place.tag))
    ? place
    : null;
}

function isForm(place: CapturedNode | null): boolean {
  return place !== null && (/^(form|fieldset)$/.test(place.tag) || roleOf(place) === 'group');
}

/** Whether nothing is written between some fields but their labels: a part of the page may name something over each of them. */
function areNeighbors(fields: readonly CapturedNode[]): boolean {
  const [first, last] = [fields[0], fields.at(-1)];
  if (!first || !last) return false;
  const { nodes } = first.document;
  const labels = new Set(fields.map(labelElementOf));
  return nodes
    .slice(nodes.indexOf(first) + 1, nodes.indexOf(last))
    .every(
      (node) =>
        node.kind !== 'text' ||
        node.text.trim() === '' ||
        node.box === null ||
        closest(node, (around) => labels.has(around)) !== null,
    );
}
