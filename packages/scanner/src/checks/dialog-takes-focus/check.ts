import type { PageUse } from '../../interact/page-use.ts';
import { walkReplay } from '../../interact/walk/walk-replay.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { pressingOf, pressingSteps } from '../page/steps.ts';
import { called, quote } from '../page/words-of.ts';

/** WCAG 2.2, 2.4.3: does the focus go into a dialog that was opened, or does the next press of Tab lead there? */
export const dialogTakesFocusCheck: UseCheck = {
  looksAt: 'use',
  ways: ['keys', 'walk'],
  rule: 'dialog-takes-focus',
  name: 'The focus in dialogs that open',
  judge: (use) => [
    ...overPage(use),
    ...use.presses.flatMap(({ control, dialog, pictures }): TargetOutcome[] => {
      if (!dialog || dialog.layer.stops === 0) return [];
      const { layer, takesFocus, firstTab } = dialog;
      if (takesFocus !== 'no') return [{ outcome: 'passed' }];
      const what = layer.role === '' ? 'a layer over the page' : 'a dialog';
      const named = layer.name === '' ? what : `${what}, ${quote(layer.name)},`;
      const led =
        firstTab && firstTab.place !== 'none'
          ? `the next press of Tab leads to ${called(firstTab.words)} in the page`
          : 'the next press of Tab does not lead into it';
      const failureSummary = `${pressingOf(control)}: ${named} opens, but the focus stays outside of it, and ${led}.`;
      const begun = pressingSteps(use, control);
      const at = { frame: 0, element: layer.element };
      const element = replayElement(use, at, layer.name);
      const replay: Replay | null = begun &&
        element && {
          state: null,
          steps: [...begun, step.leftOut(step.press('Tab'))],
          wrong: `${named.replace(/^a/, 'A')} opens, but the focus stays outside of it, and ${led}.`,
          expected: expectThat.takesFocus(element),
          pictures,
        };
      const node = { ...at, failureSummary, ...(replay ? { replay } : {}) };
      return [{ outcome: 'failed', nodes: [node] }];
    }),
  ],
};

/** What lay over the whole page from the start. */
function overPage(use: PageUse): TargetOutcome[] {
  const { veil = null } = use.walk ?? {};
  if (!veil) return [];
  const { pointer, words, first, before } = veil;
  const named = called(words, 'something');
  const wrong = `From the start ${named} lies over the whole page, but does not have the focus. Tab leads to ${called(first.words, 'an element')} behind it first, and to ${before - 1} more before anything in it has the focus.`;
  const replay = walkReplay(use, { pointer, words }, ({ element }) => ({
    steps: [step.leftOut(step.press('Tab'))],
    wrong,
    expected: expectThat.takesFocus(element),
  }));
  return [{ outcome: 'failed', nodes: [{ ...pointer, failureSummary: wrong, ...replay }] }];
}
