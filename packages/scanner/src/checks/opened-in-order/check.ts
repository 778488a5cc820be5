import { countOf } from '@curbcut/model/text';
import type { PageUse, Press } from '../../interact/page-use.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { pressingOf, pressingSteps } from '../page/steps.ts';
import { called, quote } from '../page/words-of.ts';

/** WCAG 2.2, 2.4.3: does Tab lead from a control into what it has opened over the page, and not first through the page behind it? */
export const openedInOrderCheck: UseCheck = {
  looksAt: 'use',
  ways: ['keys'],
  rule: 'opened-in-order',
  name: 'The place in the focus order of what opens',
  judge: (use) => use.presses.flatMap((press) => judgePress(use, press)),
};

function judgePress(use: PageUse, press: Press): TargetOutcome[] {
  const { control, far, seen, pictures, before } = press;
  if (!far)
    return seen.expanded === 'true' && before.expanded !== 'true' ? [{ outcome: 'passed' }] : [];
  const what = far.words === '' ? 'a layer' : quote(far.words);
  const led =
    far.firstTab.place === 'none'
      ? 'the next press of Tab leads to nothing'
      : `the next press of Tab leads to ${called(far.firstTab.words)} in the page`;
  const wrong = `${what} opens over the page, and ${led}: ${countOf(far.between, 'stop')} of the page come before it.`;
  const steps = pressingSteps(use, control);
  const first = replayElement(use, { frame: 0, element: far.element }, far.words);
  const replay: Replay | null = steps &&
    first && {
      state: null,
      steps: [...steps, step.press('Tab')],
      wrong,
      expected: expectThat.holdsFocus(first),
      pictures,
    };
  const failureSummary = `${pressingOf(control)}: ${wrong}`;
  return [
    {
      outcome: 'failed',
      nodes: [{ ...control.pointer, failureSummary, ...(replay ? { replay } : {}) }],
    },
  ];
}
