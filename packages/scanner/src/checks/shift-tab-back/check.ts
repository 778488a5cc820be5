import type { NoWayBack } from '../../interact/walk/walked.ts';
import { stepsTo, walkReplay } from '../../interact/walk/walk-replay.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import { step } from '../../replay/replay-steps.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { called } from '../page/words-of.ts';

/** WCAG 2.2, 2.4.3: do Shift and Tab lead back the way that Tab has led? */
export const shiftTabBackCheck: UseCheck = {
  looksAt: 'use',
  ways: ['walk'],
  rule: 'shift-tab-back',
  name: 'The way back with Shift and Tab',
  judge: (use) => {
    const { stops, noWaysBack } = use.walk ?? { stops: [], noWaysBack: [] };
    const passed = stops.length > 1 ? [{ outcome: 'passed' } as const] : [];
    const failed = noWaysBack.map((noWay): TargetOutcome => {
      const { at, before } = noWay;
      const wrong = wrongOf(noWay);
      const failureSummary = `Shift and Tab do not lead from ${called(at.words, 'it')} back to ${called(before.words, 'what comes before it')}. ${wrong}`;
      const first = replayElement(use, before.pointer, before.words);
      const replay = walkReplay(use, at, ({ element }) => ({
        steps: [...stepsTo(at, element), step.press('Shift+Tab')],
        wrong,
        expected: first ? expectThat.isFocused(first) : expectThat.isNotFocused(element),
      }));
      return { outcome: 'failed', nodes: [{ ...at.pointer, failureSummary, ...replay }] };
    });
    return [...passed, ...failed];
  },
};

function wrongOf({ at, leads, words }: NoWayBack): string {
  if (leads === 'stays') return `The focus stays on ${called(at.words, 'it')}.`;
  if (leads === 'nowhere')
    return 'Nothing has the focus then, and Shift and Tab once more do not lead on from there.';
  return `They lead on to ${called(words, 'something')}, which comes after it.`;
}
