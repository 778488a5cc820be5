import { boxOnPicture, pageOfPicture, type PictureSize } from '@curbcut/model/picture';
import type { BoundingBox } from '@curbcut/model/scan';

/** A part of a picture: how large the picture is behind its window, and how far it is moved. */
export interface PictureWindow {
  /** Width of the window per height. */
  aspect: number;
  /** Percent of the window's width. */
  imageWidth: number;
  /**
   * Percent of the drawn screenshot's own width and height: of the window's they would be wrong by what its border and
   * rounding take, times how far down the page the element stands.
   */
  shiftX: number;
  shiftY: number;
  /** Pixels that the window shows in width: for an element, CSS pixels of the page. */
  cssWidth: number;
}

interface ElementCrop extends PictureWindow {
  /** The element in the window, in percent of the window. */
  element: BoundingBox;
}

/** Around the element, so that it can be told where it stands. CSS pixels. */
const margin = 24;
/** Smaller elements are shown with what is around them. CSS pixels. */
const least = { width: 220, height: 60 };
const mostHeight = 260;

/** The window on the screenshot that shows an element; null when it is outside of the screenshot. */
export function cropElement(
  whole: BoundingBox | null,
  screenshot: PictureSize,
): ElementCrop | null {
  const box = boxOnPicture(whole, screenshot);
  if (!box) return null;
  const page = pageOfPicture(screenshot);
  const width = Math.min(page.width, Math.max(box.width + 2 * margin, least.width));
  const height = Math.min(page.height, mostHeight, Math.max(box.height + 2 * margin, least.height));
  const centerX = box.x + box.width / 2;
  // The head of a tall element says more than its middle.
  const top =
    box.height + 2 * margin > height ? box.y - margin : box.y + box.height / 2 - height / 2;
  const x = clamp(centerX - width / 2, 0, page.width - width);
  const y = clamp(top, 0, page.height - height);
  const part = { x, y, width, height };
  return {
    ...windowOn(part, page),
    element: {
      x: (100 * (box.x - x)) / width,
      y: (100 * (box.y - y)) / height,
      width: (100 * box.width) / width,
      height: (100 * box.height) / height,
    },
  };
}

/** The window on a picture that shows one part of it. Both in the same pixels. */
export function windowOn(
  part: BoundingBox,
  picture: { width: number; height: number },
): PictureWindow {
  return {
    aspect: part.width / part.height,
    imageWidth: (100 * picture.width) / part.width,
    shiftX: (-100 * part.x) / picture.width,
    shiftY: (-100 * part.y) / picture.height,
    cssWidth: part.width,
  };
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
