import type { PageUse } from '../../interact/page-use.ts';
import type { Manner } from '../../interact/pointer/manner-story.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome } from '../check.ts';
import { called, quote } from '../page/words-of.ts';

const doing: Readonly<Record<Manner, (what: string) => string>> = {
  double: (what) => `Double-click ${what}`,
  right: (what) => `Click ${what} with the other button of the mouse`,
  long: (what) => `Hold the mouse button down on ${what} for a second`,
};

/** Is there a way with the keyboard to do what two clicks do, or the other button of the mouse, or a long press? */
export function whenMannered(use: PageUse): TargetOutcome[] {
  return use.manners.map(
    ({ host, hostWords, manner, isStop, words, isElsewhere }): TargetOutcome => {
      if (isElsewhere) return { outcome: 'passed' };
      const done = doing[manner](called(hostWords));
      const came = words === '' ? 'what it shows is another' : `${quote(words)} appears`;
      const reach = isStop
        ? 'Tab leads to it, but neither it nor anything around it hears a key that does the same.'
        : 'Tab does not lead to it, nor to anything in it or beside it that does the same.';
      const wrong = `Then ${came}, as it is not with one click. ${reach}`;
      // What a page changes then is known to no other than this page.
      const replay: Replay | null = replayElement(use, host, hostWords) && {
        state: null,
        steps: [
          step.told(`${done}.`),
          step.told('Put the mouse away, and look for a way to do the same with the keyboard.'),
        ],
        wrong,
        expected: null,
      };
      const failureSummary = `${done}: ${wrong.replace(/^T/, 't')}`;
      return {
        outcome: 'failed',
        nodes: [{ ...host, failureSummary, ...(replay ? { replay } : {}) }],
      };
    },
  );
}
