import type { OutlineItem } from '@curbcut/model/scan';
import {
  byLanguage,
  type ComparedNode,
  type ComparedPage,
  type Comparison,
  prevailing,
  quoted,
  wordKey,
} from './compared-page.ts';

const mostNodes = 20;

/** WCAG 2.2, 3.2.4: what does the same on several pages has the same name there. */
export const consistentIdentification: Comparison = {
  rule: 'consistent-identification',
  compare: (pages) => {
    const nodes = byLanguage(pages).flatMap((some) => [...otherLinks(some), ...otherSearch(some)]);
    return nodes.length === 0
      ? []
      : [{ outcome: 'needs-review', nodes: nodes.slice(0, mostNodes) }];
  },
};

interface Named {
  page: ComparedPage;
  item: OutlineItem;
}

/** Links of what pages repeat, to one address. */
function otherLinks(pages: readonly ComparedPage[]): ComparedNode[] {
  const links = pages.flatMap((page) =>
    page.outline.blocks.flatMap((block) =>
      block.links
        .filter(({ url, words }) => url !== null && wordKey(words) !== '')
        .map((item): Named => ({ page, item })),
    ),
  );
  return [...Map.groupBy(links, ({ item }) => item.url).values()].flatMap((same) =>
    otherwiseNamed(same, 'link'),
  );
}

function otherSearch(pages: readonly ComparedPage[]): ComparedNode[] {
  const fields = pages.flatMap((page): Named[] => {
    const item = page.outline.search;
    return item && wordKey(item.words) !== '' ? [{ page, item }] : [];
  });
  return otherwiseNamed(fields, 'search field');
}

/** On pages that have it by another name only. A name within the usual one, or around it, says the same. */
function otherwiseNamed(named: readonly Named[], what: string): ComparedNode[] {
  const onPages = [...Map.groupBy(named, ({ page }) => page).values()];
  const usual = mostCommon(named);
  const has = (some: readonly Named[]) =>
    some.some(({ item }) => {
      const words = wordKey(item.words);
      return words.includes(usual) || usual.includes(words);
    });
  const known = named.find(({ item }) => wordKey(item.words) === usual);
  if (!known || !prevailing(onPages.map(has))) return [];
  return onPages.flatMap((some): ComparedNode[] => {
    const [first] = some;
    if (!first || has(some)) return [];
    const failureSummary = `This ${what} is called ${quoted(first.item.words)} here and ${quoted(known.item.words)} on most other pages. Does it do the same? Then give it the same name.`;
    return [{ at: first.page.at, item: first.item, failureSummary }];
  });
}

function mostCommon(named: readonly Named[]): string {
  const byWords = [...Map.groupBy(named, ({ item }) => wordKey(item.words))];
  return byWords.sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
}
