import { hasCome, whatCame } from '../../interact/has-come.ts';
import type { PageUse, Press } from '../../interact/page-use.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { pressingOf, pressingSteps } from '../page/steps.ts';

/** WCAG 2.2, 2.1.1: does the keyboard reach what a click has done something on? */
export const clickOnlyCheck: UseCheck = {
  looksAt: 'use',
  ways: ['keys'],
  rule: 'click-only',
  name: 'What a click does and no key reaches',
  judge: (use) => use.presses.flatMap((press) => judgePress(use, press)),
};

function judgePress(use: PageUse, press: Press): TargetOutcome[] {
  const { control, before, seen, keysInVain, isRestless, asked, pictures } = press;
  if (control.key !== 'click' || keysInVain.length > 0) return [];
  if (!hasCome(before, seen) || isRestless || asked) return [];
  if (use.presses.some((other) => doesTheSame(other, press))) return [{ outcome: 'passed' }];
  const wrong = `Then ${whatCame(press)}. Tab does not lead to it, nor to anything in it or around it that does the same.`;
  const steps = pressingSteps(use, control);
  const element = replayElement(use, control.pointer, control.name);
  const replay: Replay | null = steps &&
    element && {
      state: null,
      steps: [...steps.slice(0, -1), step.leftOut(step.click(element))],
      wrong,
      expected: expectThat.isReachedByTab(element),
      pictures,
    };
  const failureSummary = `${pressingOf(control)}: ${wrong.replace(/^T/, 't')}`;
  const node = { ...control.pointer, failureSummary, ...(replay ? { replay } : {}) };
  return [{ outcome: 'failed', nodes: [node] }];
}

/** Something that the keyboard presses brought what the click brought. */
function doesTheSame({ control, seen }: Press, clicked: Press): boolean {
  if (control.key === 'click') return false;
  const { layer, texts, textsGone } = clicked.seen;
  if (layer) return seen.layer?.element === layer.element;
  // One of them takes away what the other has brought.
  if (texts.length === 0) return textsGone > 0 && seen.texts.length === textsGone;
  if (seen.texts.length === 0 && seen.textsGone === texts.length) return true;
  const came = new Set(seen.texts.map(({ element, text }) => `${element} ${text}`));
  return texts.every(({ element, text }) => came.has(`${element} ${text}`));
}
