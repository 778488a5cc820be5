import type { KeyInput } from 'puppeteer-core';
import { isolatedWorld } from '../../browser/isolated-world.ts';
import { installElementRegistry } from '../../engines/element-registry.ts';
import type { Pointer } from '../../engines/finding.ts';
import type { PageUnderTest, ScanFrame } from '../../engines/page-under-test.ts';
import { type Focused, installWalk, type WalkInPage, type WorldWithWalk } from './install-walk.ts';

/** What has the focus, wherever in the page. */
export interface Found extends Focused {
  /** Null: nothing of the page. */
  pointer: Pointer | null;
}

/** Our way through the page with the keyboard, from outside. */
export interface Feet {
  press(key: KeyInput | 'Shift+Tab'): Promise<void>;
  look(): Promise<Found>;
  /** Of the page itself. */
  ask<N extends keyof WalkInPage>(
    name: N,
    ...args: Parameters<WalkInPage[N]>
  ): Promise<ReturnType<WalkInPage[N]>>;
  isSeen(at: Pointer): Promise<boolean>;
}

export async function feet(page: PageUnderTest): Promise<Feet> {
  const { guard, limits } = page;
  const within = <T>(work: Promise<T>) => guard.within(limits.frameMs, 'PAGE_HUNG', work);
  const frames = new Set<ScanFrame>();
  for (const one of page.frames) {
    const world = isolatedWorld(one.frame);
    try {
      await within(world.evaluate(installElementRegistry));
      await within(world.evaluate(installWalk));
      frames.add(one);
    } catch (error) {
      // A frame that is gone by now is walked past.
      if (guard.error || one.index === 0) throw error;
    }
  }
  const [top] = page.frames;
  if (!top) throw new Error('The page has no frame.');
  const askIn = <N extends keyof WalkInPage>(
    { frame }: ScanFrame,
    name: N,
    args: Parameters<WalkInPage[N]>,
  ) =>
    within(
      isolatedWorld(frame).evaluate(callInPage, name, args) as Promise<ReturnType<WalkInPage[N]>>,
    );
  const lookInFrames = async (): Promise<Found | null> => {
    const inner = [...frames].filter(({ index }) => index !== 0);
    const looks = await Promise.all(
      inner.map(async (one) => ({ one, found: await askIn(one, 'look', []).catch(() => null) })),
    );
    if (guard.error) throw guard.error;
    const at = looks.findLast(
      ({ found }) => found?.hasFocus && found.element !== null && !isFrame(found.tag),
    );
    return at?.found ? toFound(at.found, at.one.index) : null;
  };
  return {
    async press(key) {
      if (key !== 'Shift+Tab') {
        const { keyboard } = page.page;
        // Both are on their way at once: the browser keeps their order.
        await within(Promise.all([keyboard.down(key), keyboard.up(key)]));
        return;
      }
      await within(page.page.keyboard.down('Shift'));
      await within(page.page.keyboard.press('Tab'));
      await within(page.page.keyboard.up('Shift'));
    },
    async look() {
      const found = await askIn(top, 'look', []);
      const inFrame = isFrame(found.tag) && frames.size > 1 ? await lookInFrames() : null;
      return inFrame
        ? { ...inFrame, looksBefore: found.looksBefore, leads: found.leads }
        : toFound(found, 0);
    },
    ask: (name, ...args) => askIn(top, name, args),
    async isSeen({ frame, element }) {
      const one = page.frames[frame];
      return one ? askIn(one, 'isSeen', [element]) : false;
    },
  };
}

function isFrame(tag: string): boolean {
  return tag === 'iframe' || tag === 'frame';
}

function toFound(focused: Focused, frame: number): Found {
  const { element } = focused;
  return { ...focused, pointer: element === null ? null : { frame, element } };
}

/** Runs in the page's isolated world. */
function callInPage(name: keyof WalkInPage, args: unknown[]): unknown {
  const { curbcutWalk } = globalThis as unknown as WorldWithWalk;
  return (curbcutWalk[name] as (...all: unknown[]) => unknown)(...args);
}
