import { findAgain } from './find-again.ts';
import { hands } from './hands.ts';
import { isolatedWorld } from '../browser/isolated-world.ts';
import { installUse } from './install-use.ts';
import type { Press } from './page-use.ts';
import { openEyes } from './pointer/eyes.ts';
import { type Patience, mostOtherKeys, pressControl } from './press-control.ts';
import type { PressPictures } from './press-pictures.ts';
import { showFirstView } from './show-first-view.ts';
import type { UsedPage } from './used-page.ts';
import { installWaitEyes } from './waiting/install-wait-eyes.ts';
import { watchAsking } from './watch-asking.ts';
import { WayClearer } from './way-clearer.ts';

/** What rules came to in one press, those that it says anything about. */
export type OutcomesOf = (press: Press) => ReadonlyMap<string, 'failed' | 'passed'>;

/** So many are repeated: what fails in more of them has no race with the page to thank for it. */
const mostPresses = 4;
/** None is begun that would not end in time, in ms. */
const pressMs = 1_000;

const noPictures: PressPictures = {
  taken: [],
  before: async () => {},
  after: async () => {},
  left: async () => {},
};

/**
 * Presses once more what has failed when it was pressed, and a third time where that came to the opposite. Only what the page
 * shows without another press is repeated, and only where the page asked for nothing. `endMs` is by the time for using the page.
 */
export async function repeatPresses(
  page: UsedPage,
  {
    presses,
    outcomesOf,
    endMs,
  }: { presses: readonly Press[]; outcomesOf: OutcomesOf; endMs: number },
): Promise<Map<Press, Press[]>> {
  const failing = presses
    // What a click has done where keys did nothing would be told of the keys again.
    .filter(({ control, asked, keysInVain }) => !control.within && !asked && !keysInVain.length)
    .map((press) => ({ press, rules: failedIn(outcomesOf(press)) }))
    .filter(({ rules }) => rules.length > 0)
    .slice(0, mostPresses);
  const repeated = new Map<Press, Press[]>();
  const hasTime = () => page.useTime.now() <= endMs - pressMs;
  if (failing.length === 0 || !hasTime()) return repeated;
  const world = isolatedWorld(page.page.mainFrame());
  await installUse(page);
  await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', world.evaluate(installWaitEyes));
  const hand = hands(page);
  const eyes = await openEyes(page);
  const way = new WayClearer(hand);
  const asking = watchAsking(page);
  const pressAgain = async ({ control }: Press) => {
    const { element } = control.pointer;
    await showFirstView(hand, presses, () => eyes.isSeen(element));
    const patience: Patience = {
      inVain: 0,
      hasHelped: true,
      untold: 0,
      keepsTitle: false,
      otherKeys: mostOtherKeys,
    };
    return pressControl(hand, control, {
      asking,
      patience,
      floating: async () => [],
      wordsIn: async () => '',
      resolve: async () => {},
      judge: async () => {},
      pictures: noPictures,
      look: { begin: async () => {}, hasChanged: async () => false, tell: async () => null },
      tryArrows: async () => null,
      alts: { begin: async () => {}, tell: async () => [] },
      again: () => findAgain(page, element),
      beside: null,
      clearWay: () => way.clearFor(element),
    });
  };
  try {
    for (const { press, rules } of failing) {
      if (!hasTime()) break;
      const second = await pressAgain(press);
      if (!second) continue;
      const came = outcomesOf(second);
      const isOther = rules.some((rule) => came.get(rule) === 'passed');
      const third = isOther && hasTime() ? await pressAgain(press) : null;
      repeated.set(press, [second, ...(third ? [third] : [])]);
    }
  } finally {
    asking.stop();
  }
  return repeated;
}

function failedIn(outcomes: ReadonlyMap<string, 'failed' | 'passed'>): string[] {
  return [...outcomes].flatMap(([rule, outcome]) => (outcome === 'failed' ? [rule] : []));
}
