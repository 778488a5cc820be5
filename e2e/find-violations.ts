import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { type Display, screens } from './displays.ts';
import { findFaintText } from './find-faint-text.ts';

/**
 * What axe finds wrong with a page, and by how many px it scrolls sideways. The page must be opened with `bypassCSP`, or
 * with axe as a script of its context.
 */
export async function findViolations(
  page: Page,
  options: { only?: readonly string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (only) => {
    const engine = (globalThis as unknown as { axe: typeof axe }).axe;
    const runOnly = only ? { runOnly: [...only] } : {};
    const { violations: all } = await engine.run(document, {
      resultTypes: ['violations'],
      ...runOnly,
    });
    return all.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, options.only);
  return [...violations, ...(await findOverflow(page))];
}

function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px do not fit`] : [];
  });
}

/** What depends on colors; the other rules find the same in each of them. */
const colorRules = ['color-contrast', 'link-in-text-block'] as const;

/** `npm run test:all` looks at every display, `npm test` at the first screen in light. */
const isOnEvery = process.env['TEST_ALL'] !== undefined;

/**
 * The same on each screen, in light, in dark and in forced colors, one after the other; a line names where. The page
 * stays on the first one.
 */
export async function findViolationsOnDisplays(
  page: Page,
  every: boolean = isOnEvery,
): Promise<string[]> {
  const found: string[] = [];
  const add = (where: string, violations: readonly string[]) =>
    found.push(...violations.map((one) => `${where}: ${one}`));
  for (const screen of every ? screens : [screens[0]]) {
    const width = `${screen.width} px`;
    await showOn(page, { ...screen, colorScheme: 'light' });
    add(`${width}, light`, await findViolations(page));
    if (!every) continue;
    await showOn(page, { ...screen, colorScheme: 'dark' });
    add(`${width}, dark`, await findViolations(page, { only: colorRules }));
    await page.emulateMedia({ forcedColors: 'active' });
    await showOn(page, { ...screen, colorScheme: 'light' });
    add(`${width}, forced colors`, [...(await findFaintText(page)), ...(await findOverflow(page))]);
    await page.emulateMedia({ forcedColors: 'none' });
  }
  await showOn(page, { ...screens[0], colorScheme: 'light' });
  return found;
}

/**
 * Resolves when the page has drawn itself for the display: what listens to its size has answered by the second frame,
 * and no color is on its way to another.
 */
export async function showOn(page: Page, display: Display): Promise<void> {
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
