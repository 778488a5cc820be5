import type { TargetOutcome, UseCheck } from '../check.ts';
import { pressingOf } from '../page/steps.ts';
import { called, quote } from '../page/words-of.ts';

/** WCAG 2.2, 2.4.3: is the focus somewhere in the page when a dialog was closed? */
export const dialogReturnsFocusCheck: UseCheck = {
  looksAt: 'use',
  ways: ['keys'],
  rule: 'dialog-returns-focus',
  name: 'The focus after dialogs',
  thresholds: {},
  judge: ({ presses }) =>
    presses.flatMap(({ control, dialog }): TargetOutcome[] => {
      if (!dialog?.closedBy || !dialog.afterwards) return [];
      // What never had the focus can't get it back.
      if (control.key === 'click') return [];
      // What was never given to the dialog can't be lost with it.
      if (dialog.layer.stops === 0) return [];
      const { layer, closedBy, afterwards } = dialog;
      if (afterwards.isNear) return [{ outcome: 'passed' }];
      const named = layer.name === '' ? 'A dialog' : `The dialog ${quote(layer.name)}`;
      // The focus was put into it where it did not go there, or got out again.
      const isInside = dialog.takesFocus !== 'no' && !dialog.letsOut;
      const press = isInside ? 'Press' : 'Move the focus into it and press';
      const close = closedBy.escape
        ? `${press} Escape`
        : `${press} ${closedBy.words === '' ? 'its button for closing' : quote(closedBy.words)}`;
      const next =
        afterwards.next && afterwards.next.place !== 'none'
          ? `, and the next press of Tab leads to ${called(afterwards.next.words)}`
          : '';
      const failureSummary = `${pressingOf(control)}: ${named.replace(/^[AT]/, (letter) => letter.toLowerCase())} opens. ${close}: it closes, but the focus is on nothing in the page${next}.`;
      return [{ outcome: 'failed', nodes: [{ ...control.pointer, failureSummary }] }];
    }),
};
