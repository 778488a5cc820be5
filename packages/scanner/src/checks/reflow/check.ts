import { isolatedWorld } from '../../browser/isolated-world.ts';
import { installElementRegistry } from '../../engines/element-registry.ts';
import type { Check } from '../check.ts';
import { findWideElements } from './find-wide-elements.ts';

/** WCAG 2.2, 1.4.10: 1280 CSS pixels at 400 percent zoom. */
const narrow = { width: 320, height: 640 };

/** Does the page need sideways scrolling on a narrow screen, or when it is zoomed to 400 percent? */
export const reflowCheck: Check = {
  id: 'reflow',
  name: 'Reflow at 320 pixels',
  async run({ page, guard, limits }) {
    const before = page.viewport();
    await guard.race(page.setViewport(narrow));
    try {
      const world = isolatedWorld(page.mainFrame());
      await guard.race(world.evaluate(installElementRegistry));
      await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(untilAdapted));
      const wide = await guard.within(
        limits.frameMs,
        'PAGE_HUNG',
        world.evaluate(findWideElements, { width: narrow.width, maxElements: 20 }),
      );
      if (wide.length === 0) return [];
      return [
        {
          engine: 'curbcut',
          rule: 'reflow',
          outcome: 'failed',
          topic: 'wcag:1.4.10:reflow',
          impact: 'serious',
          category: 'visual-design',
          title: 'Text does not reflow on narrow or zoomed screens',
          description:
            'At a width of 320 CSS pixels, as on a phone or at 400 percent zoom, the page is wider than the screen. People with low vision must scroll sideways to read every line.',
          help: 'Let the content wrap: use relative widths and max-width instead of fixed widths and min-width, and let rows of a layout break on narrow screens.',
          helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
          wcag: ['1.4.10'],
          level: 'AA',
          actRules: [],
          tags: [],
          nodesTotal: wide.length,
          nodes: wide.map(({ element, right }) => ({
            frame: 0,
            element,
            failureSummary: `The element reaches to ${right} pixels where the screen ends at ${narrow.width}.`,
          })),
        },
      ];
    } finally {
      if (!guard.error) await guard.race(page.setViewport(before));
    }
  },
};

/**
 * Waits until the page's own scripts have heard of the new width, which they do before its next frame; the first one may
 * be under way already. A page that draws none is not waited for. Runs in the page.
 */
async function untilAdapted(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, 1_000);
      requestAnimationFrame(() => resolve());
    });
  }
}
