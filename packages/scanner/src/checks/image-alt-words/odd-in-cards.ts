import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { closest } from '../page/controls.ts';
import { wordsOf } from '../page/words-of.ts';

/** So many cards stand beside each other, and so many letters begin the forms of one word. */
const oddThresholds = { otherCards: 3, stem: 4 } as const;

/** The heading of the only card of a list whose picture says no word of it, where those of all others do; by picture. */
export function oddInCards(pictures: readonly CapturedNode[]): ReadonlyMap<CapturedNode, string> {
  const cards = pictures.flatMap((node) => {
    const card = closest(node, ({ tag }) => tag === 'li' || tag === 'article');
    const inside = card ? [...flatDescendants(card)] : [];
    const headings = inside.filter(({ tag }) => /^h[1-6]$/.test(tag));
    const isAlone = inside.filter(({ tag }) => tag === 'img').length === 1;
    const heading = headings.length === 1 && isAlone && headings[0] ? wordsOf(headings[0]) : '';
    return card?.parent && heading !== '' ? [{ node, list: card.parent, heading }] : [];
  });
  return new Map(
    [...Map.groupBy(cards, ({ list }) => list).values()].flatMap((beside) => {
      const odd = beside.filter(({ node, heading }) => !sharesWord(altOf(node), heading));
      const [only] = odd;
      const isOdd = odd.length === 1 && beside.length > oddThresholds.otherCards;
      return only && isOdd ? [[only.node, only.heading] as const] : [];
    }),
  );
}

function altOf({ attributes }: CapturedNode): string {
  return attributes.get('alt') ?? '';
}

function sharesWord(text: string, other: string): boolean {
  const stems = new Set(stemsOf(other));
  return stemsOf(text).some((stem) => stems.has(stem));
}

function stemsOf(text: string): string[] {
  return [...text.toLowerCase().matchAll(/\p{L}{4,}/gu)].map(([word]) =>
    word.slice(0, oddThresholds.stem),
  );
}
