import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { ResolvedNode } from '../../merge/resolve-nodes.ts';
import { askInPage } from '../ask-in-page.ts';
import type { Control } from '../control.ts';
import { cutOff } from '../cut-off.ts';
import { findAgain } from '../find-again.ts';
import { type Hands, hands } from '../hands.ts';
import { installUse } from '../install-use.ts';
import type { StepEntry, TakenUse } from '../page-use.ts';
import { picturesOf } from '../press-pictures.ts';
import type { UsedPage } from '../used-page.ts';
import { watchAsking } from '../watch-asking.ts';
import { WayClearer } from '../way-clearer.ts';
import type { TakenForm } from './choose-taken-forms.ts';
import { installTakenEyes, type TakenEyesInPage } from './install-taken-eyes.ts';
import { resolveTexts } from './try-forms.ts';

/** What is told may come so late, in ms. */
const lateMs = 600;
/** It is hardly found anywhere. */
const toFind = 'qx';

/** What was entered into a form, to be put back. */
export interface Entered {
  control: Control;
  entries: readonly StepEntry[];
  /** It may have left out what is used later, and is sent once more. */
  leavesOut: boolean;
}

/**
 * Sends forms that take what they hold, as a search does, in the page that is cut off from everything outside before: the
 * browser sends none of them, and what the page itself does then can be seen. `entered` is told of what is to be put back.
 */
export async function tryTakenForms(
  page: UsedPage,
  forms: readonly TakenForm[],
  endMs: number,
  entered: Entered[],
): Promise<TakenUse & { unreached: number }> {
  const taken: TakenUse['taken'][number][] = [];
  const resolved = new Map<string, ResolvedNode>();
  if (forms.length === 0) return { taken, resolved, unreached: 0 };
  await cutOff(page);
  const world = isolatedWorld(page.page.mainFrame());
  const within = <T>(work: Promise<T>) => page.guard.within(page.limits.frameMs, 'PAGE_HUNG', work);
  await installUse(page);
  await within(world.evaluate(installTakenEyes));
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
      const story = await take(page, hand, form, entered);
      if (!story) continue;
      await resolveTexts(page, story, resolved);
      taken.push({ ...story, asked: asking.count > asked });
    }
  } finally {
    asking.stop();
  }
  return { taken, resolved, unreached: forms.length - tried };
}

async function take(
  page: UsedPage,
  hand: Hands,
  { control, fields }: TakenForm,
  entered: Entered[],
): Promise<Omit<TakenUse['taken'][number], 'asked'> | null> {
  const eyes = askInPage<TakenEyesInPage>(page, 'curbcutTakenEyes');
  const { keyboard } = page.page;
  const key = (work: Promise<unknown>) => page.guard.within(page.limits.frameMs, 'PAGE_HUNG', work);
  const entries: StepEntry[] = [];
  entered.push({ control, entries, leavesOut: fields.every(({ way }) => way !== 'first') });
  for (const { pointer, label, way } of fields) {
    await findAgain(page, pointer.element);
    if (way !== 'text') {
      const text = await eyes('choose', pointer.element, way);
      if (text !== null) entries.push({ field: pointer, label, way: 'select', text });
    } else if (await hand.focusOn(pointer.element)) {
      await key(keyboard.type(toFind));
      entries.push({ field: pointer, label, way: 'text', text: toFind });
    }
  }
  await hand.settle();
  await findAgain(page, control.pointer.element);
  const before = await hand.begin(control);
  if (!before) return null;
  const pictures = picturesOf(page, control, true);
  await pictures.before();
  await hand.operate(control);
  await hand.settle();
  let seen = await hand.look();
  const isTold = async () => {
    seen = await hand.look();
    return seen.announced.length > 0 || /^(elsewhere|layer)$/.test(seen.focus.place);
  };
  await hand.waitUntil(isTold, lateMs);
  await pictures.after();
  return { control, before, seen, entries, pictures: pictures.taken };
}

/** Chooses and writes what was there before, and sends what leaves something out once more. */
export async function putBackTaken(page: UsedPage, entered: readonly Entered[]): Promise<void> {
  if (entered.length === 0) return;
  const hand = hands(page);
  const { keyboard } = page.page;
  const key = (work: Promise<unknown>) => page.guard.within(page.limits.frameMs, 'PAGE_HUNG', work);
  await askInPage<TakenEyesInPage>(page, 'curbcutTakenEyes')('putBack');
  for (const { control, entries, leavesOut } of entered) {
    if (entries.length === 0) continue;
    for (const { field, way, text } of entries) {
      if (way !== 'text' || !(await hand.focusOn(field.element))) continue;
      for (let at = 0; at < text.length; at += 1) await key(keyboard.press('Backspace'));
    }
    if (leavesOut && (await hand.operateAgain(control))) await hand.settle();
  }
}
