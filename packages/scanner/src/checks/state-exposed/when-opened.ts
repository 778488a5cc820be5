import type { PageUse, Press } from '../../interact/page-use.ts';
import type { ReplayElement } from '../../replay/locator-of.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import { step } from '../../replay/replay-steps.ts';
import { watch, watchedAtLast } from '../../replay/replay-watches.ts';
import type { Replay, ReplayStep } from '../../replay/replay.ts';
import { hasPoppedUp } from '../../states/opened-state.ts';
import type { TargetOutcome } from '../check.ts';
import { roleOf } from '../page/controls.ts';
import { pressingOf, pressingSteps } from '../page/steps.ts';
import { quote, startSmall } from '../page/words-of.ts';

/** Controls that say “collapsed” and go on to say so when they have opened something, or say nothing of it. */
export function whenOpened(use: PageUse): TargetOutcome[] {
  return use.presses.flatMap((press) => judgePress(use, press));
}

function judgePress(use: PageUse, press: Press): TargetOutcome[] {
  const { control, before, seen, asked, unfolds } = press;
  if (staysUnchosen(press)) {
    const wrong = 'What it controls is shown, and aria-selected stays “false”.';
    return failedBy(use, press, wrong, (tab, steps) => ({
      steps,
      expected: expectThat.saysItIsChosen(tab),
    }));
  }
  const { untold = null, element = 0 } = press.opened?.widget ?? {};
  if (untold !== null && !asked) {
    const wrong = `The list opens, in which ${quote(untold)} is chosen. None of its choices says so: none has aria-selected.`;
    const list = replayElement(use, { frame: 0, element }, press.control.name);
    return failedBy(use, press, wrong, (_, steps) => ({
      steps,
      expected: list && expectThat.tellsWhatIsChosen(list),
    }));
  }
  if (unfolds) {
    const shown = seen.texts[0]?.text ?? '';
    const wrong = `${quote(shown)} appears, and goes when it is pressed once more. Nothing else says which of both it is: it has no aria-expanded.`;
    return failedBy(use, press, wrong, (button, steps) => {
      const looked = watch.statesOrNameOf(button);
      return {
        steps: [...watchedAtLast(steps, looked), step.leftOut(step.press(control.key))],
        expected: looked.hasChanged,
      };
    });
  }
  if (staysExpanded(press))
    return failedBy(
      use,
      press,
      'What it controls is gone, and aria-expanded stays “true”.',
      (button, steps) => ({
        steps,
        expected: expectThat.hasOtherAttribute(button, 'aria-expanded', 'true'),
      }),
    );
  // What the page has drawn anew says more than what was pressed and is gone.
  if (asked || before.expanded !== 'false' || !seen.control.isThere) return [];
  if (seen.expanded === 'true') return [{ outcome: 'passed' }];
  const hasOpened = (seen.controlled === true && before.controlled === false) || hasPoppedUp(press);
  if (seen.layer || seen.hasMoved || seen.expanded !== 'false' || !hasOpened) return [];
  const [text] = seen.texts;
  const what = text ? `${quote(text.text)} appears` : 'What it controls appears';
  const wrong = `${what}, and aria-expanded stays “false”.`;
  return failedBy(use, press, wrong, (button, steps) => ({
    steps,
    expected: expectThat.hasAttribute(button, 'aria-expanded', 'true'),
  }));
}

/** A failure with what to do to see it again. */
function failedBy(
  use: PageUse,
  { control, pictures }: Press,
  wrong: string,
  tell: (control: ReplayElement, steps: ReplayStep[]) => Pick<Replay, 'steps' | 'expected'>,
): TargetOutcome[] {
  const begun = pressingSteps(use, control);
  const element = replayElement(use, control.pointer, control.name);
  const replay: Replay | null = begun &&
    element && { state: null, ...tell(element, begun), wrong, pictures };
  const failureSummary = `${pressingOf(control)}: ${startSmall(wrong)}`;
  const node = { ...control.pointer, failureSummary, ...(replay ? { replay } : {}) };
  return [{ outcome: 'failed', nodes: [node] }];
}

/** A tab whose panel has come, and that goes on to say that another one is chosen. */
function staysUnchosen({ control, before, seen, asked, isRestless }: Press): boolean {
  const { node } = control;
  if (asked || isRestless || roleOf(node) !== 'tab' || !seen.control.isThere) return false;
  if (node.attributes.get('aria-selected') !== 'false' || seen.control.states !== '') return false;
  return before.controlled === false && seen.controlled === true && !seen.hasMoved;
}

/** What it controls was shown when the page had loaded, and is hidden now. */
function staysExpanded({ before, seen, asked, isRestless }: Press): boolean {
  if (asked || isRestless || before.expanded !== 'true' || seen.expanded !== 'true') return false;
  if (seen.layer || seen.hasMoved || !seen.control.isThere) return false;
  return before.controlled === true && seen.controlled === false;
}
