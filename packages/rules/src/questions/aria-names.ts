import type { Questions } from './question.ts';

/** What things are called. */
export const ariaNamesQuestions: Questions = {
  'aria-braille-equivalent': 'Does what is told in braille also have a name that is spoken?',
  'closed-label-in-name':
    'Do the names in this closed part hold the words that are written on the controls?',
  'field-label-in-name': 'Does the name of the field hold the words of its label?',
  'aria-command-name': 'Does this button, link or menu item have a name that says what it does?',
  'aria-dialog-name': 'Does the dialog have a name that says what it is about?',
  'aria-input-field-name': 'Does this field have a name that says what to enter?',
  'aria-meter-name': 'Does this meter have a name that says what it measures?',
  'aria-progressbar-name': 'Does this bar have a name that says what makes progress?',
  'aria-tab-name': 'Does each tab have a name that says what it shows?',
  'aria-toggle-field-name': 'Does this box or switch have a name that says what it turns on?',
  'aria-tooltip-name': 'Does what pops up here hold words?',
  'aria-treeitem-name': 'Does each item of the tree have a name?',
  'glyph-name': 'Does the control have a name in words, not just a sign?',
  'label-content-name-mismatch':
    'Does the name of the control hold the words that are written on it?',
  'parted-label': 'Do the written words stand together in the name of the control?',
};
