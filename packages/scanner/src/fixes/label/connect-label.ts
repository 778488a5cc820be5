import type { Suggestion } from '../suggestion.ts';
import { attributePatches } from '../tag/attribute-patches.ts';
import {
  readOpeningTag,
  withAttribute,
  writeOpeningTag,
  type OpeningTag,
} from '../tag/opening-tag.ts';
import type { LabelSurroundings, NearLabel } from './read-label-surroundings.ts';

interface Field {
  tag: OpeningTag;
  element: number;
}

/** Makes the label beside a field name it, by the smallest change; null where the field can get no id. */
export function connectLabel(
  field: Field,
  label: NearLabel,
  { id, freeIds }: LabelSurroundings,
  newId: string | null,
): Suggestion | null {
  const tag = readOpeningTag(label.html);
  if (!tag) return null;
  const change = (changed: OpeningTag, note: string): Suggestion => ({
    before: tag.source,
    after: writeOpeningTag(changed),
    note,
    patches: attributePatches(label.element, tag, changed),
  });
  const named = `The label “${label.text}” stands beside the field`;
  const wrong = label.for === null ? 'has no for attribute' : 'points to something else';
  if (id !== null)
    return change(
      withAttribute(tag, 'for', encoded(id)),
      `${named}, but ${wrong}: for must be the id of the field.`,
    );
  const isMissing = label.for !== null && freeIds.includes(label.for);
  const given = isMissing ? label.for : newId;
  if (given === null) return null;
  const withId = withAttribute(field.tag, 'id', encoded(given));
  const fieldPatches = attributePatches(field.element, field.tag, withId);
  if (isMissing) {
    return {
      before: field.tag.source,
      after: writeOpeningTag(withId),
      note: `${named} and points to the id "${given}", which nothing on the page has.`,
      patches: fieldPatches,
    };
  }
  const withFor = withAttribute(tag, 'for', encoded(given));
  return {
    before: `${tag.source}\n${field.tag.source}`,
    after: `${writeOpeningTag(withFor)}\n${writeOpeningTag(withId)}`,
    note: `${named}, but ${wrong}. Give the field an id that is unique on the page, and the label the same in its for attribute.`,
    patches: [...attributePatches(label.element, tag, withFor), ...fieldPatches],
  };
}

/** As browsers write a value between double quotes. */
function encoded(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
