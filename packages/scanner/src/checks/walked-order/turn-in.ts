import type { BoundingBox } from '@curbcut/model/scan';

/** So many pixels more or less are the same line; and so much of the smaller one two boxes share where they stand in one column. */
const near = 4;
const share = 0.5;
/** Two buttons at the end of a form are shown in either order. */
const leastInRow = 3;

/**
 * Where the way through some boxes first turns back: up within a column, or against the direction of reading within a row. Both
 * are wrong whether one reads in rows or in columns. Null: nowhere.
 */
export function turnIn(
  boxes: readonly BoundingBox[],
  isFromRight: boolean,
): { from: number; to: number; way: 'up' | 'back' } | null {
  for (const [to, box] of boxes.entries()) {
    const before = boxes[to - 1];
    if (!before) continue;
    const from = to - 1;
    if (isAbove(box, before) && isInColumn(box, before)) return { from, to, way: 'up' };
    const row = boxes.filter((one) => isInRow(one, box));
    const isBefore = isFromRight ? isLeftOf(before, box) : isLeftOf(box, before);
    if (isInRow(before, box) && row.length >= leastInRow && isBefore)
      return { from, to, way: 'back' };
  }
  return null;
}

function isAbove(one: BoundingBox, other: BoundingBox): boolean {
  return one.y + one.height <= other.y + 1;
}

function isLeftOf(one: BoundingBox, other: BoundingBox): boolean {
  return one.x + one.width <= other.x + 1;
}

function isInColumn(one: BoundingBox, other: BoundingBox): boolean {
  const shared = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  return shared > Math.min(one.width, other.width) * share;
}

function isInRow(one: BoundingBox, other: BoundingBox): boolean {
  return Math.abs(one.y - other.y) < near && Math.abs(one.height - other.height) < near;
}
