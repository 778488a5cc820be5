import { countOf } from '@curbcut/model/text';
import type { ArrowStory } from '../../interact/arrows/arrow-story.ts';
import type { PageUse } from '../../interact/page-use.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { step } from '../../replay/replay-steps.ts';
import { type Watch, watch, watched } from '../../replay/replay-watches.ts';
import type { Replay, ReplayStep } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { pressingOf, pressingSteps } from '../page/steps.ts';
import { called } from '../page/words-of.ts';

/** WCAG 2.2, 2.1.1: do arrow keys do something where a role promises it? */
export const arrowKeysInVainCheck: UseCheck = {
  looksAt: 'use',
  ways: ['arrows', 'keys'],
  rule: 'arrow-keys-in-vain',
  name: 'Arrow keys in menus, tabs and sliders that are tried',
  judge: (use) => {
    const opened = use.presses.flatMap((press) =>
      press.asked ? [] : (press.opened?.arrows ?? []),
    );
    return [...use.arrows, ...opened].map((story) => judgeArrows(story, use));
  },
};

function judgeArrows(story: ArrowStory, use: PageUse): TargetOutcome {
  const { widget, role, stop, words, items, answered, within: opener } = story;
  if (answered !== null) return { outcome: 'passed' };
  const promise = `the role “${role}” promises`;
  const wrong =
    items > 0
      ? `No arrow key does anything, as ${promise}, and Tab does not lead to each of the ${countOf(items, 'item')}.`
      : `No arrow key changes the value, as ${promise}.`;
  const element = replayElement(use, stop, words);
  const within = replayElement(use, widget, words);
  const looked = within && watch.answersOf(within);
  const [right, down] = [step.press('ArrowRight'), step.press('ArrowDown')];
  const begun = opener ? pressingSteps(use, opener) : element && [step.tabTo(element)];
  const replay: Replay | null = begun && {
    state: null,
    steps: [...begun, looked ? lookedAtTwice(right, looked) : right, down],
    wrong,
    expected: looked && [
      'await expect.poll(async () => [between, await look()].some((now) => now !== before)).toBe(true);',
    ],
  };
  const reaching = opener
    ? `${pressingOf(opener)}, and when it is open`
    : `Press Tab until ${called(words, 'it')} has the focus, then`;
  const failureSummary = `${reaching} the arrow keys: ${wrong.replace(/^N/, 'n')}`;
  const node = { ...widget, failureSummary, ...(replay ? { replay } : {}) };
  return { outcome: 'failed', nodes: [node] };
}

/** The next key may take back what this one does. */
function lookedAtTwice(pressing: ReplayStep, looked: Watch): ReplayStep {
  const { words, code } = watched(pressing, looked);
  return { words, code: [...code, 'const between = await look();'] };
}
