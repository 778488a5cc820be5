import type { PageUse, Press } from '../../interact/page-use.ts';
import { promisesEscape } from '../../interact/promises-escape.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { pressingOf, pressingSteps } from '../page/steps.ts';
import { called } from '../page/words-of.ts';

/** Does Escape close a dialog, a menu or a list of choices that was opened? */
export const escapeClosesCheck: UseCheck = {
  looksAt: 'use',
  ways: ['keys'],
  rule: 'escape-closes',
  name: 'Escape in what opens',
  judge: (use) =>
    use.presses.flatMap((press) => {
      if (press.asked || press.control.key === 'click') return [];
      return press.dialog ? judgeDialog(use, press, press.dialog) : judgeMenu(use, press);
    }),
};

function judgeDialog(
  use: PageUse,
  { control, pictures }: Press,
  { layer, escape }: NonNullable<Press['dialog']>,
): TargetOutcome[] {
  if (layer.role === '' || !layer.isModal || escape === null) return [];
  if (escape === 'closes') return [{ outcome: 'passed' }];
  const what = called(layer.name, 'the dialog');
  const at = { frame: 0, element: layer.element };
  const steps = pressingSteps(use, control);
  const element = replayElement(use, at, layer.name);
  const replay: Replay | null = steps &&
    element && {
      state: null,
      steps: [...steps, step.press('Escape')],
      wrong: `Escape does not close ${what}.`,
      expected: expectThat.isHidden(element),
      pictures,
    };
  const failureSummary = `${pressingOf(control)}: ${what} opens. Escape does not close it.`;
  return [{ outcome: 'failed', nodes: [{ ...at, failureSummary, ...(replay ? { replay } : {}) }] }];
}

function judgeMenu(use: PageUse, { control, seen, closing, pictures }: Press): TargetOutcome[] {
  if (!closing || !promisesEscape(control.node)) return [];
  if (closing.by === 'Escape') return [{ outcome: 'passed' }];
  // What nothing closes may be no menu.
  if (closing.by === 'nothing') return [];
  const steps = pressingSteps(use, control);
  const element = replayElement(use, control.pointer, control.name);
  const [text] = seen.texts;
  const part = text && replayElement(use, { frame: 0, element: text.element }, '');
  const says = seen.expanded === 'true' && element;
  const wrong = 'Escape does not close what has opened.';
  const replay: Replay | null = steps &&
    element && {
      state: null,
      steps: [...steps, step.press('Escape')],
      wrong,
      expected: says
        ? expectThat.hasOtherAttribute(element, 'aria-expanded', 'true')
        : part
          ? expectThat.isHidden(part)
          : null,
      pictures,
    };
  const failureSummary = `${pressingOf(control)}: something opens. ${wrong}`;
  const node = { ...control.pointer, failureSummary, ...(replay ? { replay } : {}) };
  return [{ outcome: 'failed', nodes: [node] }];
}
