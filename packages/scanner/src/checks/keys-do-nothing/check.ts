import { hasCome, whatCame } from '../../interact/has-come.ts';
import type { PageUse, Press } from '../../interact/page-use.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { step } from '../../replay/replay-steps.ts';
import { watchedAtLast } from '../../replay/replay-watches.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { isNativeControl, isReachedByArrows } from '../page/controls.ts';
import { pressingOf, pressingSteps } from '../page/steps.ts';
import { watchWhatCame } from '../page/watch-what-came.ts';

/** WCAG 2.2, 2.1.1: does a key do what a click does on a control that takes the focus? */
export const keysDoNothingCheck: UseCheck = {
  looksAt: 'use',
  ways: ['keys'],
  rule: 'keys-do-nothing',
  name: 'Keys on controls that a click works',
  judge: (use) => use.presses.flatMap((press) => judgePress(use, press)),
};

function judgePress(use: PageUse, press: Press): TargetOutcome[] {
  const { control, before, seen, keysInVain } = press;
  const [first] = keysInVain;
  // Arrow keys may have chosen it.
  if (isNativeControl(control.node) || isReachedByArrows(control.node)) return [];
  if (first === undefined)
    return control.key !== 'click' && hasCome(before, seen) ? [{ outcome: 'passed' }] : [];
  const byKey = { ...control, key: first };
  const element = replayElement(use, control.pointer, control.name);
  const wrong = `Neither Enter nor the space bar does anything. With a click ${whatCame(press)}.`;
  const begun = pressingSteps(use, byKey);
  const looked = element && watchWhatCame(use, press, element);
  // What the first key brings once it is mended, the others may take away again.
  const others = element
    ? [...keysInVain.slice(1).map((key) => step.press(key)), step.click(element)].map((one) =>
        looked ? step.leftOut(one) : one,
      )
    : [];
  const replay: Replay | null = begun &&
    element && {
      state: null,
      steps: [...(looked ? watchedAtLast(begun, looked) : begun), ...others],
      wrong,
      expected: looked?.hasChanged ?? null,
      pictures: press.pictures,
    };
  const failureSummary = `${pressingOf(byKey)}: nothing happens, and the ${first === 'Enter' ? 'space bar' : 'Enter key'} does nothing either. With a click ${whatCame(press)}.`;
  const node = { ...control.pointer, failureSummary, ...(replay ? { replay } : {}) };
  return [{ outcome: 'failed', nodes: [node] }];
}
