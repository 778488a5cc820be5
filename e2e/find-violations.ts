import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { displays } from './displays.ts';

/**
 * What axe finds wrong with a page, and by how many px it scrolls sideways. The page must be opened with `bypassCSP`, or
 * with axe as a script of its context.
 */
export async function findViolations(
  page: Page,
  options: { leaveOut?: readonly string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (leftOut) => {
    const engine = (globalThis as unknown as { axe: typeof axe }).axe;
    const rules = Object.fromEntries(leftOut.map((id) => [id, { enabled: false }]));
    const { violations } = await engine.run(document, { resultTypes: ['violations'], rules });
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px do not fit`] : []),
    ];
  }, options.leaveOut ?? []);
}

/** The same on each display, one after the other; a line names its display. The page stays on the first one. */
export async function findViolationsOnDisplays(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const display of displays) {
    await showOn(page, display);
    const { width, colorScheme } = display;
    const violations = await findViolations(page);
    found.push(...violations.map((one) => `${width} px, ${colorScheme}: ${one}`));
  }
  await showOn(page, displays[0]);
  return found;
}

/**
 * Resolves when the page has drawn itself for the display: what listens to its size has answered by the second frame,
 * and no color is on its way to another.
 */
export async function showOn(page: Page, display: (typeof displays)[number]): Promise<void> {
  const { width, height, colorScheme } = display;
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}
