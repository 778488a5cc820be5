import type { ScreenshotFacts } from './scan-picture.ts';

/** A part of the screenshot, in percent of the drawn crop's width: how to move the picture behind its window. */
export interface ElementCrop {
  /** Width of the window per height. */
  aspect: number;
  pictureWidth: number;
  left: number;
  top: number;
  /** CSS pixels of the page that the window shows in width. */
  cssWidth: number;
}

/** Around the element, so that it can be told where it stands. CSS pixels. */
const margin = 24;
/** Smaller elements are shown with what is around them. CSS pixels. */
const least = { width: 220, height: 60 };
const mostHeight = 260;

/** The window on the screenshot that shows an element; null when it is outside of the picture. */
export function cropElement(
  box: { x: number; y: number; width: number; height: number } | null,
  picture: Pick<ScreenshotFacts, 'width' | 'height' | 'scale'>,
): ElementCrop | null {
  if (!box || box.width < 1 || box.height < 1) return null;
  const page = { width: picture.width / picture.scale, height: picture.height / picture.scale };
  if (box.x >= page.width || box.y >= page.height || box.x + box.width <= 0) return null;
  const width = Math.min(page.width, Math.max(box.width + 2 * margin, least.width));
  const height = Math.min(page.height, mostHeight, Math.max(box.height + 2 * margin, least.height));
  const centerX = box.x + box.width / 2;
  // The head of a tall element says more than its middle.
  const top =
    box.height + 2 * margin > height ? box.y - margin : box.y + box.height / 2 - height / 2;
  const x = clamp(centerX - width / 2, 0, page.width - width);
  const y = clamp(top, 0, page.height - height);
  return {
    aspect: width / height,
    pictureWidth: (100 * page.width) / width,
    left: (-100 * x) / width,
    top: (-100 * y) / height,
    cssWidth: width,
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
