import type { BoundingBox } from '@curbcut/model/scan';
import type { CSSProperties } from 'react';

/** Where a frame lies on a picture that is drawn in any size. Both in the same pixels. */
export function frameStyle(
  box: BoundingBox,
  picture: { width: number; height: number },
): CSSProperties {
  return {
    left: `${(100 * box.x) / picture.width}%`,
    top: `${(100 * box.y) / picture.height}%`,
    width: `${(100 * box.width) / picture.width}%`,
    height: `${(100 * box.height) / picture.height}%`,
  };
}
