import type { TargetOutcome, UseCheck } from '../check.ts';
import { asSeen } from '../page/as-seen.ts';
import { motionNode } from '../page/motion-words.ts';

/** WCAG 2.2, 2.5.4: can what moving the device does be turned off? */
export const motionOffCheck: UseCheck = {
  looksAt: 'use',
  ways: ['drags'],
  rule: 'motion-off',
  name: 'What moving the device does and how to turn it off',
  judge: (use) =>
    use.tilts.map((story): TargetOutcome => {
      if (story.off !== null) return { outcome: 'passed' };
      const node = motionNode(use, story, {
        lacks: 'No control of the page speaks of turning that off.',
        lookFor: 'Look for a way to turn that off.',
      });
      const isUnsure = story.isReading || story.mayBeOff;
      return isUnsure ? { outcome: 'needs-review', nodes: [node] } : asSeen(story.seen, node);
    }),
};
