import { isolatedWorld } from '../../browser/isolated-world.ts';
import { askInPage } from '../ask-in-page.ts';
import { cutOff } from '../cut-off.ts';
import type { UsedPage } from '../used-page.ts';
import { waitUntil } from '../wait-until.ts';
import type { Mannered } from './choose-manners.ts';
import { type Eyes, openEyes } from './eyes.ts';
import { installMannerEyes, type MannerEyesInPage } from './install-manner-eyes.ts';
import type { Manner, MannerStory } from './manner-story.ts';
import { click, hold, move, settle } from './mouse.ts';

/** What a long press does it has done after so long, in ms. */
const heldMs = 1_100;
/** So long nothing may change before something is pressed, and so long is waited for that at most. Ms. */
const quietMs = 150;
const mostRestMs = 900;

/** Presses what hears it otherwise than with one click, in the page that is cut off from everything outside before. */
export async function tryManners(
  page: UsedPage,
  mannered: readonly Mannered[],
  endMs: number,
): Promise<{ manners: MannerStory[]; unreached: number }> {
  const manners: MannerStory[] = [];
  if (mannered.length === 0) return { manners, unreached: 0 };
  await cutOff(page);
  const eyes = await openEyes(page);
  const world = isolatedWorld(page.page.mainFrame());
  await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', world.evaluate(installMannerEyes));
  let tried = 0;
  for (const one of mannered) {
    if (page.useTime.now() > endMs) break;
    tried += 1;
    const story = await tryManner(page, eyes, one);
    if (story) manners.push(story);
  }
  return { manners, unreached: mannered.length - tried };
}

async function tryManner(
  page: UsedPage,
  eyes: Eyes,
  { element, manner, isStop }: Mannered,
): Promise<MannerStory | null> {
  const ask = askInPage<MannerEyesInPage>(page, 'curbcutMannerEyes');
  const place = await eyes.pointOn(element);
  if (!place) return null;
  const hostWords = await eyes.wordsOf(element);
  const restless = new Set(await eyes.rest(quietMs, mostRestMs));
  const cameOf = async (press: () => Promise<void>) => {
    await move(page, place);
    await settle(page);
    await eyes.remember();
    await eyes.watch();
    await press();
    await settle(page);
    const changed = (await eyes.changes()).filter((key) => !restless.has(key));
    return {
      inside: await ask('within', element, changed),
      appeared: await eyes.appeared(element),
    };
  };
  const leave = async () => {
    await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', page.page.keyboard.press('Escape'));
    await move(page, { x: 1, y: 1 });
    await settle(page);
  };
  const once = await cameOf(() => click(page, place));
  if (once.appeared.length > 0) {
    await leave();
    return null;
  }
  const came = await cameOf(() => pressing[manner](page, place, () => ask('askForMenu', element)));
  const inside = came.inside.filter((key) => !once.inside.includes(key));
  const [layer] = came.appeared;
  let isElsewhere = false;
  if (layer) isElsewhere = await ask('isElsewhere', layer.element);
  await leave();
  if (!layer && inside.length === 0) return null;
  const words = layer?.words ?? '';
  return { host: { frame: 0, element }, hostWords, manner, isStop, words, isElsewhere };
}

type Pressing = (
  page: UsedPage,
  place: { x: number; y: number },
  askForMenu: () => Promise<void>,
) => Promise<void>;

const pressing: Readonly<Record<Manner, Pressing>> = {
  double: (page, { x, y }) =>
    page.guard.within(page.limits.frameMs, 'PAGE_HUNG', page.page.mouse.click(x, y, { count: 2 })),
  // The browser's own menu would take the next events where the page does not keep it away.
  right: (_, __, askForMenu) => askForMenu(),
  async long(page) {
    await hold(page, 'down');
    await waitUntil(page, async () => false, heldMs);
    await hold(page, 'up');
  },
};
