import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { UsedPage } from '../used-page.ts';
import { pointerKey } from '../../engines/pointer-key.ts';
import { type ResolvedNode, resolveNodes } from '../../merge/resolve-nodes.ts';
import type { OpenedStates } from '../../states/opened-states.ts';
import { sendingSteps } from '../../checks/page/steps.ts';
import { quote } from '../../checks/page/words-of.ts';
import { askInPage } from '../ask-in-page.ts';
import { cutOff } from '../cut-off.ts';
import { findAgain } from '../find-again.ts';
import { type Hands, hands } from '../hands.ts';
import { installUse } from '../install-use.ts';
import type { FormStory, FormUse } from '../page-use.ts';
import { picturesOf } from '../press-pictures.ts';
import { watchAsking } from '../watch-asking.ts';
import { WayClearer } from '../way-clearer.ts';
import type { FormToTry } from './choose-forms.ts';
import { type FormEyesInPage, installFormEyes } from './install-form-eyes.ts';

/** Errors may come so late, in ms. */
const lateMs = 600;

/**
 * Tries to send forms with fields that are empty or wrong. The page is cut off from everything outside before, and the browser
 * sends none of its forms, whatever the page does. `endMs` is by the time for using the page.
 */
export async function tryForms(
  page: UsedPage,
  forms: readonly FormToTry[],
  { states, asLoaded, endMs }: Using,
): Promise<FormUse & { unreached: number }> {
  const stories: FormStory[] = [];
  const resolved = new Map(asLoaded);
  if (forms.length === 0) return { forms: stories, resolved, unreached: 0 };
  await cutOff(page);
  await openFormEyes(page);
  const hand = hands(page);
  const way = new WayClearer(hand);
  const asking = watchAsking(page);
  let tried = 0;
  try {
    for (const form of forms) {
      if (page.useTime.now() > endMs) break;
      tried += 1;
      const asked = asking.count;
      await way.clearFor(form.control.pointer.element);
      const story = await tryForm(page, hand, form, () => asking.count > asked);
      if (!story) continue;
      await resolveTexts(page, story, resolved);
      stories.push(story);
      await states.judge({
        state: `after ${quote(story.control.name)} with empty or wrong fields`,
        key: `sent by ${resolved.get(pointerKey(story.control.pointer))?.signature ?? ''}`,
        steps: sendingSteps({ resolved }, story) ?? [],
        pictures: story.pictures,
        about: form.fields.map(({ node }) => node),
        leftMs: endMs - page.useTime.now(),
      });
    }
  } finally {
    asking.stop();
  }
  return { forms: stories, resolved, unreached: forms.length - tried };
}

interface Using {
  states: OpenedStates;
  /** The forms' controls and fields as they were when the page had loaded. */
  asLoaded: ReadonlyMap<string, ResolvedNode>;
  endMs: number;
}

/** Makes a page ready for its forms to be tried. */
export async function openFormEyes(page: UsedPage): Promise<void> {
  const world = isolatedWorld(page.page.mainFrame());
  const within = <T>(work: Promise<T>) => page.guard.within(page.limits.frameMs, 'PAGE_HUNG', work);
  await installUse(page);
  await within(world.evaluate(installFormEyes));
}

/**
 * Writes what a form should refuse into its fields, and presses what sends it, or tells its code that it was pressed. Null where
 * it can't be pressed.
 */
export async function tryForm(
  page: UsedPage,
  hand: Hands,
  { control, fields, told }: FormToTry,
  hasAsked: () => boolean,
): Promise<FormStory | null> {
  const eyes = askInPage<FormEyesInPage>(page, 'curbcutFormEyes');
  const written: FormStory['written'][number][] = [];
  for (const { pointer, label, wrong, isUntold, isHinted } of fields) {
    await findAgain(page, pointer.element);
    if (wrong === null || !(await hand.focusOn(pointer.element))) continue;
    await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', page.page.keyboard.type(wrong));
    written.push({ field: pointer, label, text: wrong, isUntold, isHinted });
  }
  await eyes('leave');
  await hand.settle();
  await eyes(
    'remember',
    fields.map(({ pointer }) => pointer.element),
  );
  const numbers = written.map(({ field }) => field.element);
  const entered = (await eyes('held', numbers)).values;
  await findAgain(page, control.pointer.element);
  const before = await hand.begin(control);
  if (!before) return null;
  const pictures = picturesOf(page, control, true);
  await pictures.before();
  if (told) await eyes('tell', told.element, control.pointer.element);
  else await hand.operate(control);
  await hand.settle();
  let seen = await hand.look();
  const isTold = async () => {
    seen = await hand.look();
    return seen.announced.length > 0 || /^(elsewhere|layer)$/.test(seen.focus.place);
  };
  await hand.waitUntil(isTold, lateMs);
  await pictures.after();
  const marks = await eyes('marked');
  const marked = marks.flatMap(({ element, saysInvalid }) => {
    const field = fields.find(({ pointer }) => pointer.element === element);
    return field ? [{ field: field.pointer, label: field.label, saysInvalid }] : [];
  });
  for (const number of numbers) await findAgain(page, number);
  const { values, wasReset } = await eyes('held', numbers);
  const lost = written.filter((_, at) => entered[at] !== '' && values[at] === '');
  const kept = { entered: entered.filter((value) => value !== '').length, lost, wasReset };
  const byBrowser = await eyes('wasByBrowser');
  const asked = hasAsked();
  const story = { control, before, seen, asked, written, byBrowser, marked };
  return { ...story, ...kept, pictures: pictures.taken };
}

/** What came, as it is now. */
export async function resolveTexts(
  page: UsedPage,
  { seen }: Pick<FormStory, 'seen'>,
  resolved: Map<string, ResolvedNode>,
): Promise<void> {
  const pointers = [...seen.texts, ...seen.regions, ...seen.unheard].map(({ element }) => ({
    frame: 0,
    element,
  }));
  if (pointers.length === 0) return;
  const { nodes } = await resolveNodes(page, pointers);
  for (const [pointer, node] of nodes)
    if (!resolved.has(pointerKey(pointer)))
      resolved.set(pointerKey(pointer), { ...node, box: null });
}
