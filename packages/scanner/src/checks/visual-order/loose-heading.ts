import type { CapturedNode } from '../../capture/page-capture.ts';
import { findIn, roleOf } from '../page/controls.ts';
import { wordsOf } from '../page/words-of.ts';
import type { Placed } from './on-screen.ts';

/** A text has so many words at least; figures under headings are read across. */
const words = 6;

/**
 * Of headings side by side that follow each other in the code, before the texts that stand under each of them: the first one.
 * Null where there are none.
 */
export function looseHeading(items: readonly Placed[]): CapturedNode | null {
  const count = items.findIndex((item) => !isHeading(item));
  const headings = items.slice(0, count);
  const texts = items.slice(count);
  const [first] = headings;
  if (!first || count < 2 || texts.length !== count || !texts.every(isText)) return null;
  const isRow = headings.every(({ box }) => Math.abs(box.y - first.box.y) < box.height / 2);
  const isUnder = headings.every(({ box }) => {
    const under = texts.filter(
      (text) =>
        text.box.y >= box.y + box.height - 2 &&
        Math.min(box.x + box.width, text.box.x + text.box.width) - Math.max(box.x, text.box.x) >
          box.width / 2,
    );
    return under.length === 1;
  });
  return isRow && isUnder ? first : null;
}

function isHeading(node: CapturedNode): boolean {
  return /^h[1-6]$/.test(node.tag) || roleOf(node) === 'heading';
}

function isText(node: CapturedNode): boolean {
  return (
    !isHeading(node) &&
    !findIn(node, isHeading) &&
    (wordsOf(node).match(/\p{L}+/gu)?.length ?? 0) >= words
  );
}
