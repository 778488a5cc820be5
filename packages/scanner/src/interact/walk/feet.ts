import type { KeyInput } from 'puppeteer-core';
import { isolatedWorld } from '../../browser/isolated-world.ts';
import { installElementRegistry } from '../../engines/element-registry.ts';
import type { Pointer } from '../../engines/finding.ts';
import type { PageUnderTest, ScanFrame } from '../../engines/page-under-test.ts';
import { installCover } from './install-cover.ts';
import { installSign } from './install-sign.ts';
import {
  type Focused,
  installWalk,
  type Place,
  type WalkInPage,
  type WorldWithWalk,
} from './install-walk.ts';

/** What has the focus, wherever in the page. */
export interface Found extends Focused {
  /** Null: nothing of the page. */
  pointer: Pointer | null;
}

/** Where the focus is, wherever in the page. */
export interface Standing extends Place {
  /** Null: nowhere in the page. */
  pointer: Pointer | null;
}

/** Our way through the page with the keyboard, from outside. */
export interface Feet {
  press(key: KeyInput | 'Shift+Tab'): Promise<void>;
  look(): Promise<Found>;
  /** The same without how that looks. */
  where(): Promise<Standing>;
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
      await within(world.evaluate(installCover));
      await within(world.evaluate(installSign));
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
  const askInFrames = async <N extends 'look' | 'where'>(name: N) => {
    const inner = [...frames].filter(({ index }) => index !== 0);
    const looks = await Promise.all(
      inner.map(async (one) => ({
        one,
        found: await askIn(one, name, [] as never).catch(() => null),
      })),
    );
    if (guard.error) throw guard.error;
    const at = looks.findLast(
      ({ found }) => found?.hasFocus && found.element !== null && !isFrame(found.tag),
    );
    return at?.found ? withPointer(at.found, at.one.index) : null;
  };
  return {
    async press(key) {
      const { keyboard } = page.page;
      // All are on their way at once: the browser keeps their order.
      const strokes =
        key === 'Shift+Tab'
          ? [keyboard.down('Shift'), keyboard.down('Tab'), keyboard.up('Tab'), keyboard.up('Shift')]
          : [keyboard.down(key), keyboard.up(key)];
      await within(Promise.all(strokes));
    },
    async look() {
      const found = await askIn(top, 'look', []);
      const inFrame = isFrame(found.tag) && frames.size > 1 ? await askInFrames('look') : null;
      return inFrame
        ? {
            ...inFrame,
            isSeen: inFrame.isSeen && found.isSeen,
            looksBefore: found.looksBefore,
            signBefore: found.signBefore,
            leads: found.leads,
          }
        : withPointer(found, 0);
    },
    async where() {
      const found = await askIn(top, 'where', []);
      const inFrame = isFrame(found.tag) && frames.size > 1 ? await askInFrames('where') : null;
      return inFrame ?? withPointer(found, 0);
    },
    ask: (name, ...args) => askIn(top, name, args),
    async isSeen({ frame, element }) {
      const one = page.frames[frame];
      if (!one || !(await askIn(one, 'isSeen', [element]))) return false;
      return frame === 0 || askIn(top, 'isActiveSeen', []);
    },
  };
}

function isFrame(tag: string): boolean {
  return tag === 'iframe' || tag === 'frame';
}

function withPointer<T extends Pick<Focused, 'element'>>(
  found: T,
  frame: number,
): T & { pointer: Pointer | null } {
  const { element } = found;
  return { ...found, pointer: element === null ? null : { frame, element } };
}

/** Runs in the page's isolated world. */
function callInPage(name: keyof WalkInPage, args: unknown[]): unknown {
  const { curbcutWalk } = globalThis as unknown as WorldWithWalk;
  return (curbcutWalk[name] as (...all: unknown[]) => unknown)(...args);
}
