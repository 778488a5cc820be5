import type { Questions } from './question.ts';

/** What things are told to be. */
export const ariaRolesQuestions: Questions = {
  'aria-allowed-role': 'Is this element what it is told to be, for example a button?',
  'aria-deprecated-role': 'Do today’s screen readers know what kind of element this is?',
  'aria-hidden-body': 'Can a screen reader read this page?',
  'aria-required-children':
    'Does this part hold the items that its kind needs, for example those of a menu?',
  'aria-required-parent': 'Does this item stand in what it belongs to, for example in a menu?',
  'aria-roles': 'Does the kind that is named for this element exist?',
  'aria-text': 'Is all that stands here plain text, with nothing to press?',
  'presentation-role-conflict': 'Is this only decoration, with nothing to press or to know?',
  'dialog-role': 'Does a screen reader say that a dialog has opened?',
  'hidden-content': 'Can a screen reader read this text that everybody sees?',
};
