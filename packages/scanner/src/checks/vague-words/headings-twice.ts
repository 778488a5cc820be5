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
  const alike = Map.groupBy(
    placesOf(headings),
    ({ part, words }) => `${part} ${words.toLowerCase()}`,
  );
  return [...alike.values()]
    .filter((same) => same.length > 1 && (same.length >= many || same.every(tellsNothing)))
    .flatMap((same) => same.map(({ node }) => node));
}

/** General headings of one level and one part, of which one only adds a word to the other: “Details”, “More details”. */
export function headingsWithMore(headings: readonly CapturedNode[]): CapturedNode[] {
  const parts = Map.groupBy(placesOf(headings), ({ part }) => part);
  return [...parts.values()].flatMap((beside) => {
    const general = beside.filter(({ node, words }) => isGeneral(words, languageOf(node)));
    const isPair = (one: Placed, other: Placed) =>
      holdsWords(one.words, other.words) || holdsWords(other.words, one.words);
    return general
      .filter((one) => general.some((other) => isPair(one, other)))
      .map(({ node }) => node);
  });
}

function holdsWords(longer: string, words: string): boolean {
  const [all, some] = [longer.toLowerCase(), words.toLowerCase()];
  return all.endsWith(` ${some}`) || all.startsWith(`${some} `);
}

interface Placed {
  node: CapturedNode;
  /** The part of the page that it is in, and its level. */
  part: string;
  words: string;
}

function placesOf(headings: readonly CapturedNode[]): Placed[] {
  /** The last heading of each level above, as a way to the part that a heading is in. */
  const way: (number | undefined)[] = [];
  return inOrder(headings).map((node, at) => {
    const level = levelOf(node);
    way.length = level;
    const words = ownWordsOf(node);
    const part = `${node.document.frame} ${way.join('/')} ${level}`;
    way[level] = at;
    return { node, part, words };
  });
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
