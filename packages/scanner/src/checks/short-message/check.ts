import { countOf } from '@curbcut/model/text';
import { knownFacts } from '../../facts/known-facts.ts';
import type { PageUse } from '../../interact/page-use.ts';
import type { MessageStory } from '../../interact/waiting/wait-story.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { pressingOf, pressingSteps } from '../page/steps.ts';
import { quote } from '../page/words-of.ts';

/** WCAG 2.2, 2.2.1: do messages with something to press stay until people have had the time to press it? */
export const shortMessageCheck: UseCheck = {
  looksAt: 'use',
  ways: ['keys', 'wait'],
  rule: 'short-message',
  name: 'Messages that leave by themselves',
  judge: (use) => use.messages.map((story) => judgeMessage(story, use)),
};

/** Nobody waits longer at a test, in seconds. */
const longestWait = 30;

function judgeMessage(story: MessageStory, use: PageUse): TargetOutcome {
  const { control, message, words, buttons, goneAfter, countsDown } = story;
  if (goneAfter === null) return { outcome: 'passed' };
  const gone = `${quote(words)} appears with ${quote(buttons)} to press, and is gone by itself after ${countOf(goneAfter, 'second')}.`;
  const wrong = countsDown
    ? `${gone} People who need longer lose what they had begun there: nothing in it gives more time, or takes the limit away.`
    : `${gone} That is too short for people who need longer to find and reach it, and nothing makes it longer.`;
  const begun = pressingSteps(use, control);
  const element = replayElement(use, message, words);
  const replay: Replay | null =
    begun && element && goneAfter <= longestWait
      ? {
          state: null,
          steps: [...begun, step.wait(goneAfter * 1_000)],
          wrong,
          expected: expectThat.isVisible(element),
        }
      : null;
  const failureSummary = `${pressingOf(control)}: ${wrong}`;
  return {
    outcome: 'failed',
    nodes: [
      {
        ...message,
        failureSummary,
        facts: knownFacts([['Gone after', countOf(goneAfter, 'second')]]),
        ...(replay ? { replay } : {}),
      },
    ],
  };
}
