import type { PageUse, Press } from '../../interact/page-use.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { pressingOf, pressingSteps } from '../page/steps.ts';
import { called, quote } from '../page/words-of.ts';

/** WCAG 2.2, 4.1.2: does a window that opens over the page say that it is one? */
export const dialogRoleCheck: UseCheck = {
  looksAt: 'use',
  ways: ['keys'],
  rule: 'dialog-role',
  name: 'Roles of dialogs that open',
  judge: (use) => use.presses.flatMap((press) => judgePress(use, press)),
};

function judgePress(use: PageUse, { control, dialog, asked, pictures }: Press): TargetOutcome[] {
  if (!dialog || asked) return [];
  const { layer } = dialog;
  if (layer.role !== '') return [{ outcome: 'passed' }];
  if (!layer.isModal || layer.isOther || !isLeftAgain(dialog)) return [];
  const at = { frame: 0, element: layer.element };
  const begun = pressingSteps(use, control);
  const element = replayElement(use, at, layer.name);
  const what = layer.name === '' ? 'A window' : quote(layer.name);
  const wrong = `${what} opens over the page. It has neither the role “dialog” nor is it a dialog element: screen readers do not say that a dialog has opened.`;
  const replay: Replay | null = begun &&
    element && {
      state: null,
      steps: begun,
      wrong,
      expected: expectThat.isInDialog(element),
      pictures,
    };
  const failureSummary = `${pressingOf(control)}: ${called(layer.name, 'a window')} opens over the page, and nothing says that it is a dialog: it has no role “dialog”.`;
  return [{ outcome: 'failed', nodes: [{ ...at, failureSummary, ...(replay ? { replay } : {}) }] }];
}

/** People work in it and close it, as they do with a dialog. */
function isLeftAgain({
  layer,
  closedBy,
  closers,
  mouseClosers,
}: NonNullable<Press['dialog']>): boolean {
  return layer.stops > 0 && (closedBy !== null || closers > 0 || mouseClosers.length > 0);
}
