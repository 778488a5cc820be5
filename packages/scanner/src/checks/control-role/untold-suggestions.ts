import type { PageUse } from '../../interact/page-use.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome } from '../check.ts';
import { called, quote } from '../page/words-of.ts';

/** Fields from whose suggestions the arrow keys choose, and that say to nobody who listens that there are any. */
export function untoldSuggestions(use: PageUse): TargetOutcome[] {
  return use.suggestions.flatMap((story): TargetOutcome[] => {
    const { field, label, written, count, words, areStops, answersArrows, isTold } = story;
    // What the keyboard does not choose from at all is told as that.
    if (areStops || !answersArrows) return [];
    if (isTold) return [{ outcome: 'passed' }];
    const wrong = `${count === 1 ? 'A suggestion appears' : `${count} suggestions appear`}, such as ${quote(words)}, and the arrow keys choose from them. The field says nothing of a list: it has neither role="combobox" nor aria-expanded, and nothing is announced, so people who listen learn neither that there are suggestions nor which one is marked.`;
    const element = replayElement(use, field, label);
    const replay: Replay | null = element && {
      state: null,
      steps: [step.tabTo(element), step.type(written, element)],
      wrong,
      expected: expectThat.hasAttribute(element, 'role', 'combobox'),
    };
    const failureSummary = `Type ${quote(written)} into ${called(label, 'this field')}: ${wrong}`;
    return [
      { outcome: 'failed', nodes: [{ ...field, failureSummary, ...(replay ? { replay } : {}) }] },
    ];
  });
}
