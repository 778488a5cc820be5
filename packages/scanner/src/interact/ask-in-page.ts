import { isolatedWorld } from '../browser/isolated-world.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';

/** Functions that were installed in the page, by their names. */
type Installed<T> = { [name in keyof T]: (...args: never[]) => unknown };

/** Asks what is installed as the global `place` of the page's isolated world; each question is one trip into the page. */
export function askInPage<T extends Installed<T>>(
  { page, guard, limits }: PageUnderTest,
  place: string,
) {
  const world = isolatedWorld(page.mainFrame());
  return <N extends keyof T & string>(
    name: N,
    ...args: Parameters<T[N]>
  ): Promise<Awaited<ReturnType<T[N]>>> =>
    guard.within(
      limits.frameMs,
      'PAGE_HUNG',
      world.evaluate(callInPage, place, name, args) as Promise<Awaited<ReturnType<T[N]>>>,
    );
}

/** Runs in the page's isolated world. */
function callInPage(place: string, name: string, args: unknown[]): unknown {
  type Functions = Record<string, (...all: unknown[]) => unknown>;
  const installed = (globalThis as unknown as Record<string, Functions>)[place];
  return installed?.[name]?.(...args);
}
