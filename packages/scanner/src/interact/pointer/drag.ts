import type { UsedPage } from '../used-page.ts';
import { findAgain } from '../find-again.ts';
import { hands } from '../hands.ts';
import { installUse } from '../install-use.ts';
import { WayClearer } from '../way-clearer.ts';
import type { Graspable } from './choose-drags.ts';
import type { DownStory, DragStory } from './drag-story.ts';
import type { Eyes } from './eyes.ts';
import {
  type Alternative,
  findAlternative,
  rememberLying,
  type Search,
} from './find-alternative.ts';
import type { Point } from './point.ts';
import { hold, move, settle } from './mouse.ts';
import { pressPlaces } from './press-places.ts';
import { once, tryAgain } from './try-again.ts';

/** Which way it is dragged, in CSS pixels. */
const ways: readonly Point[] = [
  { x: -150, y: 0 },
  { x: 150, y: 0 },
  { x: 0, y: 110 },
  { x: 0, y: -110 },
];

/** So long nothing may change before something is taken hold of, and so long is waited for that at most. Ms. */
const quietMs = 150;
const mostRestMs = 900;

/** What was another way while it was dragged, and afterwards. */
interface Changes {
  during: readonly string[];
  changed: readonly string[];
}

export interface Dragged {
  drag: DragStory | null;
  down: DownStory | null;
  /** There was no time for all of it, so nothing is known. */
  isCut: boolean;
}

