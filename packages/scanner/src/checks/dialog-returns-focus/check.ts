import type { DialogStory, PageUse, Press } from '../../interact/page-use.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay, ReplayStep } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { pressingOf, pressingSteps } from '../page/steps.ts';
import { called, quote } from '../page/words-of.ts';

/** WCAG 2.2, 2.4.3: is the focus somewhere in the page when a dialog was closed? */
export const dialogReturnsFocusCheck: UseCheck = {
  looksAt: 'use',
  ways: ['keys'],
  rule: 'dialog-returns-focus',
  name: 'The focus after dialogs',
  judge: (use) =>
    use.presses.flatMap(({ control, dialog, pictures }): TargetOutcome[] => {
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
      const steps = closingSteps(use, control, dialog, isInside);
      const element = replayElement(use, control.pointer, control.name);
      const replay: Replay | null = steps &&
        element && {
          state: null,
          steps,
          wrong: `It closes, but the focus is on nothing in the page${next}.`,
          expected:
            closedBy.escape || closedBy.words !== '' ? expectThat.goesOnFrom(element) : null,
          pictures,
        };
      const node = { ...control.pointer, failureSummary, ...(replay ? { replay } : {}) };
      return [{ outcome: 'failed', nodes: [node] }];
    }),
};

/** How it is opened and closed again; null where it, or what opens it, can't be found again. */
function closingSteps(
  use: PageUse,
  control: Press['control'],
  { layer, takesFocus, closedBy }: DialogStory,
  isInside: boolean,
): ReplayStep[] | null {
  const begun = pressingSteps(use, control);
  const element = replayElement(use, { frame: 0, element: layer.element }, layer.name);
  if (!begun || !element || !closedBy) return null;
  const led = isInside && takesFocus === 'next' ? [step.press('Tab')] : [];
  const close = closedBy.escape ? step.press('Escape') : step.pressIn(element, closedBy.words);
  return [...begun, ...(isInside ? led : [step.enter(element)]), close];
}
