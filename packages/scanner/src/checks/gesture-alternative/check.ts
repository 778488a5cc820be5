import type { TargetOutcome, UseCheck } from '../check.ts';
import { asSeen } from '../page/as-seen.ts';
import { called } from '../page/words-of.ts';

/** WCAG 2.2, 2.5.1: can what a stroke of the finger does be done with single taps as well? */
export const gestureAlternativeCheck: UseCheck = {
  looksAt: 'use',
  ways: ['drags'],
  rule: 'gesture-alternative',
  name: 'Strokes of the finger and what does without them',
  thresholds: {},
  sources: ['page'],
  judge: ({ drags }) =>
    drags.flatMap(({ host, hostWords, kind, alternative, seen }): TargetOutcome[] => {
      if (kind !== 'swipe') return [];
      if (alternative) return [{ outcome: 'passed' }];
      const failureSummary = `Stroke over ${called(hostWords)} with a finger or with the mouse button held down: the page changes when it is lifted. None of the buttons and fields in it or around it changes the same.`;
      return [asSeen(seen, { ...host, failureSummary })];
    }),
};