/** Takes hold of something and drags it about; then looks for what else changes the same. */
export async function dragAbout(
  page: UsedPage,
  eyes: Eyes,
  {
    element,
    isDraggable,
    isSlider,
    hearsTouch,
    isPressed,
    isTrack,
    isDrawn,
    holdsStops,
    mayHearKeys,
  }: Graspable,
  { onto, endMs }: { onto: readonly number[]; endMs: number },
): Promise<Dragged> {
  const nothing: Dragged = { drag: null, down: null, isCut: false };
  const cut: Dragged = { ...nothing, isCut: true };
  const place = () => eyes.pointOn(element);
  const point = (await place()) ?? ((await findAgain(page, element)) ? await place() : null);
  if (!point) return nothing;
  const host = { frame: 0, element };
  const hostWords = await eyes.wordsOf(element);
  const inTime = () => page.useTime.now() < endMs;
  // Of what was clicked in search of another way something may lie over the page.
  const clearWay = async () => {
    await installUse(page);
    await new WayClearer(hands(page)).clearFor(element);
  };
  const restless = new Set<string>();
  const rest = async () => {
    for (const key of await eyes.rest(quietMs, mostRestMs)) restless.add(key);
  };
  const own = (keys: readonly string[]) => keys.filter((key) => !restless.has(key));
  const ofItself = (keys: readonly string[]) => keys.filter((key) => key.startsWith(`${element} `));
  const judge = async (
    kind: DragStory['kind'],
    changed: readonly string[],
    again: (() => Promise<boolean>) | null,
  ): Promise<Dragged> => {
    // What a slider filters may be filtered by something else as well: only what moves the slider does the same.
    const itself = isSlider ? ofItself(changed) : [];
    const search = {
      changed: itself.length > 0 ? itself : changed,
      isMoved: kind === 'drop',
      isSlider,
      inTime,
    };
    const itsOwn: Alternative = { words: hostWords, by: 'place' };
    const alternative =
      kind === 'place' ? itsOwn : await findAlternative(page, eyes, element, search);
    if (alternative === 'no-time') return cut;
    const againAtRest = async () => {
      await rest();
      return (await again?.()) ?? false;
    };
    const seen = again && !alternative ? await tryAgain(againAtRest, inTime) : once;
    if (!seen) return cut;
    const byKeys = await isDoneByKeys(kind, alternative, search);
    return { ...nothing, drag: { host, hostWords, kind, alternative, byKeys, seen } };
  };
  const isDoneByKeys = async (
    kind: DragStory['kind'],
    alternative: Alternative | null,
    search: Search,
  ) => {
    if (alternative?.by === 'control') return true;
    if (kind === 'drag' && holdsStops) return null;
    // What is drawn is a matter of the way that the hand takes, and keys scroll by themselves.
    const isScrolled = search.changed.every((key) => key.endsWith(' scroll'));
    if (mayHearKeys || isDrawn || isScrolled) return null;
    if (!alternative) return false;
    const control = await findAlternative(page, eyes, element, { ...search, onlyControls: true });
    return control === 'no-time' ? null : control !== null;
  };
  await rest();
  if (isDraggable) {
    await eyes.track(element);
    await eyes.watch();
    const target = await eyes.dragTo(element, [...onto]);
    await settle(page);
    const changed = target === -1 ? [] : own(await eyes.changes());
    // Where it was dropped it may stay.
    return changed.length > 0 ? judge('drop', changed, null) : nothing;
  }
  await eyes.watch();
  await move(page, point);
  await settle(page);
  const press = async () => {
    await eyes.watch();
    await hold(page, 'down');
    await settle(page);
    return own(await eyes.changes());
  };
  const leave = async (atOnce: readonly string[]) => {
    const caused = new Set(await eyes.changedAtPress());
    await move(page, { x: 1, y: 1 });
    await hold(page, 'up');
    await settle(page);
    const stayed = new Set(await eyes.changes());
    // What comes at the same time by itself, as a message or what is loaded, is no action.
    const lasting = atOnce.filter(
      (key) => caused.has(key) && stayed.has(key) && isLasting(key, element),
    );
    // As a wave that runs over it from where it is pressed.
    const looks = new Set(await eyes.onlyLooks(lasting, element));
    return lasting.filter((key) => !looks.has(key));
  };
  if (isPressed) {
    // What follows the focus is no action, though the focus comes when the pointer goes down.
    if (!(await eyes.focusOn(element))) await eyes.blur();
    await rest();
  }
  const atOnce = await press();
  if (atOnce.length > 0 && isPressed) {
    let lasting = await leave(atOnce);
    const words = await eyes.wordsOfChanges(lasting);
    const again = lasting.length > 0 && words === '' ? await place() : null;
    if (again) {
      // What lay open is closed by any press, once.
      await move(page, again);
      await settle(page);
      lasting = await leave(await press());
    }
    return { ...nothing, down: { host, hostWords, words, acts: lasting.length > 0 } };
  }
  await hold(page, 'up');
  // What marks where the pointer is goes out with it, at the end of the first way as well.
  await move(page, { x: 1, y: 1 });
  await settle(page);
  const dragIt = async (way: Point, isPatient = false) => {
    const from = await eyes.pointOn(element);
    if (!from) return null;
    await rememberLying(page, element);
    const { during, after } = await drag(page, eyes, { from, way, isPatient });
    const looks = new Set(isTrack ? await eyes.onlyLooks(after, element) : []);
    const changed = own(after).filter(
      (key) => (!atOnce.includes(key) || key.endsWith('style')) && !looks.has(key),
    );
    return { during: own(during), changed };
  };
  const passOver = async (way: Point) => {
    const from = await eyes.pointOn(element);
    return from ? own(await pass(page, eyes, from, way)) : [];
  };
  const judgeDrag = async (way: Point, found: Changes): Promise<Dragged> => {
    // What the pointer changes on its way with no button down, as a hint that goes along with it, is not dragged.
    const passing: string[] = [];
    // The same way once more may end as it has ended.
    for (const one of [opposite(way), way]) passing.push(...(await passOver(one)));
    for (const key of passing) restless.add(key);
    const [during, changed] = [own(found.during), own(found.changed)];
    if (changed.length === 0) return nothing;
    const again = async () => {
      await clearWay();
      // At the end of its way it may only come back.
      for (const one of [way, opposite(way)]) {
        const come = await dragIt(one, true);
        if (come && come.changed.length > 0) return come;
      }
      return null;
    };
    // The rest may have come with the first press of all.
    if (passing.length > 0 && !(await again())) return nothing;
    // What is drawn while it is dragged is no stroke, also where the drawing takes a while.
    const isDrag = during.length > 0 || ((await again())?.during ?? []).length > 0;
    return judge(isDrag ? 'drag' : 'swipe', changed, async () => (await again()) !== null);
  };
  let other: { way: Point; found: Changes } | null = null;
  for (const way of ways) {
    if (!inTime()) return cut;
    const found = await dragIt(way);
    if (!found) return nothing;
    if (found.changed.length === 0) continue;
    // At one end of its way a slider stays, and what it filters may be drawn anew all the same.
    if (isSlider && ofItself(found.changed).length === 0) other ??= { way, found };
    else return judgeDrag(way, found);
  }
  if (other) return judgeDrag(other.way, other.found);
  if (!isSlider && !mayHearKeys) {
    const changed = await pressPlaces(page, eyes, element, { own, inTime });
    if (changed === 'no-time') return cut;
    if (changed.length > 0) return judge('place', changed, null);
  }
  if (!hearsTouch) return nothing;
  const swipeIt = async (way: Point) => {
    const from = await eyes.pointOn(element);
    return from ? own((await swipe(page, eyes, from, way)).after) : null;
  };
  for (const way of ways.slice(0, 2)) {
    if (!inTime()) return cut;
    const changed = await swipeIt(way);
    if (!changed) return nothing;
    if (changed.length === 0) continue;
    const again = async () => {
      for (const one of ways.slice(0, 2)) if ((await swipeIt(one))?.length) return true;
      return false;
    };
    return judge('swipe', changed, again);
  }
  return nothing;
}

