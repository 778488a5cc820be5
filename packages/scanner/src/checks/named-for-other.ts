import type { CapturedNode } from '../capture/page-capture.ts';
import { plain } from './meaningless-words.ts';
import { closest, findIn, roleOf } from './page/controls.ts';
import { wordsOf } from './page/words-of.ts';

/**
 * Of cards of one kind, or of two where the control of the other one has the very same name; of letters in what heads one, of
 * the ancestors in which a card is looked for, and the weight from which on a line may head one.
 */
const cardThresholds = { cards: 3, pair: 2, letters: 4, levels: 8, bold: 600 } as const;

interface InCard {
  node: CapturedNode;
  name: string;
  /** In small letters, without a number before it. */
  heading: string;
  row: CapturedNode;
}

/**
 * Controls of repeated cards or rows whose hidden names have the heading of another one of them, and nothing of their own,
 * by the heading that they have. A bold line is a heading, and two cards are enough, only where the other one's control has
 * the very same name.
 */
export function namedForOther(
  controls: readonly CapturedNode[],
): ReadonlyMap<CapturedNode, string> {
  return otherInCards(
    controls.flatMap((node) => {
      const name = plain(node.attributes.get('aria-label') ?? '');
      // “Compare with …” may be about another one, and shows that.
      return name === '' || plain(wordsOf(node)).includes(name) ? [] : (inCard(node, name) ?? []);
    }),
  );
}

/** The same of pictures and their text alternatives. */
export function describedForOther(
  pictures: readonly CapturedNode[],
): ReadonlyMap<CapturedNode, string> {
  return otherInCards(
    pictures.flatMap((node) => {
      const name = plain(node.attributes.get('alt') ?? '');
      return name === '' ? [] : (inCard(node, name) ?? []);
    }),
  );
}

function otherInCards(inCards: readonly InCard[]): ReadonlyMap<CapturedNode, string> {
  const found = new Map<CapturedNode, string>();
  for (const [row, all] of Map.groupBy(inCards, (one) => one.row)) {
    const headings = new Map(
      row.children.flatMap((card) => {
        const heading = card.kind === 'element' ? headingIn(card) : null;
        return heading ? [[coreOf(heading), wordsOf(heading)] as const] : [];
      }),
    );
    for (const { node, name, heading } of all) {
      // The other one has the very same name, or that of this one.
      const twin = all.find(
        (one) =>
          !heading.includes(one.heading) &&
          isIn(one.heading, name) &&
          (one.name === name || (isIn(heading, one.name) && !one.heading.includes(heading))),
      );
      const other =
        twin?.heading ??
        (headings.size < cardThresholds.cards
          ? undefined
          : [...headings.keys()].find((each) => !heading.includes(each) && isIn(each, name)));
      if (
        other !== undefined &&
        !sharesWord(name.replace(other, ' '), heading) &&
        !isWrittenBy(node, { other, row })
      )
        found.set(node, headings.get(other) ?? other);
    }
  }
  return found;
}

/** What the other one is called stands beside the element as well, in a card that has no heading: it is of both. */
function isWrittenBy(
  node: CapturedNode,
  { other, row }: { other: string; row: CapturedNode },
): boolean {
  const card = closest(node, ({ parent }) => parent === row);
  return (
    card !== null &&
    findIn(
      card,
      (one) => one.kind === 'text' && one.box !== null && coreOf(one.parent ?? one) === other,
    ) !== null
  );
}

function isIn(heading: string, name: string): boolean {
  return lettersOf(heading) >= cardThresholds.letters && name.includes(heading);
}

/** The card or row of an element; null where it is in none. */
function inCard(node: CapturedNode, name: string): InCard | null {
  let card: CapturedNode | null = node.parent;
  for (let level = 0; card?.parent && level < cardThresholds.levels; level += 1) {
    const heading = headingIn(card) ?? boldLineIn(card);
    if (heading) {
      const { tag, parent } = card;
      const alike = parent.children.filter((each) => each.tag === tag && each.box);
      if (closest(node, (each) => each === heading)) return null;
      const least = isHeading(heading) ? cardThresholds.pair : cardThresholds.cards;
      if (alike.length >= least) return { node, name, heading: coreOf(heading), row: parent };
      // A part of a card may hold all of its words.
      if (findIn(parent, (each) => each !== heading && isHeading(each))) return null;
    }
    card = card.parent;
  }
  return null;
}

function isHeading(node: CapturedNode): boolean {
  return /^(h[2-6]|th)$/.test(node.tag) || /^(heading|rowheader)$/.test(roleOf(node));
}

/** Of a row of a table without any, its first cell. */
function headingIn(card: CapturedNode): CapturedNode | null {
  const heading = findIn(card, isHeading);
  if (heading || card.tag !== 'tr') return heading;
  const first = card.children.find(({ tag }) => tag === 'td') ?? null;
  return first && /\p{L}{2}/u.test(wordsOf(first)) ? first : null;
}

/** What stands first in a card, in bold. */
function boldLineIn(card: CapturedNode): CapturedNode | null {
  const first = findIn(
    card,
    ({ kind, box, text }) => kind === 'text' && box !== null && /\S/.test(text),
  )?.parent;
  const isBold = Number(first?.style?.['font-weight'] ?? 0) >= cardThresholds.bold;
  return first && first !== card && isBold ? first : null;
}

function coreOf(heading: CapturedNode): string {
  return plain(wordsOf(heading)).replace(/^\d+[.)]?\s+/, '');
}

/** Whether a text has a word of a heading, which may be a short form of it. */
function sharesWord(text: string, heading: string): boolean {
  const words = heading.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  return words.length === 0 || words.some((word) => text.includes(word));
}

function lettersOf(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
