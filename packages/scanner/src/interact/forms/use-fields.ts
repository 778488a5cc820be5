import type { UsedPage } from '../used-page.ts';
import { pointerKey } from '../../engines/pointer-key.ts';
import { type ResolvedNode, resolveNodes } from '../../merge/resolve-nodes.ts';
import type { Control } from '../control.ts';
import { cutOff } from '../cut-off.ts';
import { findAgain } from '../find-again.ts';
import { type Hands, hands } from '../hands.ts';
import { installUse } from '../install-use.ts';
import type { FieldUse } from '../page-use.ts';
import { rest } from '../rest.ts';
import { type Eyes, openEyes } from '../pointer/eyes.ts';
import type { Context } from '../pointer/install-eyes.ts';
import { feet } from '../walk/feet.ts';
import { mostInside } from '../walk/has-parts.ts';
import { WayClearer } from '../way-clearer.ts';
import type { Field } from './choose-fields.ts';
import type { FieldStory } from './field-story.ts';

/** What follows from an event has come after so long, in ms. */
const settleMs = 120;
/** What is searched for while somebody types is shown when nothing has changed for so long, at most after so long, in ms. */
const findsMs = 350;
const mostMs = 900;

/** Where fewer blocks of text are gone, the page is the same. */
const mostGone = 2;

/** Of a list with no more options each is chosen. */
const mostOptions = 4;

/** Gives fields the focus and fills them in, in the page that is cut off from everything outside before. `endMs` is by the time for using the page. */
export async function useFields(
  page: UsedPage,
  chosen: readonly Field[],
  endMs: number,
): Promise<FieldUse & { unreached: number }> {
  const fields: FieldStory[] = [];
  const resolved = new Map<string, ResolvedNode>();
  if (chosen.length === 0) return { fields, resolved, unreached: 0 };
  await cutOff(page);
  const eyes = await openEyes(page);
  await installUse(page);
  const hand = hands(page);
  const way = new WayClearer(hand);
  let tried = 0;
  for (const field of chosen) {
    if (page.useTime.now() > endMs) break;
    tried += 1;
    await way.clearFor(field.element);
    if (!(await eyes.isThere(field.element))) await way.goBackTo(() => eyes.isThere(field.element));
    const stories = await fillIn(page, { eyes, hand }, field);
    fields.push(...stories);
    for (const [key, node] of await resolveSaid(page, stories)) resolved.set(key, node);
  }
  return { fields, resolved, unreached: chosen.length - tried };
}

/** What the page said, before it says something else: the picture of the page does not show it. */
export async function resolveSaid(
  page: UsedPage,
  stories: readonly FieldStory[],
): Promise<[string, ResolvedNode][]> {
  const pointers = stories
    .flatMap(({ said }) =>
      said ? [...said.unheard, ...(said.announced.some(saysWords) ? [] : said.texts)] : [],
    )
    .map(({ element }) => ({ frame: 0, element }));
  if (pointers.length === 0) return [];
  const { nodes } = await resolveNodes(page, pointers);
  return [...nodes].map(([pointer, node]) => [pointerKey(pointer), { ...node, box: null }]);
}

/** A bare number may be the field's own value. */
function saysWords(announced: string): boolean {
  return /\p{L}{2}/u.test(announced);
}

