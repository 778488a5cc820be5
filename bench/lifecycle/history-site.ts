import type { Random } from './random.ts';

export type BlockKind = 'image' | 'field' | 'button' | 'link' | 'text';

/** What a page is made of: one element that may be broken, and what belongs to it. */
export interface Block {
  /** The same in each scan: what is true of the element is told by it. */
  id: string;
  kind: BlockKind;
  words: string;
  /** Of its file, address or field. */
  name: string;
  isBroken: boolean;
}

export interface HistoryPage {
  path: string;
  title: string;
  main: Block[];
  aside: Block[];
}

/** A site at one moment of its history. */
export interface HistorySite {
  /** Class names, ids of a framework and files' versions are made of it. */
  build: number;
  wrappers: number;
  navigation: string[];
  /** On each page. */
  header: Block[];
  pages: HistoryPage[];
}

const kinds: readonly BlockKind[] = ['image', 'field', 'button', 'link', 'text'];
const words = [
  'harbor ferry island timetable winter summer ticket cabin deck captain',
  'lighthouse anchor museum bakery garden market bridge river castle forest',
  'morning evening weather children bicycle luggage discount member newsletter account',
  'address phone street country language payment invoice receipt gallery concert',
].flatMap((line) => line.split(' '));

export function someWords(random: Random, count: number): string {
  const chosen = Array.from({ length: count }, () => random.oneOf(words) ?? '');
  return chosen.join(' ').replace(/^./, (letter) => letter.toUpperCase());
}

let lastId = 0;

export function newBlock(random: Random, isBroken: boolean, kind = random.oneOf(kinds)): Block {
  lastId += 1;
  return {
    id: `e${lastId}`,
    kind: kind ?? 'text',
    words: someWords(random, 2 + random.below(4)),
    name: someWords(random, 2).toLowerCase().replaceAll(' ', '-'),
    isBroken,
  };
}

export function newPage(random: Random, taken: readonly string[]): HistoryPage {
  let title = someWords(random, 2);
  while (taken.includes(pathOf(title))) title = someWords(random, 3);
  return {
    path: pathOf(title),
    title,
    main: Array.from({ length: 5 + random.below(5) }, () =>
      newBlock(random, random.below(3) === 0),
    ),
    aside: Array.from({ length: random.below(3) }, () => newBlock(random, random.below(3) === 0)),
  };
}

function pathOf(title: string): string {
  return `/${title.toLowerCase().replaceAll(' ', '-')}`;
}

export function newSite(random: Random): HistorySite {
  const pages: HistoryPage[] = [{ ...newPage(random, []), path: '/' }];
  while (pages.length < 10)
    pages.push(
      newPage(
        random,
        pages.map(({ path }) => path),
      ),
    );
  return {
    build: 1,
    wrappers: 0,
    navigation: Array.from({ length: 4 }, () => someWords(random, 1)),
    header: (['image', 'field', 'button', 'link'] as const).map((kind) =>
      newBlock(random, random.below(2) === 0, kind),
    ),
    pages,
  };
}
