import type { CapturedNode } from '../../capture/page-capture.ts';
import { closest } from '../page/controls.ts';
import { labelOf } from '../page/label-of.ts';

/** Fields of one form with one label, which no group, row or list item tells apart. */
export function labelsUsedTwice(fields: readonly CapturedNode[]): {
  /** Nothing else is said of them. */
  open: CapturedNode[];
  /** A description is tied to each, which may tell. */
  described: CapturedNode[];
} {
  const byForm = Map.groupBy(fields, placeOf);
  const alike = [...byForm]
    .filter(([form]) => form !== null)
    .flatMap(([, inForm]) => [
      ...Map.groupBy(inForm, (node) => labelOf(node).toLowerCase()).values(),
    ])
    .filter((same) => same.length > 1);
  const isDescribed = ({ attributes }: CapturedNode) => attributes.has('aria-describedby');
  return {
    open: alike.filter((same) => !same.some(isDescribed)).flat(),
    described: alike.filter((same) => same.some(isDescribed)).flat(),
  };
}

/** A form, unless something in it holds the field and gives it its context. */
function placeOf(field: CapturedNode): CapturedNode | null {
  const place = closest(
    field,
    ({ tag, attributes }) =>
      /^(form|fieldset|tr|li|section|article|dialog|table)$/.test(tag) ||
      attributes.has('aria-labelledby') ||
      /^(group|row|listitem|dialog|region)$/.test(attributes.get('role') ?? ''),
  );
  return place?.tag === 'form' ? place : null;
}
