import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { toColor } from '../page/colors.ts';
import { isDisabled, roleOf } from '../page/controls.ts';
import { matchesColor } from '../page/matches-color.ts';
import { visibleWordsOf } from '../page/visible-words.ts';
import { allWordsOf } from '../page/words-of.ts';

/** How many elements make a plan, and how many of them have the color; letters in one; and how far on in the code it is. */
const limits = { least: 4, colored: 2, words: 8, siblings: 3, most: 400 } as const;

/** Whether next to a sentence stands a plan, such as of seats or days, of which some have a color and others have not. */
export function isBesideColoredSet(sentence: CapturedNode, color: string): boolean {
  // Cells that say nothing are gray as well, and so are edges of any.
  if (color === 'gray') return false;
  const siblings = sentence.parent?.children.filter(({ kind, box }) => kind === 'element' && box);
  const place = siblings?.indexOf(sentence) ?? -1;
  const near = siblings?.slice(Math.max(0, place - limits.siblings), place + limits.siblings + 1);
  return (near ?? []).some((one) => {
    if (one === sentence) return false;
    const cells = [...flatDescendants(one)].filter(isCell).slice(0, limits.most);
    const colored = cells.filter((cell) => hasColor(cell, color));
    return (
      cells.length >= limits.least &&
      colored.length >= limits.colored &&
      colored.length < cells.length &&
      !isToldOtherwise(
        colored,
        cells.filter((cell) => !colored.includes(cell)),
      )
    );
  });
}

function isCell(node: CapturedNode): boolean {
  return (
    (/^(button|td)$/.test(node.tag) ||
      /^(button|checkbox|gridcell|option|radio)$/.test(roleOf(node))) &&
    visibleWordsOf(node).length <= limits.words &&
    isVisible(node)
  );
}

/** All of them can't be chosen or are struck through, or a word or a sign, also one that is only heard, is theirs alone. */
function isToldOtherwise(
  colored: readonly CapturedNode[],
  others: readonly CapturedNode[],
): boolean {
  if (colored.every((cell) => isOff(cell) || isStruck(cell))) return true;
  const elsewhere = new Set(others.flatMap(saidBy));
  const [first, ...more] = colored.map(saidBy);
  return (first ?? []).some(
    (word) => !elsewhere.has(word) && more.every((words) => words.includes(word)),
  );
}

function isOff(cell: CapturedNode): boolean {
  return isDisabled(cell) || cell.attributes.get('aria-disabled') === 'true';
}

function isStruck(cell: CapturedNode): boolean {
  return [cell, ...flatDescendants(cell)].some(({ style }) =>
    style?.['text-decoration-line'].includes('line-through'),
  );
}

function saidBy(cell: CapturedNode): string[] {
  const names = [cell, ...flatDescendants(cell)].flatMap(({ attributes }) =>
    ['aria-label', 'alt', 'title'].map((name) => attributes.get(name) ?? ''),
  );
  const all = [visibleWordsOf(cell), allWordsOf(cell), ...names].join(' ').toLowerCase();
  return all.match(/\p{L}{2,}|\p{Script=Han}|\p{S}/gu) ?? [];
}

/** Its ground has the color; where that is light or none, its edge. */
function hasColor({ style }: CapturedNode, name: string): boolean {
  const ground = toColor(style?.['background-color']);
  if (ground && ground.alpha > 0.5 && matchesColor(ground, name)) return true;
  const isEdged = style !== null && Number.parseFloat(style['border-top-width']) > 0;
  const edge = isEdged ? toColor(style['border-top-color']) : null;
  return edge !== null && edge.alpha > 0.5 && matchesColor(edge, name);
}
