import { languageOf } from '../../capture/language-of.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { ownWordsOf } from '../page/words-of.ts';
import { levelOf } from './headings.ts';
import { isGeneral, saysNothingTwice } from './says-nothing.ts';

/** From how many on headings that say the same tell nothing apart, whatever they say. */
const many = 3;

/**
 * Headings of one level and one part of the page that say the same: general words, the number of a step, or anything where
 * there are many.
 */
export function headingsTwice(headings: readonly CapturedNode[]): CapturedNode[] {
  /** The last heading of each level above, as a way to the part that a heading is in. */
  const way: (number | undefined)[] = [];
  const placed = inOrder(headings).map((node, at) => {
    const level = levelOf(node);
    way.length = level;
    const words = ownWordsOf(node);
    const part = `${node.document.frame} ${way.join('/')} ${level}`;
    way[level] = at;
    return { node, part, words };
  });
  const alike = [
    ...Map.groupBy(placed, ({ part, words }) => `${part} ${words.toLowerCase()}`).values(),
  ].filter((same) => same.length > 1 && (same.length >= many || same.every(tellsNothing)));
  return [...alike, ...[...Map.groupBy(placed, ({ part }) => part).values()].flatMap(more)].flatMap(
    (same) => same.map(({ node }) => node),
  );
}

/** “Details” and “More details”: the second one says no more than that there is another part. */
function more<T extends { node: CapturedNode; words: string }>(beside: readonly T[]): T[][] {
  const general = beside.filter(({ node, words }) => isGeneral(words, languageOf(node)));
  return general.flatMap((one) =>
    general
      .filter((other) => holdsWords(other.words.toLowerCase(), one.words.toLowerCase()))
      .map((other) => [one, other]),
  );
}

function holdsWords(longer: string, words: string): boolean {
  return longer.endsWith(` ${words}`) || longer.startsWith(`${words} `);
}

function tellsNothing({ node, words }: { node: CapturedNode; words: string }): boolean {
  return saysNothingTwice(words, languageOf(node)) || step.test(words);
}

/** “Step 3: your details”: of two with one number one is wrong. */
const step =
  /^\p{L}+ \p{Nd}{1,2}(?:\s*(?:\/|of|von|de|sur|di|van|av|z)\s*\p{Nd}{1,2})?\s*[:.–—-]\s*\p{L}/iu;

function inOrder(headings: readonly CapturedNode[]): CapturedNode[] {
  const wanted = new Set(headings);
  const documents = new Set(headings.map(({ document }) => document));
  return [...documents].flatMap(({ nodes }) => nodes.filter((node) => wanted.has(node)));
}
