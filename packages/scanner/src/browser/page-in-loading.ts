import { ScanFailureError } from '../scan-failure-error.ts';
import type { ScanGuard } from '../scan-guard.ts';
import type { ScanLimits } from '../scan-limits.ts';
import { isolatedWorld } from './isolated-world.ts';
import type { OpenPage } from './open-page.ts';

/** A page that is waited for. */
export interface PageInLoading {
  open: OpenPage;
  guard: ScanGuard;
  limits: ScanLimits;
  /** It was waited for as long as may be, and never stood still. */
  restless: boolean;
}

/** Runs in the main frame's isolated world, within `ms`. Throws when a navigation takes the world away. */
export async function inPage<A extends unknown[], R>(
  { open, guard }: PageInLoading,
  ms: number,
  work: (...args: A) => R,
  ...args: A
): Promise<Awaited<R>> {
  return guard.within(
    ms,
    'PAGE_HUNG',
    isolatedWorld(open.page.mainFrame()).evaluate(
      work as (...args: unknown[]) => unknown,
      ...args,
    ) as Promise<Awaited<R>>,
  );
}

/** Undefined when a navigation came in between. */
export async function survivingNavigation<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ScanFailureError) throw error;
    return undefined;
  }
}
