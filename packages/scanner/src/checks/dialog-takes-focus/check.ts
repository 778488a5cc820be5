import type { TargetOutcome, UseCheck } from '../check.ts';
import { pressingOf } from '../page/steps.ts';
import { called, quote } from '../page/words-of.ts';

/** WCAG 2.2, 2.4.3: does the focus go into a dialog that was opened, or does the next press of Tab lead there? */
export const dialogTakesFocusCheck: UseCheck = {
  looksAt: 'use',
  ways: ['keys'],
  rule: 'dialog-takes-focus',
  name: 'The focus in dialogs that open',
  thresholds: {},
  judge: ({ presses }) =>
    presses.flatMap(({ control, dialog }): TargetOutcome[] => {
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
      return [{ outcome: 'failed', nodes: [{ ...control.pointer, failureSummary }] }];
    }),
};
