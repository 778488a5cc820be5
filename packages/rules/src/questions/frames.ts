import type { Questions } from './question.ts';

/** Frames. */
export const framesQuestions: Questions = {
  'frame-title': 'Do words say what this frame holds?',
  'frame-title-unique': 'Do frames with the same title show the same thing?',
  'frame-title-words': 'Does the title of the frame say what it holds?',
};
