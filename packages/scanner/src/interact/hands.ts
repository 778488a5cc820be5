import type { KeyInput } from 'puppeteer-core';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { askInPage } from './ask-in-page.ts';
import type { UseInPage } from './install-use.ts';
import { waitUntil } from './wait-until.ts';

type Answers = { [name in keyof UseInPage]: Awaited<ReturnType<UseInPage[name]>> };

/** Our hands on the page, from outside: keys are real ones, and each question is one trip into the page. */
export interface Hands {
  press(key: KeyInput | 'Shift+Tab'): Promise<void>;
  begin(element: number): Promise<Answers['begin']>;
  settle(quietMs: number, mostMs: number): Promise<void>;
  look(): Promise<Answers['look']>;
  focus(): Promise<Answers['focus']>;
  enter(which: 'first' | 'last'): Promise<boolean>;
  isOpen(): Promise<boolean>;
  closers(): Promise<Answers['closers']>;
  mouseClosers(): Promise<string[]>;
  blocker(element: number): Promise<Answers['blocker']>;
  click(element: number): Promise<void>;
  focusOn(element: number): Promise<boolean>;
  isNear(element: number): Promise<boolean>;
  goBack(url: string): Promise<void>;
  url(): Promise<string>;
  opened(elements: readonly number[]): Promise<number[]>;
  expandedOf(element: number): Promise<string | null>;
  farOpened(): Promise<Answers['farOpened']>;
  holdsFocus(element: number): Promise<boolean>;
  waitUntil(isDone: () => Promise<boolean>, mostMs: number): Promise<boolean>;
}

export function hands(under: PageUnderTest): Hands {
  const { page, guard, limits } = under;
  const ask = askInPage<UseInPage>(under, 'curbcutUse');
  const key = (work: Promise<unknown>) => guard.within(limits.frameMs, 'PAGE_HUNG', work);
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
    begin: (element) => ask('begin', element),
    settle: (quietMs, mostMs) => ask('settle', quietMs, mostMs),
    look: () => ask('look'),
    focus: () => ask('focus'),
    enter: (which) => ask('enter', which),
    isOpen: () => ask('isOpen'),
    closers: () => ask('closers'),
    mouseClosers: () => ask('mouseClosers'),
    blocker: (element) => ask('blocker', element),
    click: (element) => ask('click', element),
    focusOn: (element) => ask('focusOn', element),
    isNear: (element) => ask('isNear', element),
    goBack: (url) => ask('goBack', url),
    url: () => ask('url'),
    opened: (elements) => ask('opened', elements),
    expandedOf: (element) => ask('expandedOf', element),
    farOpened: () => ask('farOpened'),
    holdsFocus: (element) => ask('holdsFocus', element),
    waitUntil: (isDone, mostMs) => waitUntil(under, isDone, mostMs),
  };
}
