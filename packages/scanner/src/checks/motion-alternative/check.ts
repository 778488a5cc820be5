import type { TargetOutcome, UseCheck } from '../check.ts';
import { asSeen } from '../page/as-seen.ts';
import { motionNode } from '../page/motion-words.ts';

/** WCAG 2.2, 2.5.4: can what moving the device does be done with controls as well? */
export const motionAlternativeCheck: UseCheck = {
  looksAt: 'use',
  ways: ['drags'],
  rule: 'motion-alternative',
  name: 'What moving the device does and what does without',
  judge: (use) =>
    use.tilts.map((story): TargetOutcome => {
      if (story.alternative) return { outcome: 'passed' };
      const node = motionNode(use, story, {
        lacks: 'None of the buttons and fields in it or around it changes the same.',
        lookFor:
          'Press every button near what changes, and choose another entry of every list and field.',
      });
      return story.isReading
        ? { outcome: 'needs-review', nodes: [node] }
        : asSeen(story.seen, node);
    }),
};
