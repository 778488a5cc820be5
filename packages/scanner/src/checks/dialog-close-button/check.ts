import type { TargetOutcome, UseCheck } from '../check.ts';
import { pressingOf } from '../page/steps.ts';
import { quote } from '../page/words-of.ts';

/** WCAG 2.2, 2.1.1 and 4.1.2: does the keyboard reach what closes a dialog? */
export const dialogCloseButtonCheck: UseCheck = {
  looksAt: 'use',
  ways: ['keys'],
  rule: 'dialog-close-button',
  name: 'Buttons that close dialogs',
  thresholds: {},
  judge: ({ presses }) =>
    presses.flatMap(({ control, dialog }): TargetOutcome[] => {
      if (!dialog || !dialog.layer.isModal) return [];
      const { layer, closedBy, mouseClosers, closers } = dialog;
      const [closer] = mouseClosers;
      if (closer === undefined && closers === 0) return [];
      if (closer === undefined || closers > 0) return [{ outcome: 'passed' }];
      const escape = closedBy?.escape ? 'only Escape closes it' : 'Escape does not close it either';
      const named = layer.name === '' ? 'a layer over the page' : `the dialog ${quote(layer.name)}`;
      const failureSummary = `${pressingOf(control)}: ${named} opens. Tab does not reach ${quote(closer)}, which closes it with the mouse and is no button; ${escape}.`;
      return [{ outcome: 'failed', nodes: [{ frame: 0, element: layer.element, failureSummary }] }];
    }),
};
