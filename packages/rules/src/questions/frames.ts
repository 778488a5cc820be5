import type { Questions } from './question.ts';

/** Frames. */
export const framesQuestions: Questions = {
  'frame-title': 'Does the frame have a title that is read out and says what it holds?',
  'frame-title-unique': 'Do frames with the same title show the same thing?',
  'frame-title-words': 'Does the title of the frame say what it holds?',
};
