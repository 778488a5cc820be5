import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { pressingOf, pressingSteps } from '../page/steps.ts';
import { quote } from '../page/words-of.ts';

/** WCAG 2.2, 2.1.1 and 4.1.2: does the keyboard reach what closes a dialog? */
export const dialogCloseButtonCheck: UseCheck = {
  looksAt: 'use',
  ways: ['keys'],
  rule: 'dialog-close-button',
  name: 'Buttons that close dialogs',
  judge: (use) =>
    use.presses.flatMap(({ control, dialog, pictures }): TargetOutcome[] => {
      if (!dialog || !dialog.layer.isModal) return [];
      const { layer, closedBy, mouseClosers, closers } = dialog;
      const [closer] = mouseClosers;
      if (closer === undefined && closers === 0) return [];
      if (closer === undefined || closers > 0) return [{ outcome: 'passed' }];
      const escape = closedBy?.escape ? 'only Escape closes it' : 'Escape does not close it either';
      const named = layer.name === '' ? 'a layer over the page' : `the dialog ${quote(layer.name)}`;
      const reach = `Tab does not reach ${quote(closer)}, which closes it with the mouse and is no button; ${escape}.`;
      const failureSummary = `${pressingOf(control)}: ${named} opens. ${reach}`;
      const at = { frame: 0, element: layer.element };
      const begun = pressingSteps(use, control);
      const element = replayElement(use, at, layer.name);
      const replay: Replay | null = begun &&
        element && {
          state: null,
          steps: begun,
          wrong: `${named.replace(/^[at]/, (letter) => letter.toUpperCase())} opens. ${reach}`,
          expected: expectThat.offersClosing(element),
          pictures,
        };
      const node = { ...at, failureSummary, ...(replay ? { replay } : {}) };
      return [{ outcome: 'failed', nodes: [node] }];
    }),
};
