import { isNewView } from '../../interact/is-new-view.ts';
import type { FormStory, PageUse } from '../../interact/page-use.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { watch, watchedAtLast } from '../../replay/replay-watches.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { sendingOf, sendingSteps } from '../page/steps.ts';

/** So many fields of a form are named. */
const thresholds = { fields: 10 } as const;

/** WCAG 2.2, 3.3.1 and 1.4.1: does a form that refuses its entries say so in words, and not by the look of its fields alone? */
export const errorInTextCheck: UseCheck = {
  looksAt: 'use',
  ways: ['forms'],
  rule: 'error-in-text',
  name: 'Errors in words',
  judge: (use) => use.forms.flatMap((story) => judgeForm(story, use)),
};

function judgeForm(story: FormStory, use: PageUse): TargetOutcome[] {
  const { seen, asked, byBrowser, marked, pictures } = story;
  if (asked || byBrowser || seen.layer || isNewView(story) || marked.length === 0) return [];
  if (seen.texts.length > 0 || seen.announced.length > 0) return [{ outcome: 'passed' }];
  // A field may say in the code that it is wrong, and its label what it takes: whether that is enough is for people.
  const isCoded = marked.every(({ saysInvalid }) => saysInvalid);
  const wrong = isCoded
    ? 'The field says in the code that it is wrong, but no words appear. Do its label or hint say what it takes?'
    : 'Only the look of the field changes: no words say what is wrong.';
  const steps = sendingSteps(use, story);
  const [first] = marked;
  const element = first ? replayElement(use, first.field, first.label) : null;
  const looked = element && watch.wordsAround(element);
  const replay: Replay | null = steps && {
    state: null,
    steps: looked ? watchedAtLast(steps, looked) : steps,
    wrong,
    expected: looked?.hasChanged ?? null,
    pictures,
  };
  return [
    {
      outcome: isCoded ? 'needs-review' : 'failed',
      nodes: marked.slice(0, thresholds.fields).map(({ field }) => ({
        ...field,
        failureSummary: `${sendingOf(story)}: ${wrong.replace(/^./, (letter) => letter.toLowerCase())}`,
        ...(replay ? { replay } : {}),
      })),
    },
  ];
}
