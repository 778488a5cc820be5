import { oneOf, type FixKind } from '../kind.ts';
import { readFailedChecks } from '../failed-check.ts';
import type { Patch } from '../patch.ts';
import type { Suggestion } from '../suggestion.ts';
import { decoded } from '../tag/attribute-patches.ts';
import {
  rawAttribute,
  readOpeningTag,
  withAttribute,
  writeOpeningTag,
  type OpeningTag,
} from '../tag/opening-tag.ts';
import { connectLabel } from './connect-label.ts';
import { readLabelSurroundings } from './read-label-surroundings.ts';

const placeholderText = '[Name of the field]';
const fieldNames = ['input', 'textarea', 'select'];

/** Connects the label that stands beside the field; where there is none, adds one. */
const labelField: FixKind = async ({ html, data, element }, inPage) => {
  const tag = readOpeningTag(html);
  // There is a label, and it is hidden: a second one is not the answer.
  const isHidden = readFailedChecks(data).some(({ id }) => id === 'hidden-explicit-label');
  if (!tag || !fieldNames.includes(tag.name) || isHidden) return oneOf();
  const wanted = idsFor(tag);
  const around = await inPage(readLabelSurroundings, element, wanted);
  if (!around) return oneOf();
  const newId = wanted.find((id) => around.freeIds.includes(id)) ?? null;
  const field = { tag, element };
  if (around.label) return oneOf(connectLabel(field, around.label, around, newId));
  const id = around.id ?? newId;
  if (id === null) return oneOf();
  const { words } = around;
  return oneOf(
    words === null
      ? addLabel(tag, element, id, around.id !== null)
      : makeLabel(field, words, id, around.id !== null),
  );
};

/** Makes the words beside a field its label: around a field that is ticked, which needs no id of its own then. */
function makeLabel(
  { tag, element }: { tag: OpeningTag; element: number },
  words: string,
  id: string,
  hasId: boolean,
): Suggestion {
  const text = escaped(words);
  const isTicked = isLabeledAfter(tag);
  const field = writeOpeningTag(hasId || isTicked ? tag : withAttribute(tag, 'id', id));
  const rawId = hasId ? (rawAttribute(tag, 'id') ?? id) : id;
  return {
    before: isTicked ? `${tag.source} ${text}` : `${text}\n${tag.source}`,
    after: isTicked
      ? `<label>${field} ${text}</label>`
      : `<label for="${rawId.replaceAll('"', '&quot;')}">${text}</label>\n${field}`,
    note: `The words “${words}” stand beside the field and name it for those who see them only. As its label they do so for everybody.`,
    patches: [
      ...idPatches(element, id, hasId),
      {
        kind: 'wrap-words',
        element,
        side: isTicked ? 'nextSibling' : 'previousSibling',
        name: 'label',
        attributes: { for: id },
      },
    ],
  };
}

/** Puts a label before the field; after it for checkboxes and radio buttons, where people expect it. */
function addLabel(tag: OpeningTag, element: number, id: string, hasId: boolean): Suggestion {
  const field = writeOpeningTag(hasId ? tag : withAttribute(tag, 'id', id));
  const words = labelText(tag);
  const rawId = hasId ? (rawAttribute(tag, 'id') ?? id) : id;
  const label = `<label for="${rawId.replaceAll('"', '&quot;')}">${words}</label>`;
  const labelLast = isLabeledAfter(tag);
  return {
    before: tag.source,
    after: labelLast ? `${field}\n${label}` : `${label}\n${field}`,
    note:
      words === placeholderText
        ? 'Write the question that the field answers into the label.'
        : 'Check that these words, taken from the field itself, make a good label.',
    patches: [
      ...idPatches(element, id, hasId),
      {
        kind: 'insert',
        element,
        where: labelLast ? 'after' : 'before',
        name: 'label',
        attributes: { for: id },
        text: decoded(words),
      },
    ],
  };
}

function idPatches(element: number, id: string, hasId: boolean): Patch[] {
  return hasId ? [] : [{ kind: 'attribute', element, name: 'id', value: id }];
}

function isLabeledAfter(tag: OpeningTag): boolean {
  return /^(checkbox|radio)$/i.test(rawAttribute(tag, 'type') ?? '');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function labelText(tag: OpeningTag): string {
  const words = [rawAttribute(tag, 'placeholder'), rawAttribute(tag, 'title')]
    .map((text) => text?.trim() ?? '')
    .find((text) => text !== '' && text.length <= 80);
  return words ? words.replaceAll('<', '&lt;').replaceAll('>', '&gt;') : placeholderText;
}

/** Ids that the field could get, the best first. */
function idsFor(tag: OpeningTag): string[] {
  // Those of one group share their name.
  const value = isLabeledAfter(tag) ? (rawAttribute(tag, 'value') ?? '') : '';
  const name = [rawAttribute(tag, 'name') ?? '', value].filter((part) => part !== '').join('-');
  const best = /^[A-Za-z][\w-]{0,40}$/.test(name) ? name : 'field';
  return [best, ...[2, 3, 4, 5, 6, 7, 8, 9].map((count) => `${best}-${count}`)];
}

export const fieldLabelFixes: Readonly<Record<string, FixKind>> = {
  label: labelField,
  'select-name': labelField,
  'label-title-only': labelField,
};
