import type { Questions } from './question.ts';

/** How text is written and set. */
export const textQuestions: Questions = {
  'text-direction': 'Does the text run in the direction in which it is read?',
  'spaced-letters': 'Can this word be read as one word?',
  'blank-columns': 'Does this text make sense when it is read line by line?',
  'look-alike-letters': 'Is this word written with the letters of its language?',
  'justified-text': 'Are the spaces between the words of this text even?',
  'tight-lines': 'Is there enough space between the lines of this text?',
  'long-lines': 'Are the lines short enough to find the start of the next one?',
  'long-italics': 'Can this text in italics be read with ease?',
  'tiny-text': 'Is this text large enough to read?',
  'visual-order': 'Do things come one after the other in the order in which they are seen?',
};
