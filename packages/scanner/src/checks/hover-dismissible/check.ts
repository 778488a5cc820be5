import type { PageUse } from '../../interact/page-use.ts';
import type { HoverStory } from '../../interact/pointer/hover-story.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { called, quote } from '../page/words-of.ts';

/** WCAG 2.2, 1.4.13: does Escape take away what the pointer brought over the page, while the pointer stays? */
export const hoverDismissibleCheck: UseCheck = {
  looksAt: 'use',
  ways: ['pointer'],
  rule: 'hover-dismissible',
  name: 'What appears under the pointer and can be closed',
  judge: (use) => use.hovers.flatMap((story) => judgeHover(use, story)),
};

function judgeHover(use: PageUse, story: HoverStory): TargetOutcome[] {
  const { content, hostWords, words, covers, escape } = story;
  if (covers === false || escape === null) return [];
  if (escape === 'yes') return [{ outcome: 'passed' }];
  const appears = `Move the pointer onto ${called(hostWords)}: ${words === '' ? 'something' : quote(words)} appears`;
  const over = covers === null ? 'beside it, drawn by the styles' : 'and covers what lies behind';
  const failureSummary =
    escape === 'focused'
      ? `${appears} ${over}. Escape takes it away only while the focus is there as well; check whether people who use a mouse can close it without moving away.`
      : `${appears} ${over}. Press Escape without moving the pointer: it stays.`;
  const outcome = escape === 'no' && covers === true ? 'failed' : 'needs-review';
  const replay = outcome === 'failed' ? replayOf(use, story) : null;
  return [{ outcome, nodes: [{ ...content, failureSummary, ...(replay ? { replay } : {}) }] }];
}

function replayOf(use: PageUse, { host, hostWords, content, words }: HoverStory): Replay | null {
  const over = replayElement(use, host, hostWords);
  const shown = replayElement(use, content, words);
  if (!over || !shown) return null;
  return {
    state: null,
    steps: [step.hover(over), step.press('Escape')],
    wrong: `${called(words, 'What has appeared')} is still there.`,
    expected: expectThat.isHidden(shown),
  };
}
