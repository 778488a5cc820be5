import { isNewView } from '../../interact/is-new-view.ts';
import type { FormStory, PageUse } from '../../interact/page-use.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { asksToMend } from '../page/asks-to-mend.ts';
import { sendingOf, sendingSteps } from '../page/steps.ts';
import { called } from '../page/words-of.ts';

/** So many fields of a form are named. */
const thresholds = { fields: 10 } as const;

/** WCAG 2.2, 3.3.7: does a form that refuses its entries keep what was entered? */
export const entriesKeptCheck: UseCheck = {
  looksAt: 'use',
  ways: ['forms'],
  rule: 'entries-kept',
  name: 'Entries of forms that are refused',
  judge: (use) => use.forms.flatMap((story) => judgeForm(story, use)),
};

function judgeForm(story: FormStory, use: PageUse): TargetOutcome[] {
  const { seen, asked, entered, lost, wasReset, pictures } = story;
  if (asked || seen.layer || isNewView(story) || entered === 0 || !isRefused(story)) return [];
  if (lost.length === 0) return [{ outcome: 'passed' }];
  // A single wrong entry may be taken away alone.
  if (lost.length < entered || (entered < 2 && !wasReset)) return [];
  const steps = sendingSteps(use, story);
  const nodes = lost.slice(0, thresholds.fields).map(({ field, label, text }) => {
    const wrong = `The form refuses what was entered, and empties ${called(label, 'the field')}: all has to be entered once more.`;
    const element = replayElement(use, field, label);
    const replay: Replay | null = steps &&
      element && {
        state: null,
        steps,
        wrong,
        expected: expectThat.holds(element, text),
        pictures,
      };
    const failureSummary = `${sendingOf(story)}: ${wrong.replace(/^T/, 't')}`;
    return { ...field, failureSummary, ...(replay ? { replay } : {}) };
  });
  return [{ outcome: 'failed', nodes }];
}

/** It says so: what is accepted may empty the form. */
function isRefused({ seen: { refused, texts, announced } }: FormStory): boolean {
  return refused > 0 || [...texts.map(({ text }) => text), ...announced].some(asksToMend);
}
