import type { PageUse } from '../../interact/page-use.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome } from '../check.ts';
import { called, quote } from '../page/words-of.ts';

/** What a control does when the mouse button goes down stays done when that goes up elsewhere. */
export function whenPressed(use: PageUse): TargetOutcome[] {
  return use.downs.map(({ host, hostWords, words, acts }): TargetOutcome => {
    if (!acts) return { outcome: 'passed' };
    const what = words === '' ? '' : `, and ${quote(words)} is another way`;
    const failureSummary = `Hold the mouse button down on ${called(hostWords)}, move away and let go: it has acted all the same, as soon as the button went down${what}.`;
    // What it does may show in anything of the page, with words or without.
    const replay: Replay | null = replayElement(use, host, hostWords) && {
      state: null,
      steps: [
        step.told(`Hold the mouse button down on ${called(hostWords)}.`),
        step.told('Move away and let go.'),
      ],
      wrong: `It has acted all the same, as soon as the button went down${what}.`,
      expected: null,
    };
    const node = { ...host, failureSummary, ...(replay ? { replay } : {}) };
    return { outcome: 'failed', nodes: [node] };
  });
}
