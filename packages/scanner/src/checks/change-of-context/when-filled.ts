import type { FieldStory } from '../../interact/forms/field-story.ts';
import type { PageUse } from '../../interact/page-use.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome } from '../check.ts';
import { fillingOf, fillingSteps } from '../page/steps.ts';
import { called, startSmall } from '../page/words-of.ts';

/** The same, seen by filling fields in: the focus stays, and so does what people were at. */
export function whenFilled(use: PageUse): TargetOutcome[] {
  return use.fields.flatMap((story): TargetOutcome[] => {
    const { field, on, change } = story;
    if (on === 'focus') return [];
    if (!change || story.isWarned) return [{ outcome: 'passed' }];
    const wrong = wrongIn(change);
    const steps = fillingSteps(use, story);
    const element = replayElement(use, field, story.label);
    // How long to wait for what must not come can't be told of the others.
    const expected = element && change.kind === 'focus' ? expectThat.staysFocused(element) : null;
    const replay: Replay | null = steps && { state: null, steps, wrong, expected };
    const failureSummary = `${fillingOf(story)} with the keyboard: ${startSmall(wrong)}`;
    return [
      { outcome: 'failed', nodes: [{ ...field, failureSummary, ...(replay ? { replay } : {}) }] },
    ];
  });
}

function wrongIn({ kind, words }: NonNullable<FieldStory['change']>): string {
  if (kind === 'focus') return `The focus goes on to ${called(words)} by itself.`;
  if (kind === 'dialog') return 'A dialog opens by itself.';
  if (kind === 'gone') return 'What was being filled in is gone, as the page goes on by itself.';
  return 'The page sends the form or goes on to something else, before anybody says so.';
}
