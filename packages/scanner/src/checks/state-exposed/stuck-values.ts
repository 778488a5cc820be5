import type { PageUse } from '../../interact/page-use.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome } from '../check.ts';
import { called } from '../page/words-of.ts';

/** Sliders that move and go on to tell the value that they had. */
export function stuckValues(use: PageUse): TargetOutcome[] {
  return use.arrows.flatMap(({ widget, role, stop, words, answered, staysAt }): TargetOutcome[] => {
    if (role !== 'slider' || answered === null) return [];
    if (staysAt === null) return [{ outcome: 'passed' }];
    const told =
      staysAt === ''
        ? 'it tells no value: it has no aria-valuenow'
        : `aria-valuenow stays “${staysAt}”`;
    const wrong = `It moves, and ${told}.`;
    const element = replayElement(use, stop, words);
    const slider = replayElement(use, widget, words);
    const replay: Replay | null = element && {
      state: null,
      steps: [step.tabTo(element), step.press(answered as 'ArrowRight')],
      wrong,
      expected: slider && expectThat.hasOtherAttribute(slider, 'aria-valuenow', staysAt),
    };
    const failureSummary = `Press Tab until ${called(words, 'the slider')} has the focus, then ${answered}: it moves, and ${told}.`;
    return [
      { outcome: 'failed', nodes: [{ ...widget, failureSummary, ...(replay ? { replay } : {}) }] },
    ];
  });
}
