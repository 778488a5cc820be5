import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds wrong with a page, and by how many px it scrolls sideways. The page must be opened with `bypassCSP`. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const engine = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await engine.run(document, { resultTypes: ['violations'] });
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px do not fit`] : []),
    ];
  });
}
