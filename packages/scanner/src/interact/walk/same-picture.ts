import type { Picture } from '../../capture/picture.ts';

/** Pixel by pixel. */
export function isSamePicture(a: Picture, b: Picture): boolean {
  if (a.data.length !== b.data.length) return false;
  for (let at = 0; at < a.data.length; at += 1) if (a.data[at] !== b.data[at]) return false;
  return true;
}
