import { isolatedWorld } from '../../browser/isolated-world.ts';
import { pointerKey } from '../../engines/pointer-key.ts';
import { type ResolvedNode, resolveNodes } from '../../merge/resolve-nodes.ts';
import { askInPage } from '../ask-in-page.ts';
import { cutOff } from '../cut-off.ts';
import { type Eyes, openEyes } from '../pointer/eyes.ts';
import { findAlternative } from '../pointer/find-alternative.ts';
import { settle } from '../pointer/mouse.ts';
import { once, tryAgain } from '../pointer/try-again.ts';
import type { MotionUse } from '../page-use.ts';
import type { UsedPage } from '../used-page.ts';
import type { HearsMotion } from './hear-motion.ts';
import { installTilting, type TiltingInPage } from './install-tilting.ts';
import type { Movement, TiltStory } from './tilt-story.ts';

/** So long nothing may change before the device is moved, and so long is waited for that at most. Ms. */
const quietMs = 150;
const mostRestMs = 900;

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

export const noTilts = { tilts: [], resolved: new Map(), unreached: 0 };

/** Moves the device of a page that listens to that, and looks for what else does the same; the page is cut off from everything outside before. */
export async function tryTilts(
  page: UsedPage,
  hears: HearsMotion | null,
  endMs: number,
): Promise<TiltUse & { unreached: number }> {
  if (!hears) return noTilts;
  await cutOff(page);
  const eyes = await openEyes(page);
  const world = isolatedWorld(page.page.mainFrame());
  await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', world.evaluate(installTilting));
  const ask = askInPage<TiltingInPage>(page, 'curbcutTilting');
  if (!(await ask('isTold'))) return noTilts;
  const inTime = () => page.useTime.now() < endMs;
  const changesOf = await watching(page, eyes, ask);
  for (const movement of movements) {
    if (movement === 'shake' && !hears.isFast) continue;
    if (!inTime()) return { ...noTilts, unreached: 1 };
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
    if (alternative === 'no-time') return { ...noTilts, unreached: 1 };
    const again = async () => {
      // At one end of its way something may only come back.
      for (const way of new Set([movement, opposites[movement]])) {
        const moved = await changesOf(way);
        if (moved.changed.some((key) => changed.includes(key))) return true;
      }
      return false;
    };
    const seen = isCaused ? once : await tryAgain(again, inTime);
    if (!seen) return { ...noTilts, unreached: 1 };
    const { off, mayBeOff } = hears;
    const tilt = { host, hostWords, movement, isReading, alternative, off, mayBeOff, seen };
    const resolved = new Map([...nodes].map(([pointer, node]) => [pointerKey(pointer), node]));
    return { tilts: [tilt], resolved, unreached: 0 };
  }
  return noTilts;
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
