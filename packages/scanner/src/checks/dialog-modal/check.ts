import type { PageUse, Press } from '../../interact/page-use.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { pressingOf, pressingSteps } from '../page/steps.ts';
import { called, quote } from '../page/words-of.ts';

/** Is the page behind a dialog out of use for assistive technology too, where the dialog keeps everybody else from it? */
export const dialogModalCheck: UseCheck = {
  looksAt: 'use',
  ways: ['keys'],
  rule: 'dialog-modal',
  name: 'The page behind dialogs',
  judge: (use) => use.presses.flatMap((press) => judgePress(use, press)),
};

function judgePress(use: PageUse, { control, dialog, asked, pictures }: Press): TargetOutcome[] {
  if (!dialog || asked || dialog.layer.role === '' || !dialog.layer.isOver) return [];
  const { layer } = dialog;
  if (layer.saysModal || !layer.behind) return [{ outcome: 'passed' }];
  const at = { frame: 0, element: layer.element };
  const begun = pressingSteps(use, control);
  const element = replayElement(use, at, layer.name);
  const behind = replayElement(use, { frame: 0, element: layer.behind.element }, '');
  const wrong = `${called(layer.name, 'The dialog')} lies over the page and has no aria-modal, and nothing makes the page inert: screen readers go on to read ${quote(layer.behind.words)} and the rest of the page behind it.`;
  const replay: Replay | null = begun &&
    element && {
      state: null,
      steps: begun,
      wrong,
      expected: behind && expectThat.isAloneInUse(element, behind),
      pictures,
    };
  const failureSummary = `${pressingOf(control)}: ${wrong}`;
  return [{ outcome: 'failed', nodes: [{ ...at, failureSummary, ...(replay ? { replay } : {}) }] }];
}
