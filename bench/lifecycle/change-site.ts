import {
  type Block,
  type HistoryPage,
  type HistorySite,
  newBlock,
  newPage,
  someWords,
} from './history-site.ts';
import type { Random } from './random.ts';

interface Change {
  name: string;
  /** How often, beside the others. */
  weight: number;
  apply(site: HistorySite, random: Random): void;
}

const blocksOf = (page: HistoryPage) => [...page.main, ...page.aside];

function anyBlock(site: HistorySite, random: Random, is: (block: Block) => boolean) {
  const all = [...site.header, ...site.pages.flatMap(blocksOf)].filter(is);
  return random.oneOf(all);
}

function anyPage(site: HistorySite, random: Random): HistoryPage {
  const page = random.oneOf(site.pages);
  if (!page) throw new Error('A site has pages.');
  return page;
}

const changes: readonly Change[] = [
  {
    name: 'repair an element',
    weight: 4,
    apply: (site, random) => {
      const block = anyBlock(site, random, ({ isBroken }) => isBroken);
      if (block) block.isBroken = false;
    },
  },
  {
    name: 'break an element',
    weight: 2,
    apply: (site, random) => {
      const block = anyBlock(site, random, ({ isBroken }) => !isBroken);
      if (block) block.isBroken = true;
    },
  },
  {
    name: 'add an element that is broken',
    weight: 2,
    apply: (site, random) => insert(anyPage(site, random), newBlock(random, true), random),
  },
  {
    name: 'add an element',
    weight: 1,
    apply: (site, random) => insert(anyPage(site, random), newBlock(random, false), random),
  },
  {
    name: 'remove an element',
    weight: 1,
    apply: (site, random) => {
      const { main } = anyPage(site, random);
      main.splice(random.below(main.length), 1);
    },
  },
  {
    name: 'move an element to another part',
    weight: 2,
    apply: (site, random) => {
      const page = anyPage(site, random);
      const [from, to] = random.below(2) === 0 ? [page.main, page.aside] : [page.aside, page.main];
      const [moved] = from.splice(random.below(Math.max(1, from.length)), 1);
      if (moved) to.push(moved);
    },
  },
  {
    name: 'put elements into another order',
    weight: 2,
    apply: (site, random) => {
      const page = anyPage(site, random);
      const keyed = page.main.map((block) => ({ block, key: random.below(1_000) }));
      page.main = keyed.sort((a, b) => a.key - b.key).map(({ block }) => block);
    },
  },
  {
    name: 'change the words of an element',
    weight: 3,
    apply: (site, random) => {
      const block = anyBlock(site, random, () => true);
      if (block) block.words = someWords(random, 2 + random.below(4));
    },
  },
  {
    name: 'rename classes and ids',
    weight: 2,
    apply: (site) => {
      site.build += 1;
    },
  },
  {
    name: 'put wrappers around the content',
    weight: 1,
    apply: (site, random) => {
      site.wrappers = random.below(4);
    },
  },
  {
    name: 'rename items of the navigation',
    weight: 1,
    apply: (site, random) => {
      site.navigation = site.navigation.map((item) =>
        random.below(2) === 0 ? item : someWords(random, 1),
      );
    },
  },
  {
    name: 'add a page',
    weight: 1,
    apply: (site, random) => {
      site.pages.push(
        newPage(
          random,
          site.pages.map(({ path }) => path),
        ),
      );
    },
  },
  {
    name: 'remove a page',
    weight: 1,
    apply: (site, random) => {
      if (site.pages.length > 8) site.pages.splice(1 + random.below(site.pages.length - 1), 1);
    },
  },
];

function insert({ main }: HistoryPage, block: Block, random: Random): void {
  main.splice(random.below(main.length + 1), 0, block);
}

/** Changes the site as its people may between two scans, sometimes in nothing. */
export function changeSite(site: HistorySite, random: Random): string[] {
  const all = changes.flatMap((change) => Array.from({ length: change.weight }, () => change));
  return Array.from({ length: random.below(9) }, () => {
    const change = random.oneOf(all);
    change?.apply(site, random);
    return change?.name ?? '';
  });
}
