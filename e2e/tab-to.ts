import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Presses Tab, or Shift and Tab, until an element has the focus; on the way it is never lost or out of sight. */
export async function tabTo(
  what: Locator,
  { key = 'Tab', most = 120 }: { key?: 'Tab' | 'Shift+Tab'; most?: number } = {},
): Promise<void> {
  const page = what.page();
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if ((await what.and(page.locator(':focus')).count()) > 0) return;
  }
  expect.fail(`${key} does not lead to ${what} in ${most} presses.`);
}

/** Something on the page has the focus, and at least a part of it is in the window. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return 'nothing has the focus';
    const { top, bottom, left, right, width, height } = at.getBoundingClientRect();
    const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const isShown = width > 0 && height > 0 && at.checkVisibility({ opacityProperty: true });
    return isInWindow && isShown ? 'seen' : `out of sight: ${at.outerHTML.slice(0, 160)}`;
  });
  expect(focus).toBe('seen');
}
