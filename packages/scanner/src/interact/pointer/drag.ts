import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { leadsToRegrettable, saysRegrettable } from '../regrettable.ts';
import type { Graspable } from './choose-drags.ts';
import type { DownStory, DragStory } from './drag-story.ts';
import type { Eyes } from './eyes.ts';
import type { NearControl, Point } from './install-eyes.ts';

/** What follows from an event has come after so long, in ms. */
const settleMs = 90;
/** So many controls near what is dragged are tried, and so many of what one of them opens. */
const mostControls = 10;
const mostOpened = 5;

/** Which way it is dragged, in CSS pixels. */
const ways: readonly Point[] = [
  { x: -150, y: 0 },
  { x: 150, y: 0 },
  { x: 0, y: 110 },
  { x: 0, y: -110 },
];

export interface Dragged {
  drag: DragStory | null;
  down: DownStory | null;
}

/** Takes hold of something and drags it about; then looks for what else changes the same. */
export async function dragAbout(
  page: PageUnderTest,
  eyes: Eyes,
  { element, isDraggable, hearsTouch, isPressed }: Graspable,
  { onto, endMs }: { onto: readonly number[]; endMs: number },
): Promise<Dragged> {
  const nothing: Dragged = { drag: null, down: null };
  const point = await eyes.pointOn(element);
  if (!point) return nothing;
  const host = { frame: 0, element };
  const hostWords = await eyes.wordsOf(element);
  const inTime = () => page.guard.now() < endMs;
  const judge = async (kind: DragStory['kind'], changed: readonly string[]): Promise<Dragged> => ({
    drag: {
      host,
      hostWords,
      kind,
      alternative: await findAlternative(page, eyes, element, {
        changed,
        isMoved: kind === 'drop',
        inTime,
      }),
    },
    down: null,
  });
  if (isDraggable) {
    await eyes.track(element);
    await eyes.watch();
    const target = await eyes.dragTo(element, [...onto]);
    await settle(page);
    const changed = target === -1 ? [] : await eyes.changes();
    if (changed.length > 0) return judge('drop', changed);
    return nothing;
  }
  await eyes.watch();
  await move(page, point);
  await settle(page);
  await eyes.watch();
  await hold(page, 'down');
  await settle(page);
  const atOnce = await eyes.changes();
  if (atOnce.length > 0 && isPressed) {
    await move(page, { x: 1, y: 1 });
    await hold(page, 'up');
    await settle(page);
    const lasting = (await eyes.changes()).filter((key) => isLasting(key, element));
    const words = await eyes.wordsOfChanges(lasting);
    return { drag: null, down: { host, hostWords, words, acts: lasting.length > 0 } };
  }
  await hold(page, 'up');
  for (const way of ways) {
    if (!inTime()) return nothing;
    const from = await eyes.pointOn(element);
    if (!from) return nothing;
    const { during, after } = await drag(page, eyes, from, way);
    const changed = after.filter((key) => !atOnce.includes(key) || key.endsWith('style'));
    if (changed.length > 0) return judge(during.length > 0 ? 'drag' : 'swipe', changed);
  }
  if (!hearsTouch) return nothing;
  for (const way of ways.slice(0, 2)) {
    if (!inTime()) return nothing;
    const from = await eyes.pointOn(element);
    if (!from) return nothing;
    const { after } = await swipe(page, eyes, from, way);
    if (after.length > 0) return judge('swipe', after);
  }
  return nothing;
}

/** Looks of the control itself, which show that it is pressed, are no action. */
function isLasting(key: string, element: number): boolean {
  return !(key.startsWith(`${element} `) && /(class|style|aria-pressed|data-\w+)$/.test(key));
}

async function drag(page: PageUnderTest, eyes: Eyes, from: Point, way: Point) {
  await eyes.watch();
  await move(page, from);
  await hold(page, 'down');
  for (const part of [0.1, 0.4, 0.7, 1]) await move(page, along(from, way, part));
  await settle(page);
  const during = await eyes.changes();
  await hold(page, 'up');
  await settle(page);
  const after = await eyes.changes();
  await move(page, { x: 1, y: 1 });
  return { during, after };
}

async function swipe(page: PageUnderTest, eyes: Eyes, from: Point, way: Point) {
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

function along({ x, y }: Point, way: Point, part: number): Point {
  return { x: Math.max(0, x + way.x * part), y: Math.max(0, y + way.y * part) };
}

/** A control that changes what dragging has changed, pressed or chosen in with a pointer that is not moved while it is down. */
async function findAlternative(
  page: PageUnderTest,
  eyes: Eyes,
  host: number,
  {
    changed,
    isMoved,
    inTime,
  }: { changed: readonly string[]; isMoved: boolean; inTime: () => boolean },
): Promise<DragStory['alternative']> {
  const thing = isMoved ? await eyes.tracked() : null;
  const isDone = async () =>
    thing ? (await eyes.tracked())?.place !== thing.place : isSame(await eyes.changes(), changed);
  const near = thing?.element ?? host;
  const controls = (await eyes.controlsNear(near, mostControls)).filter(isHarmless);
  for (const control of controls) {
    if (!inTime()) return { words: '' };
    await eyes.remember();
    await eyes.watch();
    if (!(await operate(page, eyes, control))) continue;
    if (await isDone()) return { words: control.words };
    for (const came of await eyes.appeared(control.element)) {
      const opened = (await eyes.controlsIn(came.element, mostOpened)).filter(isHarmless);
      for (const one of opened) {
        if (!inTime()) return { words: '' };
        await eyes.watch();
        if (!(await operate(page, eyes, one))) continue;
        if (await isDone()) return { words: one.words };
      }
    }
  }
  return null;
}

function isHarmless({ words, hints }: NearControl): boolean {
  return !saysRegrettable(words) && !leadsToRegrettable(hints);
}

async function operate(
  page: PageUnderTest,
  eyes: Eyes,
  { element, kind }: NearControl,
): Promise<boolean> {
  if (kind === 'select') {
    if (!(await eyes.chooseAnother(element))) return false;
  } else {
    const point = await eyes.pointOn(element);
    if (!point) return false;
    await move(page, point);
    await hold(page, 'down');
    await hold(page, 'up');
    if (kind === 'number')
      await page.guard.within(
        page.limits.frameMs,
        'PAGE_HUNG',
        page.page.keyboard.press('ArrowUp'),
      );
  }
  await settle(page);
  return true;
}

/** The same elements are another way, or others of the same making are: an item of a list that has moved. */
function isSame(now: readonly string[], changed: readonly string[]): boolean {
  return now.some((key) => changed.includes(key) && !/ (class|aria-\w+)$/.test(key));
}

function move({ page, guard, limits }: PageUnderTest, { x, y }: Point): Promise<void> {
  return guard.within(limits.frameMs, 'PAGE_HUNG', page.mouse.move(x, y));
}

function hold({ page, guard, limits }: PageUnderTest, which: 'down' | 'up'): Promise<void> {
  return guard.within(limits.frameMs, 'PAGE_HUNG', page.mouse[which]());
}

function settle({ guard }: PageUnderTest): Promise<void> {
  return guard.race(
    new Promise((resolve) => {
      setTimeout(resolve, settleMs);
    }),
  );
}
