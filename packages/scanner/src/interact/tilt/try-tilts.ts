import { isolatedWorld } from '../../browser/isolated-world.ts';
import { pointerKey } from '../../engines/pointer-key.ts';
import { type ResolvedNode, resolveNodes } from '../../merge/resolve-nodes.ts';
import { askInPage } from '../ask-in-page.ts';
import { cutOff } from '../cut-off.ts';
import { type Eyes, openEyes } from '../pointer/eyes.ts';
import { findAlternative } from '../pointer/find-alternative.ts';
import { settle } from '../pointer/mouse.ts';
import type { Seen } from '../seen.ts';
import type { MotionUse } from '../page-use.ts';
import type { UsedPage } from '../used-page.ts';
import type { HearsMotion } from './hear-motion.ts';
import { installTilting, type TiltingInPage } from './install-tilting.ts';
import type { Movement, TiltStory } from './tilt-story.ts';

/** So long nothing may change before the device is moved, and so long is waited for that at most. Ms. */
const quietMs = 150;
const mostRestMs = 900;
/** What came some time after the movement is tried so often: a page that moves by itself may have changed by chance. */
const mostTries = 3;

const movements = ['right', 'left', 'forward', 'back', 'shake'] as const;
const opposites: Readonly<Record<Movement, Movement>> = {
  right: 'left',
  left: 'right',
  forward: 'back',
  back: 'forward',
  shake: 'shake',
};

/** Pictures that lean with the device are looks; what is said, set, shown or scrolled is not. */
const meaning =
  /(?<text> (?:childList|characterData))$| (?:value|scroll|checked|selected|hidden|open|src|href|alt|aria-[\w-]+)$/;

interface TiltUse extends MotionUse {
  resolved: ReadonlyMap<string, ResolvedNode>;
}

/** What moving the device one way changed, by its keys. */
interface Moved extends Pick<TiltStory, 'isReading'> {
  changed: string[];
  /** The page did so while it was told of the movement. */
  isCaused: boolean;
}

const none = { tilts: [], resolved: new Map(), unreached: 0 };

/** Moves the device of a page that listens to that, and looks for what else does the same; the page is cut off from everything outside before. */
export async function tryTilts(
  page: UsedPage,
  hears: HearsMotion | null,
  endMs: number,
): Promise<TiltUse & { unreached: number }> {
  if (!hears) return none;
  await cutOff(page);
  const world = isolatedWorld(page.page.mainFrame());
  await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', world.evaluate(installTilting));
  const ask = askInPage<TiltingInPage>(page, 'curbcutTilting');
  if (!(await ask('isTold'))) return none;
  const eyes = await openEyes(page);
  const inTime = () => page.useTime.now() < endMs;
  const changesOf = await watching(page, eyes, ask);
  for (const movement of movements) {
    if (movement === 'shake' && !hears.isFast) continue;
    if (!inTime()) return { ...none, unreached: 1 };
    const { changed, isReading, isCaused } = await changesOf(movement);
    const [first] = changed.toSorted((a, b) => Number(isText(a)) - Number(isText(b)));
    if (first === undefined) continue;
    const element = Number(first.split(' ')[0]);
    const host = { frame: 0, element };
    const { nodes } = await resolveNodes(page, [host]);
    const hostWords = await eyes.wordsOf(element);
    const isSlider = first.endsWith(' value');
    const search = { changed, isMoved: false, isSlider, inTime };
    const alternative = await findAlternative(page, eyes, element, search);
    if (alternative === 'no-time') return { ...none, unreached: 1 };
    const seen = isCaused ? once : await tryAgain(movement, changed, { changesOf, inTime });
    if (!seen) return { ...none, unreached: 1 };
    const { off, mayBeOff } = hears;
    const tilt = { host, hostWords, movement, isReading, alternative, off, mayBeOff, seen };
    const resolved = new Map([...nodes].map(([pointer, node]) => [pointerKey(pointer), node]));
    return { tilts: [tilt], resolved, unreached: 0 };
  }
  return none;
}

const once: Seen = { times: 1, tries: 1 };

/** Moves the device so once more, and again where nothing comes of that; null: there was no time. */
async function tryAgain(
  movement: Movement,
  changed: readonly string[],
  {
    changesOf,
    inTime,
  }: { changesOf: (movement: Movement) => Promise<Moved>; inTime: () => boolean },
): Promise<Seen | null> {
  const seen = { ...once };
  // At one end of its way something may only come back.
  const ways = new Set([movement, opposites[movement]]);
  do {
    if (!inTime()) return null;
    seen.tries += 1;
    for (const way of ways) {
      const again = await changesOf(way);
      if (!again.changed.some((key) => changed.includes(key))) continue;
      seen.times += 1;
      break;
    }
  } while (seen.times < seen.tries && seen.tries < mostTries);
  return seen;
}

/** Moves the device one way and back, and tells what changed that does not change by itself or when the device is moved at all. */
async function watching(
  page: UsedPage,
  eyes: Eyes,
  ask: ReturnType<typeof askInPage<TiltingInPage>>,
): Promise<(movement: Movement) => Promise<Moved>> {
  const restless = new Set(await eyes.rest(quietMs, mostRestMs));
  // What is shown as soon as the device tells anything.
  await ask('hold');
  await settle(page);
  return async (movement) => {
    const words = await ask('words');
    await eyes.watch();
    await ask('move', movement);
    await settle(page);
    const changed = (await eyes.changes()).filter((key) => meaning.test(key) && !restless.has(key));
    const caused = new Set(await ask('caused'));
    const isCaused = changed.some((key) => caused.has(Number(key.split(' ')[0])));
    await ask('hold');
    await settle(page);
    const isReading = changed.every(isText) && (await ask('words')) === words;
    return { changed, isReading, isCaused };
  };
}

function isText(key: string): boolean {
  return meaning.exec(key)?.groups?.['text'] !== undefined;
}
