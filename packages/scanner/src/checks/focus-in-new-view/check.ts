import { isNewView } from '../../interact/is-new-view.ts';
import type { Press, StepStory } from '../../interact/page-use.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { goingOnOf, pressingOf } from '../page/steps.ts';
import { called } from '../page/words-of.ts';

/** WCAG 2.2, 2.4.3: is the focus on something when a control has led to another view? */
export const focusInNewViewCheck: UseCheck = {
  looksAt: 'use',
  ways: ['keys', 'steps'],
  rule: 'focus-in-new-view',
  name: 'The focus in a new view',
  thresholds: {},
  sources: ['page'],
  judge: ({ presses, steps }) => [...presses.flatMap(judgePress), ...steps.map(judgeStep)],
};

function judgePress(press: Press): TargetOutcome[] {
  const { control, seen, next, asked } = press;
  if (asked || control.key === 'click' || !isNewView(press) || seen.texts.length === 0) return [];
  if (seen.focus.place !== 'none') return [{ outcome: 'passed' }];
  const failureSummary = `${pressingOf(control)}: another view replaces what the page showed, and the focus is on nothing.${ledTo(next)}`;
  return [{ outcome: 'failed', nodes: [{ ...control.pointer, failureSummary }] }];
}

function judgeStep(story: StepStory): TargetOutcome {
  const { control, seen, next } = story;
  if (seen.focus.place !== 'none') return { outcome: 'passed' };
  const failureSummary = `${goingOnOf(story)}: the next step replaces this one, and the focus is on nothing.${ledTo(next)}`;
  return { outcome: 'failed', nodes: [{ ...control.pointer, failureSummary }] };
}

function ledTo(next: Press['next']): string {
  return next && next.place !== 'none'
    ? ` The next press of Tab leads to ${called(next.words)}.`
    : '';
}
