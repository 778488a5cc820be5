import { isolatedWorld } from '../browser/isolated-world.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import type { UseInPage } from './in-page/install-press.ts';
import { installVoices, type VoicesInPage } from './install-voices.ts';
import type { Before, Seen } from './page-use.ts';

interface WorldWithBoth {
  /** Not there in a page that has loaded itself anew. */
  curbcutUse?: UseInPage;
  curbcutVoices?: VoicesInPage;
}

/** Begins and looks with eyes and ears at once, as each question takes time. */
export function askAndListen({ page, guard, limits }: PageUnderTest): {
  begin: (element: number, isByMouse: boolean) => Promise<Before | null>;
  look: () => Promise<Seen>;
} {
  const world = isolatedWorld(page.mainFrame());
  const within = <T>(work: Promise<T>) => guard.within(limits.frameMs, 'PAGE_HUNG', work);
  return {
    async begin(element, isByMouse) {
      const ready = await within(world.evaluate(beginBoth, element, isByMouse));
      if (ready !== 'deaf') return ready;
      await within(world.evaluate(installVoices));
      const heard = await within(world.evaluate(beginBoth, element, isByMouse));
      return heard === 'deaf' ? null : heard;
    },
    async look() {
      const seen = await within(world.evaluate(lookBoth));
      if (!seen) throw new Error('The page has loaded itself anew.');
      return seen;
    },
  };
}

/** Both run in the page's isolated world. */
function beginBoth(element: number, isByMouse: boolean): Before | 'deaf' | null {
  const { curbcutUse, curbcutVoices } = globalThis as unknown as WorldWithBoth;
  if (!curbcutVoices) return 'deaf';
  curbcutVoices.begin();
  return curbcutUse?.begin(element, isByMouse) ?? null;
}

function lookBoth(): Seen | null {
  const { curbcutUse, curbcutVoices } = globalThis as unknown as WorldWithBoth;
  return curbcutUse ? { ...curbcutUse.look(), unheard: curbcutVoices?.unheard() ?? [] } : null;
}
