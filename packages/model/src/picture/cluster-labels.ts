import { amount } from '../text/count-of.ts';
import type { BoundingBox } from '../scan/bounding-box.ts';

/** An element on a drawn picture: its number, and its box in pixels of the drawing. */
export interface NumberedBox {
  number: number;
  box: BoundingBox;
}

/** A label on a drawn picture, in pixels of the drawing. `numbers`: the elements it stands for, ascending. */
export interface PictureLabel extends BoundingBox {
  numbers: number[];
  /** `5-9`, `1-3, 7`, and where that gets long `1, 4 +6`. */
  text: string;
}

interface Drawing {
  width: number;
  height: number;
  /** Stands behind the numbers of each label, for example `?`. */
  suffix?: string;
}

export const labelHeight = 24;
const leastWidth = 24;
const characterWidth = 9;
const padding = 16;
/** What a frame takes outside of its element. */
const frame = 4;
/** Between labels that are told apart. */
const gap = 6;
const rangesShown = 2;

/** A label may hide an element of its own group only, as long as that group stays this small. */
const hidden = 0.25;
const groupAtMost = { width: 200, height: 140 };

interface Group {
  label: PictureLabel;
  members: NumberedBox[];
}

/**
 * A label for each element where its box begins. Those whose labels would touch share one, and so do neighbors of which
 * one would lie under the label of the other. Every element is in exactly one label, no two labels overlap, and all of
 * them lie within the drawing, where that is large enough for a label.
 */
export function clusterLabels(boxes: readonly NumberedBox[], drawing: Drawing): PictureLabel[] {
  let groups: Group[] = [];
  for (const one of boxes) {
    let group: Group = { label: labelOf([one], drawing), members: [one] };
    for (;;) {
      const now = group;
      const met = groups.find((other) => belongTogether(other, now));
      if (!met) break;
      groups = groups.filter((other) => other !== met);
      const members = [...met.members, ...now.members];
      group = { label: labelOf(members, drawing), members };
    }
    groups.push(group);
  }
  return groups.map(({ label }) => label).sort((a, b) => (a.numbers[0] ?? 0) - (b.numbers[0] ?? 0));
}

/** Above its first element, below it where there is no room, else inside. */
function labelOf(members: readonly NumberedBox[], { width, height, suffix = '' }: Drawing) {
  const numbers = members.map(({ number }) => number).sort((a, b) => a - b);
  const first = members.reduce((found, one) => (one.number < found.number ? one : found)).box;
  const text = `${rangesText(numbers)}${suffix}`;
  const own = Math.max(leastWidth, text.length * characterWidth + padding);
  const above = first.y - frame - labelHeight;
  const below = first.y + first.height + frame;
  const inside = first.y + frame;
  const y = above >= 0 ? above : below + labelHeight <= height ? below : inside;
  return {
    numbers,
    text,
    x: within(first.x - frame, width - own),
    y: within(y, height - labelHeight),
    width: own,
    height: labelHeight,
  };
}

/** Ascending numbers as ranges: `5-9`, `1-3, 7`; of many ranges two are named, and the numbers of the rest counted. */
export function rangesText(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range && number <= range[1] + 1) range[1] = number;
    else ranges.push([number, number]);
  }
  const texts = ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`));
  const more = ranges
    .slice(rangesShown)
    .reduce((sum, [first, last]) => sum + (last - first + 1), 0);
  return `${texts.slice(0, rangesShown).join(', ')}${more > 0 ? ` +${amount(more)}` : ''}`;
}

function belongTogether(a: Group, b: Group): boolean {
  if (areTooNear(a.label, b.label)) return true;
  if (!hides(a.label, b.members) && !hides(b.label, a.members)) return false;
  const both = [...a.members, ...b.members].map(({ box }) => box);
  const width =
    Math.max(...both.map((box) => box.x + box.width)) - Math.min(...both.map(({ x }) => x));
  const height =
    Math.max(...both.map((box) => box.y + box.height)) - Math.min(...both.map(({ y }) => y));
  return width <= groupAtMost.width && height <= groupAtMost.height;
}

/** Whether much of one of the elements lies under the label. */
function hides(label: PictureLabel, members: readonly NumberedBox[]): boolean {
  return members.some(({ box }) => {
    const width = Math.min(label.x + label.width, box.x + box.width) - Math.max(label.x, box.x);
    const height = Math.min(label.y + label.height, box.y + box.height) - Math.max(label.y, box.y);
    return width > 0 && height > 0 && width * height > hidden * box.width * box.height;
  });
}

function areTooNear(a: BoundingBox, b: BoundingBox): boolean {
  return (
    a.x < b.x + b.width + gap &&
    b.x < a.x + a.width + gap &&
    a.y < b.y + b.height + gap &&
    b.y < a.y + a.height + gap
  );
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