/** Looks of the control itself, which show that it is pressed, are no action. */
function isLasting(key: string, element: number): boolean {
  return !(key.startsWith(`${element} `) && /(class|style|aria-pressed|data-\w+)$/.test(key));
}

async function drag(
  page: UsedPage,
  eyes: Eyes,
  { from, way, isPatient }: { from: Point; way: Point; isPatient: boolean },
) {
  await eyes.watch();
  await move(page, from);
  await hold(page, 'down');
  for (const part of [0.1, 0.4, 0.7, 1]) await move(page, along(from, way, part));
  await settle(page);
  if (isPatient) await settle(page);
  const during = await eyes.changes();
  await hold(page, 'up');
  await settle(page);
  const after = await eyes.changes();
  await move(page, { x: 1, y: 1 });
  if (after.length === 0) return { during, after };
  // What only the pointer brings, as a script that marks what it is on, is gone with it.
  await settle(page);
  const stayed = new Set(await eyes.changes());
  return { during, after: after.filter((key) => stayed.has(key)) };
}

/** The same way with no button down: what it has changed when the pointer is gone. */
async function pass(page: UsedPage, eyes: Eyes, from: Point, way: Point) {
  await eyes.watch();
  await move(page, from);
  for (const part of [0.1, 0.4, 0.7, 1]) await move(page, along(from, way, part));
  await settle(page);
  await move(page, { x: 1, y: 1 });
  await settle(page);
  return eyes.changes();
}

async function swipe(page: UsedPage, eyes: Eyes, from: Point, way: Point) {
  const { touchscreen } = page.page;
  const touch = (work: Promise<unknown>) =>
    page.guard.within(page.limits.frameMs, 'PAGE_HUNG', work);
  await eyes.watch();
  await touch(touchscreen.touchStart(from.x, from.y));
  for (const part of [0.3, 0.7, 1]) {
    const { x, y } = along(from, way, part);
    await touch(touchscreen.touchMove(x, y));
  }
  await touch(touchscreen.touchEnd());
  await settle(page);
  return { after: await eyes.changes() };
}

function opposite({ x, y }: Point): Point {
  return { x: -x, y: -y };
}

function along({ x, y }: Point, way: Point, part: number): Point {
  return { x: Math.max(0, x + way.x * part), y: Math.max(0, y + way.y * part) };
}
