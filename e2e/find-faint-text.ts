import type { Page } from 'playwright-core';

/** Text that can hardly be read in forced colors: axe takes the page's own colors for those that are shown. */
export function findFaintText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const backgroundOf = (one: Element | null): string => {
      if (one === null) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(one);
      return channels(backgroundColor)[3] === 0 ? backgroundOf(one.parentElement) : backgroundColor;
    };
    const hasText = (one: Element) =>
      one.checkVisibility() &&
      [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    // WCAG asks nothing of what can't be used.
    const isOff = (one: Element) => one.closest(':disabled, [aria-disabled="true"]') !== null;
    return [...document.querySelectorAll('body *:not(svg *)')]
      .filter((one) => hasText(one) && !isOff(one))
      .flatMap((one) => {
        const [low = 0, high = 0] = [getComputedStyle(one).color, backgroundOf(one)]
          .map(luminance)
          .toSorted((a, b) => a - b);
        const ratio = (high + 0.05) / (low + 0.05);
        return ratio < 4.5 ? [`contrast ${ratio.toFixed(1)}: ${one.outerHTML.slice(0, 160)}`] : [];
      });
  });
}
