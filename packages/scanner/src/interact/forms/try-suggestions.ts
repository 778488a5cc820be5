import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { UsedPage } from '../used-page.ts';
import { askInPage } from '../ask-in-page.ts';
import { cutOff } from '../cut-off.ts';
import { quote } from '../../checks/page/words-of.ts';
import { pointerKey } from '../../engines/pointer-key.ts';
import type { ResolvedNode } from '../../merge/resolve-nodes.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { step } from '../../replay/replay-steps.ts';
import type { OpenedStates } from '../../states/opened-states.ts';
import { findAgain } from '../find-again.ts';
import { type Hands, hands } from '../hands.ts';
import { installUse } from '../install-use.ts';
import { WayClearer } from '../way-clearer.ts';
import type { Field } from './choose-fields.ts';
import { installSuggestionEyes, type SuggestionEyesInPage } from './install-suggestion-eyes.ts';
import type { SuggestionUse } from '../page-use.ts';
import type { SuggestionStory } from './suggestion-story.ts';

/** So many fields are tried. */
const mostFields = 4;
/** What is suggested has come when nothing has changed for so long, at most after so long, in ms. */
const quietMs = 80;
const mostMs = 400;

/**
 * Types a letter or two into fields until they suggest something, and presses the arrow keys there. In the page that is cut
 * off from everything outside before; what only a server suggests is not seen. What the first one suggests is judged.
 */
export async function trySuggestions(
  page: UsedPage,
  fields: readonly Field[],
  { states, asLoaded, endMs }: Suggesting,
): Promise<SuggestionUse & { unreached: number }> {
  const chosen = fields.filter(({ maySuggest }) => maySuggest).slice(0, mostFields);
  if (chosen.length === 0) return { suggestions: [], unreached: 0 };
  await cutOff(page);
  const world = isolatedWorld(page.page.mainFrame());
  const within = <T>(work: Promise<T>) => page.guard.within(page.limits.frameMs, 'PAGE_HUNG', work);
  await installUse(page);
  await within(world.evaluate(installSuggestionEyes));
  const hand = hands(page);
  const way = new WayClearer(hand);
  const suggestions: SuggestionStory[] = [];
  let tried = 0;
  for (const field of chosen) {
    if (page.useTime.now() > endMs) break;
    tried += 1;
    await way.clearFor(field.element);
    await findAgain(page, field.element);
    const story = await tryField(page, hand, field);
    if (story) suggestions.push(story);
  }
  const [first] = suggestions;
  if (first && page.useTime.now() < endMs) await judgeShown(first);
  return { suggestions, unreached: chosen.length - tried };

  /** Once more, when all have had their turn. */
  async function judgeShown({ field: pointer, label, written }: SuggestionStory): Promise<void> {
    const resolved = asLoaded;
    const field = replayElement({ resolved }, pointer, label);
    const eyes = askInPage<SuggestionEyesInPage>(page, 'curbcutSuggestionEyes');
    if (!field || !(await eyes('select', pointer.element))) return;
    await within(page.page.keyboard.type(written));
    await hand.settle(quietMs, mostMs);
    if (!(await eyes('suggested', pointer.element))) return;
    const what = label === '' ? 'a field' : quote(label.slice(0, 60));
    await states.judge({
      state: `in what ${what} suggests`,
      key: `suggested by ${resolved.get(pointerKey(pointer))?.signature ?? ''}`,
      steps: [step.tabTo(field), step.type(written, field)],
      isPassing: true,
      takePicture: () => {
        page.useTime.did('picture');
        const name = `Suggestions of ${label.slice(0, 40)}`;
        return page.pictures.take({ name, caption: `With ${quote(written)} in ${what}` });
      },
      leftMs: endMs - page.useTime.now(),
    });
    await takeBack(hand, eyes, pointer.element);
  }
}

interface Suggesting {
  states: OpenedStates;
  asLoaded: ReadonlyMap<string, ResolvedNode>;
  /** By the time for using the page. */
  endMs: number;
}

async function tryField(
  page: UsedPage,
  hand: Hands,
  { element, label }: Field,
): Promise<SuggestionStory | null> {
  const eyes = askInPage<SuggestionEyesInPage>(page, 'curbcutSuggestionEyes');
  for (const text of beginningsFor(label)) {
    if (!(await eyes('select', element))) return null;
    await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', page.page.keyboard.type(text));
    await hand.settle(quietMs, mostMs);
    const suggested = await eyes('suggested', element);
    if (!suggested) continue;
    const before = await eyes('describe', element);
    const heardBefore = await eyes('heard', element);
    let answersArrows = false;
    let isHeard = false;
    // The first press may only lead to the list.
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp'] as const) {
      await hand.press(key);
      await hand.settle(quietMs, mostMs);
      answersArrows ||= (await eyes('describe', element)) !== before;
      isHeard ||= (await eyes('heard', element)) !== heardBefore;
    }
    // What tells of the list may come as one goes through it.
    const isTold = suggested.isTold || ((await eyes('suggested', element))?.isTold ?? false);
    await takeBack(hand, eyes, element);
    return {
      field: { frame: 0, element },
      label,
      written: text,
      ...suggested,
      answersArrows,
      isHeard,
      isTold,
    };
  }
  await takeBack(hand, eyes, element);
  return null;
}

async function takeBack(
  hand: Hands,
  eyes: ReturnType<typeof askInPage<SuggestionEyesInPage>>,
  element: number,
): Promise<void> {
  await hand.press('Escape');
  if (await eyes('select', element)) await hand.press('Backspace');
  await hand.settle(quietMs, mostMs);
}

/** Beginnings of many words in the writing of the label: lists may want one letter or more, and look for them anywhere or at the beginning. */
function beginningsFor(label: string): readonly string[] {
  const writing = writings.find(({ letters }) => letters.test(label));
  return writing?.beginnings ?? ['a', 's', 'ma', 'san', 'b', 'c', 'p', 't'];
}

const writings = [
  { letters: /\p{sc=Cyrillic}/u, beginnings: ['а', 'с', 'мо', 'сан'] },
  { letters: /\p{sc=Greek}/u, beginnings: ['α', 'σ', 'μα', 'θεσ'] },
  { letters: /\p{sc=Arabic}/u, beginnings: ['ا', 'م', 'ال', 'الر'] },
  { letters: /\p{sc=Hebrew}/u, beginnings: ['א', 'ש', 'מא', 'ירו'] },
  { letters: /[\p{sc=Hiragana}\p{sc=Katakana}]/u, beginnings: ['あ', 'か', '東', '大'] },
  { letters: /\p{sc=Hangul}/u, beginnings: ['가', '서', '부', '대'] },
  { letters: /\p{sc=Han}/u, beginnings: ['北', '上', '中', '大'] },
  { letters: /\p{sc=Devanagari}/u, beginnings: ['अ', 'म', 'क', 'दि'] },
] as const;
