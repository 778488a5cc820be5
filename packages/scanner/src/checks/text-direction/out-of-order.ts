import type { CapturedNode, TextFragment } from '../../capture/page-capture.ts';

/** Scripts that are written from right to left. */
const rightToLeft = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;

/**
 * Whether a text from right to left is drawn with parts of a line in the wrong order: what follows a word stands at its
 * right, as the sign that ends a sentence does where the direction is from left to right.
 */
export function isOutOfOrder({ text, fragments }: CapturedNode): boolean {
  const runs = inOrderOfText(text, fragments);
  return runs.some((run, at) => {
    const next = runs[at + 1];
    return (
      next !== undefined &&
      rightToLeft.test(run.text) &&
      /[\p{P}\p{L}\d]/u.test(next.text) &&
      isOnLine(run, next) &&
      next.box.x >= run.box.x + run.box.width - 1
    );
  });
}

/** The browser gives the runs of a line as they are drawn, from left to right. */
function inOrderOfText(text: string, fragments: readonly TextFragment[]): TextFragment[] {
  const all = text.replace(/\s+/g, ' ');
  return fragments
    .map((run) => ({ run, words: run.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ words }) => words !== '')
    .map(({ run, words }) => ({ run, start: all.lastIndexOf(words) }))
    .sort((one, other) => one.start - other.start)
    .map(({ run }) => run);
}

function isOnLine(one: TextFragment, other: TextFragment): boolean {
  const middle = other.box.y + other.box.height / 2;
  return middle > one.box.y && middle < one.box.y + one.box.height;
}
