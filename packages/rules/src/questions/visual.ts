import type { Questions } from './question.ts';

/** Colors, sizes and what is seen. */
export const visualQuestions: Questions = {
  'avoid-inline-spacing': 'Can people set wider spaces between letters, words and lines here?',
  blink: 'Does this text stay still, without blinking?',
  'color-alone': 'Is this told by anything but its color?',
  'color-contrast': 'Can this text be read on what is behind it?',
  'color-contrast-enhanced': 'Can this text be read with ease on what is behind it?',
  'css-orientation-lock': 'Can the page be used upright as well as sideways?',
  marquee: 'Does this text stand still, without scrolling by itself?',
  'meta-viewport': 'Can you enlarge the page with two fingers on a phone?',
  'meta-viewport-large': 'Can you enlarge the page to five times its size on a phone?',
  'target-size': 'Can you hit this with a finger without hitting what is beside it?',
  reflow: 'Can you read this in a narrow window without scrolling sideways?',
  'placeholder-contrast': 'Can the gray words in this empty field be read?',
  'state-contrast': 'Can the words still be read when the pointer or the focus is on them?',
  'field-contrast': 'Can you see where the field begins and ends?',
  'graphics-contrast': 'Can you see this symbol, mark or bar well?',
  'text-spacing': 'Is all of the text still there when its letters and lines are set wider apart?',
  'text-resize': 'Can all of the text be read when it is twice as large?',
  'lost-when-narrow': 'Can you still get to these links in a narrow window?',
  'orientation-message': 'Does the page show its content however the device is turned?',
  'narrow-clipped': 'Is all of the text still there in a narrow window?',
  'wide-lines': 'Do the lines of text fit into a narrow window?',
};
