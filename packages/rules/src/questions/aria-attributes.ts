import type { Questions } from './question.ts';

/** What is told of things to assistive technology. */
export const ariaAttributesQuestions: Questions = {
  'aria-allowed-attr': 'Does what is told of this element fit the kind of control that it is?',
  'aria-conditional-attr':
    'Does what is told of this control match what you see, for example that it is checked?',
  'aria-prohibited-attr':
    'Do the words that are written here say all that the name in the code does?',
  'aria-required-attr': 'Is the state of this control told, for example whether it is checked?',
  'aria-roledescription': 'Does this element have a kind of its own that the description is about?',
  'aria-valid-attr': 'Does each ARIA attribute of this element exist?',
  'aria-valid-attr-value': 'Do the ARIA attributes of this element point to something that exists?',
  'state-exposed': 'Is it told what is switched on, chosen or open here, and not only shown?',
};