/** Gives a field the focus and fills it in. `within`: what has opened what it stands in. */
export async function fillIn(
  page: UsedPage,
  { eyes, hand }: { eyes: Eyes; hand: Hands },
  field: Field,
  within?: Control,
): Promise<FieldStory[]> {
  const { element, label, kind, isWarned, text, mayFind } = field;
  const pointer = { frame: 0, element };
  const press = (work: Promise<unknown>) =>
    page.guard.within(page.limits.frameMs, 'PAGE_HUNG', work);
  const { keyboard } = page.page;
  await eyes.blur();
  const isSeen = (await eyes.isSeen(element)) || (await findAgain(page, element));
  if (!isSeen && kind !== 'choice') return [];
  const before = await eyes.context();
  await eyes.focusOn(element);
  await rest(page, settleMs);
  const onFocus = changeOf(before, await eyes.context(), element);
  const opened = within ? { within } : {};
  const about = { field: pointer, label, isWarned, mayFind, written: text, ...opened };
  const focused: FieldStory = { ...about, on: 'focus', change: onFocus, trap: null, said: null };
  if (onFocus) {
    await press(keyboard.press('Escape'));
    return [focused];
  }
  const ready = await eyes.context();
  if (ready.focus !== element) return [focused];
  const isWatched = (await hand.begin({ key: 'Enter', pointer })) !== null;
  const range = kind === 'range' ? await eyes.keysOfRange(element) : null;
  if (kind === 'text') await press(keyboard.type(text));
  else if (kind === 'select') await eyes.chooseAnother(element);
  else if (range) await press(keyboard.press(range.there));
  else await press(keyboard.press('Space'));
  await (field.mayFind || kind !== 'text' ? hand.settle(findsMs, mostMs) : rest(page, settleMs));
  const said = isWatched ? await hand.look() : null;
  const first = changeOf(ready, await eyes.context(), element);
  const isShort = kind === 'select' && !within && !first && (await isShortList(eyes, element));
  const filled = isShort ? await chooseOthers(page, eyes, element) : first;
  // What is chosen in something opened may close it, as in a list of choices.
  const mayGo = within ? kind === 'text' : kind === 'choice' || isOtherView(said);
  const isGone =
    mayGo &&
    !filled &&
    !(await eyes.isThere(element)) &&
    !(kind === 'select' && (await findAgain(page, element)));
  const change = isGone ? { kind: 'gone' as const, words: '' } : filled;
  // Where Tab leads on the way through the page is known.
  const trap =
    within && !change && kind === 'text' ? await tryToLeave(page, { eyes, hand }, field) : null;
  if (!change && kind === 'text') {
    await eyes.focusOn(element);
    await press(keyboard.down('Control'));
    await press(keyboard.press('a'));
    await press(keyboard.up('Control'));
    await press(keyboard.press('Backspace'));
  }
  // At its other end it may leave out everything of a list.
  if (!change && range) {
    await press(keyboard.press(range.back));
    await rest(page, settleMs);
  }
  return [focused, { ...about, on: kind === 'text' ? 'typing' : 'choice', change, trap, said }];
}

/** One of a few may do what the others do not. */
async function isShortList(eyes: Eyes, select: number): Promise<boolean> {
  const options = await eyes.optionsOf(select);
  return options > 2 && options <= mostOptions;
}

/** What the options after the one that was chosen do, up to the first that does something; null where none does. */
async function chooseOthers(
  page: UsedPage,
  eyes: Eyes,
  select: number,
): Promise<FieldStory['change']> {
  const options = await eyes.optionsOf(select);
  for (let time = 2; time < options; time += 1) {
    const before = await eyes.context();
    // What the last one has drawn anew or given the focus away with is left as it is.
    if (before.focus !== select) return null;
    await eyes.chooseAnother(select);
    await rest(page, settleMs);
    const change = changeOf(before, await eyes.context(), select);
    if (change) return change;
  }
  return null;
}

/** Keys that do not lead out of a field; null where one does, or where the page may name another one. */
async function tryToLeave(
  page: UsedPage,
  { eyes, hand }: { eyes: Eyes; hand: Hands },
  { element, hasParts }: Field,
): Promise<string[] | null> {
  const times = hasParts ? mostInside : 1;
  const ways = [
    { words: 'Tab', keys: ['Tab'] },
    { words: 'Shift and Tab', keys: ['Shift+Tab'] },
    { words: 'Escape and then Tab', keys: ['Escape', 'Tab'] },
  ] as const;
  for (const { keys } of ways) {
    for (let time = 0; time < times; time += 1) {
      for (const key of keys) await hand.press(key);
      await rest(page, settleMs);
      if ((await eyes.context()).focus !== element) return null;
    }
  }
  const foot = await feet(page);
  return (await foot.ask('namesKeys')) ? null : ways.map(({ words }) => words);
}

/** Something with a heading has come in the place of what was there. */
function isOtherView(said: FieldStory['said']): boolean {
  return (
    said !== null &&
    said.textsGone >= mostGone &&
    said.texts.some(({ isHeaded, before }) => isHeaded && before === '')
  );
}

function changeOf(before: Context, now: Context, field: number): FieldStory['change'] {
  if (now.leaving > before.leaving || now.page !== before.page) return { kind: 'page', words: '' };
  if (now.dialogs > before.dialogs) return { kind: 'dialog', words: now.focusWords };
  if (now.focus !== null && now.focus !== field) return { kind: 'focus', words: now.focusWords };
  return null;
}
