import type { PageUse } from '../../interact/page-use.ts';
import type { RegionStory } from '../../interact/waiting/wait-story.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { quote } from '../page/words-of.ts';

/** In a minute in which nobody does anything: of what interrupts, and of what waits until a screen reader has ended. */
const thresholds = { mostInterrupting: 6, mostWaiting: 20 } as const;

/** WCAG 2.2, 2.2.4: do live regions keep quiet while nothing has happened that people have to know at once? */
export const liveRegionRepeatsCheck: UseCheck = {
  looksAt: 'use',
  ways: ['wait'],
  rule: 'live-region-repeats',
  name: 'Live regions that speak by themselves',
  judge: (use) => use.regions.map((story) => judgeRegion(story, use)),
};

function judgeRegion(
  { region, words, times, interrupts }: RegionStory,
  use: PageUse,
): TargetOutcome {
  const most = interrupts ? thresholds.mostInterrupting : thresholds.mostWaiting;
  if (times < most) return { outcome: 'passed' };
  const how = interrupts
    ? 'Screen readers break off what they are saying each time.'
    : 'Screen readers say each of it after what they are saying.';
  const wrong = `In a minute in which nobody does anything this live region says something else ${times} times, such as ${quote(words)}. ${how}`;
  const element = replayElement(use, region, words);
  const replay: Replay | null = element && {
    state: null,
    steps: [step.loadWithClock(), step.told('Do nothing for a minute.')],
    wrong,
    expected: expectThat.speaksSeldom(element, most),
  };
  const node = { ...region, failureSummary: wrong, ...(replay ? { replay } : {}) };
  return { outcome: 'failed', nodes: [node] };
}
