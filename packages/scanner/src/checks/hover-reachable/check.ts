import type { PageUse } from '../../interact/page-use.ts';
import type { HoverStory } from '../../interact/pointer/hover-story.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { called, quote } from '../page/words-of.ts';

/** WCAG 2.2, 1.4.13: does what the pointer brought stay while the pointer moves onto it? */
export const hoverReachableCheck: UseCheck = {
  looksAt: 'use',
  ways: ['pointer'],
  rule: 'hover-reachable',
  name: 'What appears under the pointer and stays',
  judge: (use) =>
    use.hovers.flatMap((story): TargetOutcome[] => {
      const { content, hostWords, words, stays } = story;
      if (stays === null) return [];
      if (stays) return [{ outcome: 'passed' }];
      const what = words === '' ? 'something' : quote(words);
      const failureSummary = `Move the pointer onto ${called(hostWords)}: ${what} appears. Move the pointer on to it: it vanishes.`;
      const replay = replayOf(use, story);
      const node = { ...content, failureSummary, ...(replay ? { replay } : {}) };
      return [{ outcome: 'failed', nodes: [node] }];
    }),
};

function replayOf(use: PageUse, { host, hostWords, content, words }: HoverStory): Replay | null {
  const over = replayElement(use, host, hostWords);
  const shown = replayElement(use, content, words);
  if (!over || !shown) return null;
  return {
    state: null,
    steps: [step.hover(over), step.hover(shown)],
    wrong: `${called(words, 'What has appeared')} vanishes before the pointer is on it.`,
    expected: expectThat.isVisible(shown),
  };
}
