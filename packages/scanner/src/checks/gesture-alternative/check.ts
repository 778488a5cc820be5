import { replayElement } from '../../replay/replay-element.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { asSeen } from '../page/as-seen.ts';
import { called } from '../page/words-of.ts';

/** WCAG 2.2, 2.5.1: can what a stroke of the finger does be done with single taps as well? */
export const gestureAlternativeCheck: UseCheck = {
  looksAt: 'use',
  ways: ['drags'],
  rule: 'gesture-alternative',
  name: 'Strokes of the finger and what does without them',
  judge: (use) =>
    use.drags.flatMap(({ host, hostWords, kind, alternative, seen }): TargetOutcome[] => {
      if (kind !== 'swipe' && kind !== 'pinch') return [];
      if (alternative) return [{ outcome: 'passed' }];
      const done =
        kind === 'pinch'
          ? `Put two fingers on ${called(hostWords)} and move them apart`
          : `Stroke over ${called(hostWords)} with a finger, or with the mouse button held down`;
      const came =
        kind === 'pinch' ? 'the page changes with them' : 'the page changes when it is lifted';
      const none = 'None of the buttons and fields in it or around it changes the same.';
      const failureSummary = `${done}: ${came}. ${none}`;
      // What a page changes then is known to no other than this page.
      const replay: Replay | null = replayElement(use, host, hostWords) && {
        state: null,
        steps: [
          step.told(`${done}.`),
          step.told(
            'Press every button near it, and choose another entry of every list and field.',
          ),
        ],
        wrong: `${came.replace(/^t/, 'T')}. ${none}`,
        expected: null,
      };
      return [asSeen(seen, { ...host, failureSummary, ...(replay ? { replay } : {}) })];
    }),
};
