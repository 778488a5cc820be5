import type { KeyInput } from 'puppeteer-core';
import type { UsedPage } from './used-page.ts';
import { askAndListen } from './ask-and-listen.ts';
import { askInPage } from './ask-in-page.ts';
import type { Control } from './control.ts';
import type { UseInPage } from './in-page/install-press.ts';
import type { Seen } from './page-use.ts';
import { waitUntil } from './wait-until.ts';

type Pressed = Pick<Control, 'key' | 'pointer'>;

/** A page that still changes after the longer of them is taken as it is. In ms. */
const afterPress = { quietMs: 60, mostMs: 700 } as const;

/** What a pointer that comes shows has come after so long, in ms. */
const hoverMs = 60;

type Answers = Omit<AnswersOfUse, 'look'> & { look: Seen };

type AnswersOfUse = { [name in keyof UseInPage]: Awaited<ReturnType<UseInPage[name]>> };

/** Our hands on the page, from outside: keys are real ones, and each question is one trip into the page. */
export interface Hands {
  press(key: KeyInput | 'Shift+Tab'): Promise<void>;
  /** Gets ready to press a control by its own means; null where it can't be pressed. */
  begin(control: Pressed): Promise<Answers['begin']>;
  /** Presses what `begin` got ready. */
  operate(control: Pressed): Promise<void>;
  /** Gets ready and presses, with no look at what comes of it. False where it can't be pressed. */
  operateAgain(control: Pressed): Promise<boolean>;
  /** Takes the pointer away from what it is on. */
  moveAway(): Promise<void>;
  /** Waits until nothing changes any more, by default as long as after a press. */
  settle(quietMs?: number, mostMs?: number): Promise<void>;
  look(): Promise<Answers['look']>;
  focus(): Promise<Answers['focus']>;
  enter(which: 'first' | 'last'): Promise<boolean>;
  isOpen(): Promise<boolean>;
  /** Whether the layer, or what it stands in, moves or fades. */
  isMoving(): Promise<boolean>;
  closers(): Promise<Answers['closers']>;
  mouseClosers(): Promise<string[]>;
  blocker(element: number): Promise<Answers['blocker']>;
  waysBack(): Promise<Answers['waysBack']>;
  click(element: number): Promise<void>;
  focusOn(element: number): Promise<boolean>;
  isNear(element: number): Promise<boolean>;
  goBack(url: string): Promise<void>;
  url(): Promise<string>;
  opened(elements: readonly number[]): Promise<number[]>;
  expandedOf(element: number): Promise<string | null>;
  isOpenInVain(element: number): Promise<boolean>;
  openedWidget(): Promise<Answers['openedWidget']>;
  farOpened(): Promise<Answers['farOpened']>;
  holdsFocus(element: number): Promise<boolean>;
  isReplaced(): Promise<boolean>;
  waitUntil(isDone: () => Promise<boolean>, mostMs: number): Promise<boolean>;
}

export function hands(under: UsedPage): Hands {
  const { page, guard, limits, useTime } = under;
  const ask = askInPage<UseInPage>(under, 'curbcutUse');
  const { begin, look } = askAndListen(under);
  const key = async (work: Promise<unknown>) => {
    await guard.within(limits.frameMs, 'PAGE_HUNG', work);
  };
  const moveOnto = async (element: number) => {
    const point = await ask('pointOn', element);
    if (point) await key(page.mouse.move(point.x, point.y));
    return point !== null;
  };
  const settle = async (
    quietMs: number = afterPress.quietMs,
    mostMs: number = afterPress.mostMs,
  ) => {
    const startedMs = guard.now();
    await ask('settle', quietMs, mostMs);
    useTime.waitedFor(guard.now() - startedMs);
  };
  /** Tabs of which the arrow keys choose one need not hear Enter. */
  const chooseByArrows = async (element: number) => {
    if (!(await ask('isUnchosenTab', element))) return;
    await settle();
    if (!(await ask('isUnchosenTab', element))) return;
    const way = await ask('startArrows', element);
    if (!way) return;
    for (let time = 0; time < way.times; time += 1) await key(page.keyboard.press(way.key));
    if (!(await ask('isUnchosenTab', element))) return;
    await settle();
    if (await ask('isUnchosenTab', element)) await ask('focusOn', element);
  };
  const operate = async ({ key: by, pointer: { element } }: Pressed) => {
    if (by !== 'click') {
      await key(page.keyboard.press(by));
      if (by === 'Enter') await chooseByArrows(element);
      return;
    }
    await key(page.mouse.down());
    await key(page.mouse.up());
  };
  return {
    async press(name) {
      if (name !== 'Shift+Tab') {
        await key(page.keyboard.press(name));
        return;
      }
      await key(page.keyboard.down('Shift'));
      await key(page.keyboard.press('Tab'));
      await key(page.keyboard.up('Shift'));
    },
    async begin({ key: by, pointer: { element } }) {
      if (by !== 'click') return begin(element, false);
      if (!(await moveOnto(element))) return null;
      // What only the pointer shows does not come of the click.
      await settle(hoverMs, hoverMs);
      return begin(element, true);
    },
    operate,
    async operateAgain(control) {
      const { key: by, pointer } = control;
      const isReady =
        by === 'click' ? await moveOnto(pointer.element) : await ask('focusOn', pointer.element);
      if (isReady) await operate(control);
      return isReady;
    },
    moveAway: () => key(page.mouse.move(1, 1)),
    settle,
    look,
    focus: () => ask('focus'),
    enter: (which) => ask('enter', which),
    isOpen: () => ask('isOpen'),
    isMoving: () => ask('isMoving'),
    closers: () => ask('closers'),
    mouseClosers: () => ask('mouseClosers'),
    blocker: (element) => ask('blocker', element),
    waysBack: () => ask('waysBack'),
    click: (element) => ask('click', element),
    focusOn: (element) => ask('focusOn', element),
    isNear: (element) => ask('isNear', element),
    goBack: (url) => ask('goBack', url),
    url: () => ask('url'),
    opened: (elements) => ask('opened', elements),
    expandedOf: (element) => ask('expandedOf', element),
    isOpenInVain: (element) => ask('isOpenInVain', element),
    openedWidget: () => ask('openedWidget'),
    farOpened: () => ask('farOpened'),
    holdsFocus: (element) => ask('holdsFocus', element),
    isReplaced: () => ask('isReplaced'),
    waitUntil: (isDone, mostMs) => waitUntil(under, isDone, mostMs),
  };
}
