import type { BoundingBox } from '@curbcut/model/scan';
import type { CapturedNode } from '../../capture/page-capture.ts';

/** An item whose box is known. */
export type Placed = CapturedNode & { box: BoundingBox };

/** What is drawn in an element side by side or one below the other, in the order of the code. */
export function itemsOf({ children }: CapturedNode): Placed[] {
  return children.filter(
    (child): child is Placed =>
      child.kind === 'element' && child.box !== null && child.box.width > 2 && child.box.height > 2,
  );
}

/** Whether some item stands before the one that it follows in the code: above it, or beside it where its line begins. */
export function isTurned(items: readonly Placed[], isFromRight: boolean): boolean {
  return items.some((item, index) => {
    const before = items[index - 1];
    if (!before) return false;
    if (isBeside(item.box, before.box)) return startsBefore(item.box, before.box, isFromRight);
    const isAbove = item.box.y + item.box.height <= before.box.y + 1;
    // In columns the next one begins at the top again.
    return isAbove && !startsBefore(before.box, item.box, isFromRight);
  });
}

/** The items as they are read in lines on the screen, and in columns. */
export function readingsOf(items: readonly Placed[], isFromRight: boolean): Placed[][] {
  const across = (one: Placed) => (isFromRight ? -(one.box.x + one.box.width) : one.box.x);
  const down = (one: Placed) => one.box.y;
  const group = (
    sorted: readonly Placed[],
    isSame: (one: BoundingBox, other: BoundingBox) => boolean,
    within: (one: Placed) => number,
  ) => {
    const groups: Placed[][] = [];
    for (const item of sorted) {
      const last = groups.at(-1);
      if (last?.[0] && isSame(item.box, last[0].box)) last.push(item);
      else groups.push([item]);
    }
    return groups.flatMap((one) => one.toSorted((a, b) => within(a) - within(b)));
  };
  const byTop = items.toSorted((a, b) => down(a) - down(b));
  const byStart = items.toSorted((a, b) => across(a) - across(b));
  return [group(byTop, isBeside, across), group(byStart, isBelow, down)];
}

/** Whether no two of them lie over each other, as slides do. */
export function areApart(items: readonly Placed[]): boolean {
  const [lines = []] = readingsOf(items, false);
  return lines.every(({ box }, index) => {
    const next = lines[index + 1]?.box;
    if (!next) return true;
    const wide = Math.min(box.x + box.width, next.x + next.width) - Math.max(box.x, next.x);
    const high = Math.min(box.y + box.height, next.y + next.height) - Math.max(box.y, next.y);
    return wide < 4 || high < 4;
  });
}

/** In one line: more than half of the lower one stands at the height of the other. */
function isBeside(one: BoundingBox, other: BoundingBox): boolean {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return shared > Math.min(one.height, other.height) / 2;
}

function isBelow(one: BoundingBox, other: BoundingBox): boolean {
  const shared = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  return shared > Math.min(one.width, other.width) / 2;
}

function startsBefore(one: BoundingBox, other: BoundingBox, isFromRight: boolean): boolean {
  return isFromRight ? one.x + one.width > other.x + other.width + 2 : one.x < other.x - 2;
}
