import { replayElement } from '../../replay/replay-element.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { asSeen } from '../page/as-seen.ts';
import { called } from '../page/words-of.ts';

/** WCAG 2.2, 2.5.7: can what is dragged be done with single clicks as well? */
export const draggingAlternativeCheck: UseCheck = {
  looksAt: 'use',
  ways: ['drags'],
  rule: 'dragging-alternative',
  name: 'Dragging and what does without it',
  judge: (use) =>
    use.drags.flatMap(({ host, hostWords, kind, alternative, seen }): TargetOutcome[] => {
      if (kind !== 'drag' && kind !== 'drop') return [];
      if (alternative) return [{ outcome: 'passed' }];
      const failureSummary = `Hold the mouse button down on ${called(hostWords)}, and move the mouse: that changes the page. None of the buttons, lists and fields in it or around it changes the same with a click.`;
      // What a page changes then is known to no other than this page.
      const replay: Replay | null = replayElement(use, host, hostWords) && {
        state: null,
        steps: [
          step.told(
            `Hold the mouse button down on ${called(hostWords)}, move the mouse, and let go.`,
          ),
          step.told(
            'Press every button near it, and choose another entry of every list and field.',
          ),
        ],
        wrong:
          'Dragging changes the page. None of the buttons, lists and fields in it or around it changes the same with a click.',
        expected: null,
      };
      return [asSeen(seen, { ...host, failureSummary, ...(replay ? { replay } : {}) })];
    }),
};
