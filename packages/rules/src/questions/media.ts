import type { Questions } from './question.ts';

/** Sound, video and what moves. */
export const mediaQuestions: Questions = {
  'audio-caption': 'Can you read somewhere what is said in this recording?',
  'no-autoplay-audio':
    'Is the page silent until you ask for sound, or can the sound be stopped right away?',
  'video-caption': 'Does the video have captions for what is heard?',
  'audio-transcript': 'Is there a text that says all that is said in the recording?',
  'moving-content': 'Can you stop or pause what moves here?',
  'motion-goes-on': 'Does this stand still when people have set their device to less motion?',
  'motion-on-scroll':
    'Does this stay in its place on scrolling when people have set their device to less motion?',
  flashing: 'Is the page free of anything large that flashes more than three times a second?',
  'caption-words': 'Do the captions say what is heard?',
};
