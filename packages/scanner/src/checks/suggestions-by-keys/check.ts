import type { PageUse } from '../../interact/page-use.ts';
import type { SuggestionStory } from '../../interact/forms/suggestion-story.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { step } from '../../replay/replay-steps.ts';
import { watch, watched } from '../../replay/replay-watches.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { called, quote } from '../page/words-of.ts';

/** WCAG 2.2, 2.1.1: can what a field suggests while somebody types be chosen with the keyboard? */
export const suggestionsByKeysCheck: UseCheck = {
  looksAt: 'use',
  ways: ['fields'],
  rule: 'suggestions-by-keys',
  name: 'Suggestions of fields',
  judge: (use) => use.suggestions.map((story) => judgeSuggestions(story, use)),
};

function judgeSuggestions(story: SuggestionStory, use: PageUse): TargetOutcome {
  const { field, label, written, count, words, areStops, answersArrows } = story;
  if (areStops || answersArrows) return { outcome: 'passed' };
  const wrong = `${count} suggestions appear, such as ${quote(words)}. The arrow keys do nothing there, and Tab leads to none of them.`;
  const element = replayElement(use, field, label);
  const looked = element && watch.choiceIn(element);
  const replay: Replay | null = element &&
    looked && {
      state: null,
      steps: [
        step.tabTo(element),
        step.type(written, element),
        watched(step.press('ArrowDown'), looked),
      ],
      wrong,
      // Suggestions may come late, and the first press may only lead to their list.
      expected: [
        'await expect',
        '  .poll(async () => {',
        "    await page.keyboard.press('ArrowDown');",
        '    return look();',
        '  })',
        '  .not.toBe(before);',
      ],
    };
  const failureSummary = `Type ${quote(written)} into ${called(label, 'this field')}: ${wrong}`;
  return {
    outcome: 'failed',
    nodes: [{ ...field, failureSummary, ...(replay ? { replay } : {}) }],
  };
}
