import { literal, locatorOf, type ReplayElement } from './locator-of.ts';

/** What does the same as something in it, such as an icon. */
const controls = ':is(a, button, summary, [role="button"], [role="link"], [role="checkbox"])';

/** Lines of a Playwright test, each of which fails as long as it does not hold. */
export const expectThat = {
  isFocused: (element: ReplayElement) => [`await expect(${locatorOf(element)}).toBeFocused();`],
  isNotFocused: (element: ReplayElement) => [
    `await expect(${locatorOf(element)}).not.toBeFocused();`,
  ],
  /** It, or something in it. */
  holdsFocus: (element: ReplayElement) => [
    `expect(await ${locatorOf(element)}.evaluate((element) => element.matches(':focus-within'))).toBe(true);`,
  ],
  /** On anything of the page but the page itself. */
  somethingIsFocused: () => [
    "expect(await page.evaluate(() => document.activeElement?.matches('body, html') ?? true)).toBe(false);",
  ],
  /** To it, to something in it, or to a control that it is in. */
  isReachedByTab: (element: ReplayElement) => [
    'let isReached = false;',
    'for (let times = 0; times < 200 && !isReached; times += 1) {',
    "  await page.keyboard.press('Tab');",
    `  isReached = await ${locatorOf(element)}.evaluate((element) =>`,
    `    element.matches(':focus-within') || element.closest(${literal(`${controls}:focus`)}) !== null);`,
    '}',
    'expect(isReached).toBe(true);',
  ],
  isVisible: (element: ReplayElement) => [`await expect(${locatorOf(element)}).toBeVisible();`],
  isHidden: (element: ReplayElement) => [`await expect(${locatorOf(element)}).toBeHidden();`],
  holds: (element: ReplayElement, text: string) => [
    `await expect(${locatorOf(element)}).toHaveValue(${literal(text)});`,
  ],
  isInWindow: (element: ReplayElement) => [`await expect(${locatorOf(element)}).toBeInViewport();`],
  hasAttribute: (element: ReplayElement, name: string, value: string) => [
    `await expect(${locatorOf(element)}).toHaveAttribute(${literal(name)}, ${literal(value)});`,
  ],
  /** It has the focus; without it, it would look other. */
  looksOtherFocused: (element: ReplayElement) => [
    `const element = ${locatorOf(element)};`,
    'const focused = await element.screenshot();',
    'await element.evaluate((one) => one.blur());',
    'expect(focused.equals(await element.screenshot())).toBe(false);',
  ],
  /** Where nothing has been pressed that leads on. */
  staysOnPage: () => [
    "await expect(page.waitForEvent('framenavigated', { timeout: 2_000 })).rejects.toThrow();",
  ],
};
