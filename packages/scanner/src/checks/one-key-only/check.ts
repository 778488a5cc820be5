import { whatCame } from '../../interact/has-come.ts';
import type { PageUse, Press } from '../../interact/page-use.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { watchedAtLast } from '../../replay/replay-watches.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { pressingOf, pressingSteps } from '../page/steps.ts';
import { watchWhatCame } from '../page/watch-what-came.ts';

/** Does what scripts make a button, a checkbox or a switch answer the keys that its role promises, and not only one of them? */
export const oneKeyOnlyCheck: UseCheck = {
  looksAt: 'use',
  ways: ['keys'],
  rule: 'one-key-only',
  name: 'Keys that a role promises',
  judge: (use) => use.presses.flatMap((press) => judgePress(use, press)),
};

function judgePress(use: PageUse, press: Press): TargetOutcome[] {
  const { control, otherKey, pictures } = press;
  if (!otherKey) return [];
  if (otherKey.works) return [{ outcome: 'passed' }];
  const deaf = { ...control, key: otherKey.key };
  const [silent, heard] =
    otherKey.key === 'Space' ? ['The space bar', 'Enter'] : ['Enter', 'the space bar'];
  const wrong = `${silent} does nothing. With ${heard} ${whatCame(press)}.`;
  const begun = pressingSteps(use, deaf);
  const element = replayElement(use, control.pointer, control.name);
  const looked = element && watchWhatCame(use, press, element);
  const replay: Replay | null = begun && {
    state: null,
    steps: looked ? watchedAtLast(begun, looked) : begun,
    wrong,
    expected: looked?.hasChanged ?? null,
    pictures,
  };
  const failureSummary = `${pressingOf(deaf)}: nothing happens. With ${heard} ${whatCame(press)}.`;
  const node = { ...control.pointer, failureSummary, ...(replay ? { replay } : {}) };
  return [{ outcome: 'failed', nodes: [node] }];
}
