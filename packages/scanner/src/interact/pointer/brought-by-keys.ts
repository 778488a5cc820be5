import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { UsedPage } from '../used-page.ts';
import { askInPage } from '../ask-in-page.ts';
import { saysGoesOn } from '../forms/goes-on.ts';
import { leadsToRegrettable, saysRegrettable } from '../regrettable.ts';
import { waitUntil } from '../wait-until.ts';
import type { Eyes } from './eyes.ts';
import type { HoverStory } from './hover-story.ts';
import { installStopEyes, type NearStop, type StopEyesInPage } from './install-stop-eyes.ts';

/** So many stops near what the pointer was on are tried. */
const mostStops = 5;
/** What says fewer words than this may be said in others. */
const leastWords = 3;
/** What styles show has come after so long, and what scripts show, in ms. */
const styledMs = 80;
const lateMs = 300;

interface Brought {
  /** What the pointer was on, and what that brought, in the registry. */
  host: number;
  content: number;
  words: string;
  byScript: boolean;
  /** By the time for using the page. */
  endMs: number;
}

/**
 * Whether the focus, or Enter on a control, brings what the pointer has brought, which is gone again. Null where it need not,
 * or where that is not known.
 */
export async function broughtByKeys(
  page: UsedPage,
  eyes: Eyes,
  { host, content, words, byScript, endMs }: Brought,
): Promise<HoverStory['byKeys']> {
  const within = <T>(work: Promise<T>) => page.guard.within(page.limits.frameMs, 'PAGE_HUNG', work);
  const stopEyes = askInPage<StopEyesInPage>(page, 'curbcutStopEyes');
  const mostMs = byScript ? lateMs : styledMs;
  const hasCome = async () =>
    (await eyes.until(content, true, 0)) || (await eyes.appeared(host)).length > 0;
  // Another control nearby may bring something of its own.
  const hasToldSame = async () =>
    (await eyes.until(content, true, 0)) ||
    (await eyes.appeared(host)).some((one) => sharesWords(one.words, words));
  for (const stop of await stopEyes('stopsFor', host, content, mostStops)) {
    if (page.useTime.now() > endMs) return null;
    await eyes.blur();
    await waitUntil(page, async () => !(await eyes.until(content, true, 0)), mostMs);
    await eyes.remember();
    if (!(await eyes.focusOn(stop.element))) continue;
    if (await waitUntil(page, hasCome, mostMs)) return 'yes';
    if (!mayPress(stop)) continue;
    await within(page.page.keyboard.press('Enter'));
    const isOpen = await waitUntil(page, stop.isBeside ? hasToldSame : hasCome, lateMs);
    if (!isOpen) continue;
    await within(page.page.keyboard.press('Escape'));
    if (await eyes.until(content, true, 0)) await within(page.page.keyboard.press('Enter'));
    return 'yes';
  }
  await eyes.blur();
  return 'no';
}

function mayPress({ mayOpen, words, hints }: NearStop): boolean {
  return mayOpen && !saysRegrettable(words) && !saysGoesOn(words) && !leadsToRegrettable(hints);
}

/** Few words may be said otherwise. */
function sharesWords(one: string, other: string): boolean {
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const others = wordsOf(other);
  return others.length < leastWords || wordsOf(one).some((word) => others.includes(word));
}

/** Whether what the pointer has brought has to be had without one; asked while it is shown. */
export async function isNeeded(
  page: UsedPage,
  { host, content }: Pick<Brought, 'host' | 'content'>,
): Promise<boolean> {
  const world = isolatedWorld(page.page.mainFrame());
  await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', world.evaluate(installStopEyes));
  return !(await askInPage<StopEyesInPage>(page, 'curbcutStopEyes')('isNoLoss', host, content));
}
