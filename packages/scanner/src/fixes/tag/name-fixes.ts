import { writeOpeningTag } from './opening-tag.ts';
import { addAttribute, insertFirst, onlyOn, type TagFix } from './tag-fix.ts';

const action = '[Say what the button does]';

function label(value: string, note: string): TagFix {
  return addAttribute('aria-label', value, note);
}

/** Fixes for things that have no accessible name. */
export const nameFixes: Readonly<Record<string, TagFix>> = {
  'button-name': label(
    action,
    'Visible text inside the button serves even more people. Use aria-label for a button that shows only an icon.',
  ),
  'link-name': label(
    '[Name the destination of the link]',
    'If the link holds an image, give the image alternative text instead. Visible text serves even more people.',
  ),
  'input-button-name': onlyOn(
    ['input'],
    addAttribute('value', action, 'The value is the text that the button shows.'),
  ),
  'summary-name': onlyOn(['summary'], (tag, { element }) => ({
    after: `${writeOpeningTag(tag)}[Name the hidden content]`,
    note: 'The text of the summary says what opens.',
    patches: [insertFirst(element, 'span', '[Name the hidden content]')],
  })),
  'frame-title': onlyOn(
    ['iframe', 'frame'],
    addAttribute(
      'title',
      '[Describe the content of the frame]',
      'Say what is inside, for example "Map of our offices". A frame without content for people can have aria-hidden="true" and tabindex="-1".',
    ),
  ),
  'aria-command-name': label('[Say what this does]', 'Visible text serves even more people.'),
  'aria-dialog-name': label(
    '[Name the dialog]',
    'If the dialog has a heading, use aria-labelledby with the id of the heading instead.',
  ),
  'aria-input-field-name': label(
    '[Name of the field]',
    'If there is a visible label, use aria-labelledby with its id instead.',
  ),
  'aria-toggle-field-name': label(
    '[Say what is switched on]',
    'If there is a visible label, use aria-labelledby with its id instead.',
  ),
  'aria-meter-name': label('[Say what is measured]', 'The value alone does not tell it.'),
  'aria-progressbar-name': label('[Say what is in progress]', 'The value alone does not tell it.'),
  'aria-tab-name': label('[Name of the tab]', 'Visible text serves even more people.'),
  'aria-treeitem-name': label('[Name of the item]', 'Visible text serves even more people.'),
};
