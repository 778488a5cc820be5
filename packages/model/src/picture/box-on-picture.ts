import type { BoundingBox } from '../scan/bounding-box.ts';
import type { Issue } from '../scan/issue.ts';
import type { ReportScreenshot } from '../scan/scan-report.ts';
import type { NumberedBox } from './cluster-labels.ts';

/** What positions on a picture are worked out from. */
export type PictureSize = Pick<ReportScreenshot, 'width' | 'height' | 'scale'>;

/** What a picture shows of its page, in CSS pixels of the page. */
export function pageOfPicture({ width, height, scale }: PictureSize): {
  width: number;
  height: number;
} {
  return { width: width / scale, height: height / scale };
}

/** The part of an element's box that is on the picture, in CSS pixels of the page; null where none of it is. */
export function boxOnPicture(box: BoundingBox | null, picture: PictureSize): BoundingBox | null {
  if (!box || box.width < 1 || box.height < 1) return null;
  const page = pageOfPicture(picture);
  const x = Math.max(0, box.x);
  const y = Math.max(0, box.y);
  const width = Math.min(page.width, box.x + box.width) - x;
  const height = Math.min(page.height, box.y + box.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** The elements of an issue that are on the picture, with the numbers that a report gives them. */
export function placesOf({ nodes }: Pick<Issue, 'nodes'>, picture: PictureSize): NumberedBox[] {
  return nodes.flatMap((node, index) => {
    const box = boxOnPicture(node.box, picture);
    return box ? [{ number: index + 1, box }] : [];
  });
}
