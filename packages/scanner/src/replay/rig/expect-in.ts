import type { Locator } from 'playwright-core';
import type { ExpectStatic } from 'vitest';

/** For a state that comes late. */
const waiting = { timeout: 2_000 };

interface LocatorExpectation {
  toBeFocused(): Promise<void>;
  toBeVisible(): Promise<void>;
  toBeHidden(): Promise<void>;
  toBeInViewport(): Promise<void>;
  toHaveAttribute(name: string, value: string | RegExp): Promise<void>;
  toHaveValue(value: string): Promise<void>;
}

/**
 * What snippets use of Playwright's `expect`, which comes with its test runner only, made of the `expect` of the test that
 * runs them: tests that run side by side have one each.
 */
export const expectIn = (expect: ExpectStatic): unknown =>
  Object.assign(
    (value: unknown): unknown =>
      isLocator(value)
        ? { ...ofLocator(expect, value, true), not: ofLocator(expect, value, false) }
        : expect(value),
    { poll: (ask: () => Promise<unknown>) => expect.poll(ask, waiting) },
  );

function isLocator(value: unknown): value is Locator {
  return typeof value === 'object' && value !== null && 'boundingBox' in value;
}

function ofLocator(expect: ExpectStatic, locator: Locator, wanted: boolean): LocatorExpectation {
  const poll = (ask: () => Promise<boolean>) => expect.poll(ask, waiting).toBe(wanted);
  return {
    toBeFocused: () => poll(() => locator.evaluate((element) => element.matches(':focus'))),
    toBeVisible: () => poll(() => locator.isVisible()),
    toBeHidden: () => poll(() => locator.isHidden()),
    toBeInViewport: () =>
      poll(() =>
        locator.evaluate(
          (element) =>
            new Promise<boolean>((tell) => {
              const observer = new IntersectionObserver(([entry]) => {
                observer.disconnect();
                tell((entry?.intersectionRatio ?? 0) > 0);
              });
              observer.observe(element);
            }),
        ),
      ),
    toHaveAttribute: (name, value) =>
      poll(async () => {
        const found = await locator.getAttribute(name);
        return value instanceof RegExp ? value.test(found ?? '') : found === value;
      }),
    toHaveValue: (value) => poll(async () => (await locator.inputValue()) === value),
  };
}
