import type { Questions } from './question.ts';

/** Images, image maps and drawings. */
export const imagesQuestions: Questions = {
  'area-alt': 'Does each clickable area of the picture have words that say where it leads?',
  'image-alt': 'Is there a text that says what these pictures show?',
  'image-redundant-alt': 'Do these texts say more than the words beside the pictures?',
  'input-image-alt': 'Do these picture buttons have a text that says what they do?',
  'object-alt': 'Is there a text that says what is embedded here?',
  'role-img-alt': 'Do these drawings have a text that says what they show?',
  'server-side-image-map': 'Can you get to all that this picture leads to without a mouse?',
  'svg-img-alt': 'Do these vector drawings have a text that says what they show?',
  'image-alt-words': 'Do these texts say what the pictures show?',
  'drawn-value': 'Is the value that is drawn here written in words or numbers, too?',
  'chart-alternative': 'Is there a text or a table that says what the chart shows?',
  'alt-left-behind': 'Does the text of the picture still fit after the picture has changed?',
  'canvas-alternative': 'Is there a text that says what is drawn here?',
  'icon-words': 'Do words say what these icons say?',
  'background-text': 'Is what this background picture says also written as text?',
  'picture-of-text': 'Does this picture have a good reason to show words instead of plain text?',
  'words-in-picture': 'Are the words in the picture also written as text?',
  'ascii-art': 'Is there a text that says what this picture made of letters shows?',
};
