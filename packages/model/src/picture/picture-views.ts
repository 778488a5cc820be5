import type { BoundingBox } from '../scan/bounding-box.ts';
import { pageOfPicture, type PictureSize } from './box-on-picture.ts';
import type { NumberedBox } from './cluster-labels.ts';

/** A window on a picture, in CSS pixels of the page, and the elements that it is there for. */
export interface PictureView {
  window: BoundingBox;
  boxes: NumberedBox[];
}

/** Around elements, so that it can be told where they stand. CSS pixels of the page. */
const margin = 56;
/** With less of a page around it a place is hard to recognize. CSS pixels of the page. */
const leastWidth = 480;
/** With more, several elements get hard to read. CSS pixels of the page. */
const mostWidthShared = 800;
/** Height by width of a window. */
const lowest = 0.4;
const tallest = 0.8;

/**
 * Windows that together show all of these elements, each element in the window that names it. Elements share a window
 * while that stays readable. Of an element that no window can hold its head is shown. In the order of the elements.
 */
export function pictureViews(boxes: readonly NumberedBox[], picture: PictureSize): PictureView[] {
  const views: PictureView[] = [];
  for (const one of boxes) {
    const shared = views.find((view) => canShare([...view.boxes, one]));
    if (shared) {
      shared.boxes.push(one);
      shared.window = windowAround(shared.boxes, picture);
    } else {
      views.push({ boxes: [one], window: windowAround([one], picture) });
    }
  }
  return views;
}

/** What to show of the page to see these elements. */
export function windowAround(boxes: readonly NumberedBox[], picture: PictureSize): BoundingBox {
  const page = pageOfPicture(picture);
  const around = boundsWithMargin(boxes);
  const width = Math.min(page.width, Math.max(around.width, leastWidth));
  const height = Math.min(page.height, tallest * width, Math.max(around.height, lowest * width));
  const top = around.height > height ? around.y : around.y + (around.height - height) / 2;
  return {
    x: within(around.x + (around.width - width) / 2, page.width - width),
    y: within(top, page.height - height),
    width,
    height,
  };
}

function canShare(boxes: readonly NumberedBox[]): boolean {
  const { width, height } = boundsWithMargin(boxes);
  // Beside an element that is wider anyhow, others cost nothing.
  const widest = Math.max(...boxes.map(({ box }) => box.width)) + 2 * margin;
  return (
    width <= Math.max(mostWidthShared, widest) && height <= tallest * Math.max(width, leastWidth)
  );
}

function boundsWithMargin(boxes: readonly NumberedBox[]): BoundingBox {
  const x = Math.min(...boxes.map(({ box }) => box.x)) - margin;
  const y = Math.min(...boxes.map(({ box }) => box.y)) - margin;
  const right = Math.max(...boxes.map(({ box }) => box.x + box.width)) + margin;
  const bottom = Math.max(...boxes.map(({ box }) => box.y + box.height)) + margin;
  return { x, y, width: right - x, height: bottom - y };
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
