import type { BoundingBox } from '@curbcut/model/scan';
import { percent } from './report-picture.ts';

type Size = Pick<BoundingBox, 'width' | 'height'>;

/** The style of what begins at a place of a picture that is drawn in any size. All in the same pixels. */
export function cornerOn(picture: Size, { x, y }: Pick<BoundingBox, 'x' | 'y'>): string {
  return `left:${percent(x / picture.width)};top:${percent(y / picture.height)}`;
}

/** The style of a frame around what a box of a picture shows. */
export function placeOn(picture: Size, box: BoundingBox): string {
  const width = percent(box.width / picture.width);
  const height = percent(box.height / picture.height);
  return `${cornerOn(picture, box)};width:${width};height:${height}`;
}
