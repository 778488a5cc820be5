import type { BoundingBox } from './bounding-box.ts';

/** A picture of one state of the page, stored beside the result as the screenshot is. */
export interface StatePicture {
  /** Unique in its scan, for example `menu-products-after`: `[a-z0-9-]`, at most 64 characters. */
  name: string;
  /** What it shows, for example `After Enter: the menu is open`. */
  caption: string;
  /** Pixels of the picture. */
  width: number;
  height: number;
  /** Where what the step or the issue is about stands on it, in its pixels. Absent: it is not on it, or that is not known. */
  mark?: BoundingBox | undefined;
  /** Assigned when a report is composed: a path of the API. Absent: the picture is not stored. */
  url?: string | undefined;
}

/** How to see an issue again that does not show on the page as it loads. All of it is plain text. */
export interface Reproduction {
  /** Where it was seen, as words after “Seen”: `in the menu “Products”, opened`. Null: on the page as it loads. */
  state: string | null;
  /** What to do, in order, in sentences that anybody can follow; the last says what is wrong then. */
  steps: string[];
  /** In the order of the steps, for example before and after. May be empty. */
  pictures: StatePicture[];
  /** A Playwright test that fails until the issue is mended; null: none can be written. */
  snippet: string | null;
}

/** A picture of a state as it was taken: its name is that of the pictures that issues have. */
export interface TakenPicture extends Pick<StatePicture, 'name' | 'width' | 'height'> {
  mediaType: 'image/webp';
  bytes: Uint8Array;
}
