import { boxOnPicture, type PictureSize } from '@curbcut/model/picture';
import type { BoundingBox, KeyboardWalk, WalkEnd } from '@curbcut/model/scan';

/** A stop of the focus that is on the picture, in CSS pixels of the page. */
export interface PathStop {
  /** Its place on the way, from 1. */
  number: number;
  box: BoundingBox;
  /** Where the line meets it. */
  x: number;
  y: number;
}

/** The way of the focus over a picture: stops that are not on it leave a gap, which the line does not cross. */
export function walkPath(walk: KeyboardWalk, picture: PictureSize): PathStop[][] {
  const parts: PathStop[][] = [[]];
  for (const [index, stop] of walk.stops.entries()) {
    const box = boxOnPicture(stop.box, picture);
    if (box) {
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      parts.at(-1)?.push({ number: index + 1, box, ...middle });
    } else if (parts.at(-1)?.length) {
      parts.push([]);
    }
  }
  return parts.filter((part) => part.length > 0);
}

/** How the way ended, as a sentence. */
export const walkEndSentences: Record<WalkEnd, string> = {
  'left-page': 'After the last stop Tab leaves the page, as it should.',
  trap: 'Tab does not get out of the last stops: the keyboard is trapped there.',
  cap: 'Here the walk ended, because its limit of stops was reached. What comes after is untested.',
  time: 'Here the walk ended, because its time was up. What comes after is untested.',
  'page-changed':
    'Here the walk ended, because the page changed its address. What comes after is untested.',
};
