import type { AltStory } from '../../interact/alts/alt-story.ts';
import type { PageUse, Press } from '../../interact/page-use.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { pressingOf, pressingSteps } from '../page/steps.ts';
import { quote, startSmall } from '../page/words-of.ts';
import { pagesOn } from './pages-on.ts';

/** Words of fewer letters stand for a kind of picture and not for one. */
const thresholds = { leastWords: 3, leastLetters: 6 } as const;

/** WCAG 2.2, 1.1.1: when an image shows another picture, do its words say what that one shows? */
export const altLeftBehindCheck: UseCheck = {
  looksAt: 'use',
  ways: ['keys'],
  rule: 'alt-left-behind',
  name: 'The words for pictures that change',
  judge: (use) => use.presses.flatMap((press) => judgePress(use, press)),
};

function judgePress(use: PageUse, press: Press): TargetOutcome[] {
  const { control, alts, asked, pictures } = press;
  if (asked || !pagesOn(control.name)) return [];
  return alts.flatMap((story): TargetOutcome[] => {
    const { element, alt, around } = story;
    if (alt.before !== alt.now) return [{ outcome: 'passed' }];
    if (!isOfFirst(story)) return [];
    const wrong = `Another picture is shown, and around it “${cut(around.now)}” takes the place of “${cut(around.before)}”. Its text alternative is still ${quote(alt.now)}.`;
    const failureSummary = `${pressingOf(control)}: ${startSmall(wrong)}`;
    const steps = pressingSteps(use, control);
    const image = replayElement(use, { frame: 0, element }, alt.now);
    // An image that is found by these words is lost with them.
    const isFoundByWords = image?.target.some((selector) => selector.includes('[alt')) ?? false;
    const expected = image && !isFoundByWords ? expectThat.hasOtherWords(image, alt.now) : null;
    const replay: Replay | null = steps &&
      image && { state: null, steps, wrong, expected, pictures };
    const node = { frame: 0, element, failureSummary, ...(replay ? { replay } : {}) };
    return [{ outcome: 'failed', nodes: [node] }];
  });
}

/** What is written around it is about something else now, and its words are of one picture: those of goods may stand for all views. */
function isOfFirst({ alt, around }: AltStory): boolean {
  if (around.before === around.now) return false;
  const words = wordsOf(alt.before);
  if (words.length >= thresholds.leastWords || words.some(({ length }) => length > 20))
    return !saysAll(around.now, words);
  const [before, now] = [new Set(wordsOf(around.before)), new Set(wordsOf(around.now))];
  return words.some((word) => isLong(word) && before.has(word) && !now.has(word));
}

/** It is still what is written there. */
function saysAll(written: string, words: readonly string[]): boolean {
  const now = new Set(wordsOf(written));
  return words.every((word) => now.has(word));
}

function isLong(word: string): boolean {
  return word.length >= thresholds.leastLetters || /[^\p{Script=Latin}]/u.test(word);
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}

function cut(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
