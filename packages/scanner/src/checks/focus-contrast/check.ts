import { stepsTo, walkReplay } from '../../interact/walk/walk-replay.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { sayRatio } from '../page/colors.ts';
import { called } from '../page/words-of.ts';

/** WCAG 2.2, 1.4.11: can the ring around what has the focus be told from what is beside it? */
export const focusContrastCheck: UseCheck = {
  looksAt: 'use',
  ways: ['walk'],
  rule: 'focus-contrast',
  name: 'Contrast of the ring around what has the focus',
  judge: (use) => {
    const { stops, faint } = use.walk ?? { stops: [], faint: [] };
    const passed = stops.length > 0 ? [{ outcome: 'passed' } as const] : [];
    const failed = faint
      .filter(({ isUnseen }) => !isUnseen)
      .map(({ stop, contrast }): TargetOutcome => {
        const wrong = `The ring around it has a contrast of ${sayRatio(contrast)} at most, against what is beside it and what is there without the focus.`;
        const failureSummary = `With the focus on ${called(stop.words, 'it')}: ${wrong.charAt(0).toLowerCase()}${wrong.slice(1)} 3:1 is needed.`;
        const replay = walkReplay(use, stop, ({ element }) => ({
          steps: stepsTo(stop, element),
          wrong,
          expected: expectThat.isMarkedClearly(element, 2.95),
        }));
        return { outcome: 'failed', nodes: [{ ...stop.pointer, failureSummary, ...replay }] };
      });
    return [...passed, ...failed];
  },
};
