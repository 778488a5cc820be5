import type { TargetOutcome, UseCheck } from '../check.ts';
import { called, pressingOf } from '../page/steps.ts';
import { quote } from '../page/words-of.ts';

/** WCAG 2.2, 2.4.3: does the focus stay in a dialog that keeps people from the page, as long as it is open? */
export const dialogKeepsFocusCheck: UseCheck = {
  looksAt: 'use',
  rule: 'dialog-keeps-focus',
  name: 'The focus at the ends of dialogs',
  thresholds: {},
  judge: ({ presses }) =>
    presses.flatMap(({ control, dialog }): TargetOutcome[] => {
      // Where the focus is never led in, that is what has to be repaired.
      if (!dialog || !dialog.layer.isModal || dialog.takesFocus === 'no') return [];
      const { layer, letsOut } = dialog;
      if (!letsOut) return [{ outcome: 'passed' }];
      const named = layer.name === '' ? 'the dialog' : `the dialog ${quote(layer.name)}`;
      const end = letsOut.key === 'Tab' ? 'the last' : 'the first';
      const keys = letsOut.key === 'Tab' ? 'Tab' : 'Shift and Tab';
      const failureSummary = `${pressingOf(control)}: ${named} opens. At ${end} control in it press ${keys}: the focus goes to ${called(letsOut.to.words)} in the page behind, while the dialog stays open.`;
      return [{ outcome: 'failed', nodes: [{ frame: 0, element: layer.element, failureSummary }] }];
    }),
};
