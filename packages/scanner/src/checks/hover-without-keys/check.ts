import type { PageUse } from '../../interact/page-use.ts';
import type { HoverStory } from '../../interact/pointer/hover-story.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import { step } from '../../replay/replay-steps.ts';
import { watch } from '../../replay/replay-watches.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { forPointers } from '../hover-only-content/for-pointers.ts';
import { called, quote } from '../page/words-of.ts';

/** WCAG 2.2, 2.1.1: does the keyboard bring what the pointer has brought? */
export const hoverWithoutKeysCheck: UseCheck = {
  looksAt: 'use',
  ways: ['pointer'],
  rule: 'hover-without-keys',
  name: 'What appears under the pointer and the keyboard',
  judge: (use) => use.hovers.flatMap((story) => judgeHover(use, story)),
};

function judgeHover(use: PageUse, story: HoverStory): TargetOutcome[] {
  const { host, hostWords, words, byKeys } = story;
  if (byKeys === null || forPointers.test(words)) return [];
  if (byKeys === 'yes' || isBroughtByPress(use, story)) return [{ outcome: 'passed' }];
  const what = words === '' ? 'something' : quote(words);
  const wrong = `${what.replace(/^s/, 'S')} appears, and nothing that Tab leads to brings it.`;
  const over = replayElement(use, host, hostWords);
  // What styles draw beside the host is no element.
  const isDrawn = story.content.element === host.element;
  const shown = isDrawn ? null : replayElement(use, story.content, words);
  const looked = shown && watch.sightOf(shown);
  const replay: Replay | null = over && {
    state: null,
    steps: [looked ? step.leftOut(step.hover(over)) : step.hover(over)],
    wrong,
    expected: looked && [...looked.begin, ...expectThat.isReachedByTab(over), ...looked.hasChanged],
  };
  const failureSummary = `Move the pointer onto ${called(hostWords)}: ${wrong.replace(/^S/, 's')}`;
  const node = { ...host, failureSummary, ...(replay ? { replay } : {}) };
  return [{ outcome: 'failed', nodes: [node] }];
}

/** A control that was pressed with the keyboard has brought it. */
function isBroughtByPress({ presses }: PageUse, { content, words }: HoverStory): boolean {
  return presses.some(
    ({ control, seen }) =>
      control.key !== 'click' &&
      (seen.layer?.element === content.element ||
        seen.texts.some(
          ({ element, text }) =>
            element === content.element || (text !== '' && words.includes(text.slice(0, 40))),
        )),
  );
}
