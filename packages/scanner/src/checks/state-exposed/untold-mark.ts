import type { PageUse } from '../../interact/page-use.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome } from '../check.ts';
import { called, quote } from '../page/words-of.ts';

/** Fields that say that they have a list, and not which of its suggestions the arrow keys mark. */
export function untoldMark(use: PageUse): TargetOutcome[] {
  return use.suggestions.flatMap((story): TargetOutcome[] => {
    const { field, label, written, words, areStops, answersArrows, isHeard, isTold } = story;
    // A field that says nothing of a list at all is told as that.
    if (areStops || !answersArrows || !isTold) return [];
    if (isHeard) return [{ outcome: 'passed' }];
    const wrong = `The arrow keys mark one suggestion after the other, such as ${quote(words)}, by its look alone: the focus stays, neither aria-activedescendant nor aria-selected changes, and nothing is announced.`;
    const element = replayElement(use, field, label);
    const replay: Replay | null = element && {
      state: null,
      steps: [step.tabTo(element), step.type(written, element), step.press('ArrowDown')],
      wrong,
      expected: null,
    };
    const failureSummary = `Type ${quote(written)} into ${called(label, 'this field')} and press the down arrow. ${wrong}`;
    return [
      { outcome: 'failed', nodes: [{ ...field, failureSummary, ...(replay ? { replay } : {}) }] },
    ];
  });
}
