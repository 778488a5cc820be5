import type { TargetOutcome, UseCheck } from '../check.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay } from '../../replay/replay.ts';
import { pressingOf, pressingSteps } from '../page/steps.ts';
import { called, quote } from '../page/words-of.ts';

/** WCAG 2.2, 2.4.3: does the focus stay in a dialog that keeps people from the page, as long as it is open? */
export const dialogKeepsFocusCheck: UseCheck = {
  looksAt: 'use',
  ways: ['keys'],
  rule: 'dialog-keeps-focus',
  name: 'The focus at the ends of dialogs',
  judge: (use) =>
    use.presses.flatMap(({ control, dialog }): TargetOutcome[] => {
      // Where the focus is never led in, that is what has to be repaired.
      if (!dialog || !dialog.layer.isModal || dialog.takesFocus === 'no') return [];
      const { layer, letsOut } = dialog;
      if (!letsOut) return [{ outcome: 'passed' }];
      const named = layer.name === '' ? 'the dialog' : `the dialog ${quote(layer.name)}`;
      const end = letsOut.key === 'Tab' ? 'the last' : 'the first';
      const keys = letsOut.key === 'Tab' ? 'Tab' : 'Shift and Tab';
      const failureSummary = `${pressingOf(control)}: ${named} opens. At ${end} control in it press ${keys}: the focus goes to ${called(letsOut.to.words)} in the page behind, while the dialog stays open.`;
      const begun = pressingSteps(use, control);
      const dialogElement = replayElement(use, { frame: 0, element: layer.element }, layer.name);
      const replay: Replay | null = begun &&
        dialogElement && {
          state: null,
          steps: [...begun, step.press(letsOut.key, layer.stops)],
          wrong: `The focus goes to ${called(letsOut.to.words)} in the page behind, while the dialog stays open.`,
          expected: expectThat.holdsFocus(dialogElement),
        };
      const node = {
        frame: 0,
        element: layer.element,
        failureSummary,
        ...(replay ? { replay } : {}),
      };
      return [{ outcome: 'failed', nodes: [node] }];
    }),
};
