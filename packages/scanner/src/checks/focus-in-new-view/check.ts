import { isNewView } from '../../interact/is-new-view.ts';
import type { PageUse, Press, StepStory } from '../../interact/page-use.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { goingOnOf, goingOnSteps, pressingOf, pressingSteps } from '../page/steps.ts';
import { called, startSmall } from '../page/words-of.ts';

/** WCAG 2.2, 2.4.3: is the focus on something when a control has led to another view? */
export const focusInNewViewCheck: UseCheck = {
  looksAt: 'use',
  ways: ['keys', 'steps'],
  rule: 'focus-in-new-view',
  name: 'The focus in a new view',
  judge: (use) => [
    ...use.presses.flatMap((press) => judgePress(press, use)),
    ...use.steps.map((story) => judgeStep(story, use)),
  ],
};

function judgePress(press: Press, use: PageUse): TargetOutcome[] {
  const { control, seen, next, asked, pictures } = press;
  if (asked || control.key === 'click' || !isNewView(press) || seen.texts.length === 0) return [];
  if (seen.focus.place !== 'none') return [{ outcome: 'passed' }];
  const wrong = `Another view replaces what the page showed, and the focus is on nothing.${ledTo(next)}`;
  const failureSummary = `${pressingOf(control)}: ${startSmall(wrong)}`;
  const steps = pressingSteps(use, control);
  const expected = expectThat.somethingGetsFocus();
  const replay: Replay | null = steps && { state: null, steps, wrong, expected, pictures };
  const node = { ...control.pointer, failureSummary, ...(replay ? { replay } : {}) };
  return [{ outcome: 'failed', nodes: [node] }];
}

function judgeStep(story: StepStory, use: PageUse): TargetOutcome {
  const { control, seen, next, way, pictures } = story;
  if (seen.focus.place !== 'none') return { outcome: 'passed' };
  const wrong = `The next step replaces this one, and the focus is on nothing.${ledTo(next)}`;
  const failureSummary = `${goingOnOf(story)}: ${startSmall(wrong)}`;
  const goingOn = goingOnSteps(use, story);
  const replay: Replay | null = goingOn && {
    state: null,
    steps: [...way, ...goingOn],
    wrong,
    expected: expectThat.somethingGetsFocus(),
    pictures,
  };
  const node = { ...control.pointer, failureSummary, ...(replay ? { replay } : {}) };
  return { outcome: 'failed', nodes: [node] };
}

function ledTo(next: Press['next']): string {
  return next && next.place !== 'none'
    ? ` The next press of Tab leads to ${called(next.words)}.`
    : '';
}
