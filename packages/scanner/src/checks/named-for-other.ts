import type { CapturedNode } from '../capture/page-capture.ts';
import { plain } from './meaningless-words.ts';
import { closest, findIn, roleOf } from './page/controls.ts';
import { wordsOf } from './page/words-of.ts';

/** Of cards of one kind, of letters in what heads one, and of the ancestors in which a card is looked for. */
export const cardThresholds = { cards: 3, letters: 4, levels: 8 } as const;

interface InCard {
  node: CapturedNode;
  name: string;
  heading: string;
  row: CapturedNode;
}

/**
 * Controls of repeated cards or rows whose hidden names have the heading of another one of them, and nothing of their own,
 * by the heading that they have.
 */
export function namedForOther(
  controls: readonly CapturedNode[],
): ReadonlyMap<CapturedNode, string> {
  const inCards = controls.flatMap((node) => inCard(node) ?? []);
  const found = new Map<CapturedNode, string>();
  for (const [row, all] of Map.groupBy(inCards, (one) => one.row)) {
    const headings = new Map(
      row.children.flatMap((card) => {
        const heading = card.kind === 'element' ? headingIn(card) : null;
        return heading ? [[plain(wordsOf(heading)), wordsOf(heading)] as const] : [];
      }),
    );
    if (headings.size < cardThresholds.cards) continue;
    for (const { node, name, heading } of all) {
      const other = [...headings.keys()].find(
        (each) =>
          !heading.includes(each) &&
          lettersOf(each) >= cardThresholds.letters &&
          name.includes(each),
      );
      if (other !== undefined && !sharesWord(name.replace(other, ' '), heading))
        found.set(node, headings.get(other) ?? other);
    }
  }
  return found;
}

/** The card or row of a control that a name of its own hides what the control shows; null where it is in none. */
function inCard(node: CapturedNode): InCard | null {
  const label = node.attributes.get('aria-label')?.trim();
  if (!label) return null;
  const name = plain(label);
  // “Compare with …” may be about another one, and shows that.
  if (plain(wordsOf(node)).includes(name)) return null;
  let card: CapturedNode | null = node.parent;
  for (let level = 0; card?.parent && level < cardThresholds.levels; level += 1) {
    const heading = headingIn(card);
    if (heading) {
      const { tag, parent } = card;
      const alike = parent.children.filter((each) => each.tag === tag && each.box);
      if (closest(node, (each) => each === heading)) return null;
      if (alike.length >= cardThresholds.cards)
        return { node, name, heading: plain(wordsOf(heading)), row: parent };
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

/** Whether a text has a word of a heading, which may be a short form of it. */
function sharesWord(text: string, heading: string): boolean {
  const words = heading.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  return words.length === 0 || words.some((word) => text.includes(word));
}

function lettersOf(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
