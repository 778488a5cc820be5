import { rawAttribute, withAttribute, writeOpeningTag, type OpeningTag } from './opening-tag.ts';
import { onlyOn, type TagFix } from './tag-fix.ts';

const placeholderText = '[Name of the field]';

/** Puts a label before the field; after it for checkboxes and radio buttons, where people expect it. */
const addLabel: TagFix = (tag, checks) => {
  // There is a label, and it is hidden: a second one is not the answer.
  if (checks.some(({ id }) => id === 'hidden-explicit-label')) return null;
  const known = rawAttribute(tag, 'id')?.trim();
  const id = known || idFor(tag);
  const field = writeOpeningTag(known ? tag : withAttribute(tag, 'id', id));
  const words = labelText(tag);
  const label = `<label for="${id.replaceAll('"', '&quot;')}">${words}</label>`;
  const type = rawAttribute(tag, 'type')?.toLowerCase() ?? '';
  const labelLast = type === 'checkbox' || type === 'radio';
  const notes = [
    words === placeholderText
      ? 'Write the question that the field answers into the label.'
      : 'Check that these words, taken from the field itself, make a good label.',
  ];
  if (!known) notes.push('The id must be unique on the page.');
  return { after: labelLast ? `${field}\n${label}` : `${label}\n${field}`, note: notes.join(' ') };
};

function labelText(tag: OpeningTag): string {
  const words = [rawAttribute(tag, 'placeholder'), rawAttribute(tag, 'title')]
    .map((text) => text?.trim() ?? '')
    .find((text) => text !== '' && text.length <= 80);
  return words ? words.replaceAll('<', '&lt;').replaceAll('>', '&gt;') : placeholderText;
}

function idFor(tag: OpeningTag): string {
  const name = rawAttribute(tag, 'name') ?? '';
  return /^[A-Za-z][\w-]{0,40}$/.test(name) ? name : 'field';
}

export const fieldLabelFixes: Readonly<Record<string, TagFix>> = {
  label: onlyOn(['input', 'textarea'], addLabel),
  'select-name': onlyOn(['select'], addLabel),
  'label-title-only': onlyOn(['input', 'textarea', 'select'], addLabel),
};
