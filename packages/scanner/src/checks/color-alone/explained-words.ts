import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { toColor } from '../page/colors.ts';
import { closest } from '../page/controls.ts';
import { matchesColor } from '../page/matches-color.ts';
import { hueOf } from './alike-colors.ts';
import { visibleWordsOf } from '../page/visible-words.ts';
import { hasDesignedColor, placesOfWords } from './places-of-words.ts';

/** Of words, in characters; of words that mean something; and how many elements are looked at. */
const limits = { longest: 60, meaning: 4, most: 200 } as const;

/**
 * Short texts in the colors that a sentence tells apart, at places that are built and look alike, where no text holds a word of
 * the sentence or a sign of its own. Empty where they have one of the colors only.
 */
export function explainedWords(
  { nodes }: CapturedDocument,
  { sentence, colors }: { sentence: string; colors: readonly string[] },
): CapturedNode[] {
  const meanings = meaningsIn(sentence);
  const items = nodes
    .flatMap((node) => {
      const color = nameOf(node, colors);
      return color !== null && isShort(node) ? [{ node, color }] : [];
    })
    .slice(0, limits.most);
  const groups = Map.groupBy(items, ({ node }) => buildOf(node));
  return [...groups.values()].flatMap((group) => {
    const byColor = Map.groupBy(group, ({ color }) => color);
    if (byColor.size < 2) return [];
    const isTold = haveMarks([...byColor.values()], ({ node }) => [
      ...meanings.filter((meaning) => says(node, meaning)),
      ...(visibleWordsOf(node).match(/[^\p{L}\p{Nd}\s]/gu) ?? []),
    ]);
    return isTold ? [] : group.map(({ node }) => node);
  });
}

/** The name of its color, where it is its own and one of some. */
function nameOf({ tag, style, parent }: CapturedNode, colors: readonly string[]): string | null {
  if (!placesOfWords.has(tag) || !style || parent?.style?.color === style.color) return null;
  const color = toColor(style.color);
  if (!color || hueOf(color) === null) return null;
  return colors.find((name) => matchesColor(color, name)) ?? null;
}

function isShort(node: CapturedNode): boolean {
  if (!isVisible(node) || hasDesignedColor(node)) return false;
  const words = visibleWordsOf(node);
  return words !== '' && words.length <= limits.longest;
}

function buildOf(node: CapturedNode): string {
  const { style, parent } = node;
  return [
    node.tag,
    parent?.tag,
    parent?.parent?.tag,
    style?.['font-weight'],
    style?.['font-style'],
    style?.['text-decoration-line'],
  ].join(' ');
}

function meaningsIn(sentence: string): string[] {
  return wordsOf(sentence).filter((word) => word.length >= limits.meaning);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** The beginning of a word is enough: languages bend the end. */
function says(node: CapturedNode, meaning: string): boolean {
  const row = closest(node, ({ tag }) => tag === 'tr' || tag === 'li' || tag === 'dl') ?? node;
  return wordsOf(visibleWordsOf(row)).some(
    (word) =>
      word.length >= limits.meaning &&
      (meaning.startsWith(word.slice(0, 5)) || word.startsWith(meaning)),
  );
}

/** A mark that all of one color have, and none of another. */
function haveMarks<T>(
  groups: readonly (readonly T[])[],
  marksOf: (item: T) => readonly string[],
): boolean {
  const marks = groups.map((group) => group.map((item) => new Set(marksOf(item))));
  return marks.some((own, at) =>
    [...(own[0] ?? [])].some(
      (mark) =>
        own.every((of) => of.has(mark)) &&
        marks.some((others, place) => place !== at && others.every((of) => !of.has(mark))),
    ),
  );
}
