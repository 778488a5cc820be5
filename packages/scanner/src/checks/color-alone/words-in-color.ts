import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { toColor } from '../page/colors.ts';
import { matchesColor } from '../page/matches-color.ts';
import { visibleWordsOf } from '../page/visible-words.ts';
import { hasDesignedColor, placesOfWords } from './places-of-words.ts';

/** Of words, in characters; and how many elements are compared. */
const longest = 80;
const most = { colored: 60, others: 1_000 } as const;

/**
 * Words in one of some colors, at places that are built as others without it, where neither weight nor decoration nor a word
 * or sign goes with the color.
 */
export function wordsInColor(
  { nodes }: CapturedDocument,
  colors: readonly string[],
): CapturedNode[] {
  const has = (node: CapturedNode) => {
    const color = toColor(node.style?.color);
    return color !== null && colors.some((name) => matchesColor(color, name));
  };
  const colored = nodes
    .filter(
      (node) =>
        places.has(node.tag) &&
        has(node) &&
        node.parent?.style?.color !== node.style?.color &&
        !hasDesignedColor(node) &&
        isVisible(node) &&
        hasWords(node),
    )
    .slice(0, most.colored);
  if (colored.length === 0) return [];
  const kinds = new Set(colored.map(buildOf));
  const others = nodes
    .filter(
      (node) =>
        places.has(node.tag) &&
        !has(node) &&
        kinds.has(buildOf(node)) &&
        isVisible(node) &&
        hasWords(node),
    )
    .slice(0, most.others);
  return colored.filter((node) => {
    const beside = others.filter((other) => buildOf(other) === buildOf(node));
    const alike = beside.filter((other) => lookOf(other) === lookOf(node));
    return alike.length > 0 && !hasSignOfItsOwn(node, alike, colored);
  });
}

const places = new Set([...placesOfWords, 'p']);

function hasWords(node: CapturedNode): boolean {
  const words = visibleWordsOf(node);
  return words !== '' && words.length <= longest;
}

function buildOf(node: CapturedNode): string {
  const column = /^t[dh]$/.test(node.tag)
    ? (node.parent?.children.filter(({ kind }) => kind === 'element').indexOf(node) ?? 0)
    : '';
  return `${node.tag}${column}<${node.parent?.tag}<${node.parent?.parent?.tag}<${node.parent?.parent?.parent?.tag}`;
}

function lookOf({ style }: CapturedNode): string {
  return style
    ? `${style['font-weight']} ${style['font-style']} ${style['text-decoration-line']} ${style['background-color']}`
    : '';
}

/** Something that all of the color say, and none of the others. */
function hasSignOfItsOwn(
  node: CapturedNode,
  others: readonly CapturedNode[],
  colored: readonly CapturedNode[],
): boolean {
  const elsewhere = new Set(others.flatMap(signsIn));
  const same = colored.filter((one) => buildOf(one) === buildOf(node));
  const own = signsIn(node).filter((sign) => !elsewhere.has(sign));
  // A word that only one has is often its name.
  if (same.length === 1)
    return (
      own.some((sign) => !/\p{L}/u.test(sign)) ||
      others.every((other) => signsIn(other).length < signsIn(node).length)
    );
  return own.some((sign) => same.every((one) => signsIn(one).includes(sign)));
}

function signsIn(node: CapturedNode): string[] {
  const words = visibleWordsOf(node).toLowerCase();
  return [
    ...words.split(/[\s:,.]+/).filter((word) => word !== '' && !/\p{Nd}/u.test(word)),
    ...(words.match(/[^\p{L}\p{Nd}\s]/gu) ?? []),
  ];
}
