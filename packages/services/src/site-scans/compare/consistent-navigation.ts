import type { OutlineBlock, OutlineItem } from '@curbcut/model/scan';
import { countOf } from '@curbcut/model/text';
import {
  byLanguage,
  type ComparedNode,
  type ComparedPage,
  type Comparison,
  prevailing,
  quoted,
} from './compared-page.ts';

/** So many links are a navigation, so much of two of them must be the same for them to be one, and so many of a page are looked at. */
const thresholds = { links: 4, sharedPart: 0.6, blocks: 4 } as const;

interface BlockOnPage {
  page: ComparedPage;
  /** By address, in their order; of links to one address the first. */
  links: ReadonlyMap<string, OutlineItem>;
}

/** WCAG 2.2, 3.2.3: a navigation that pages repeat has its links in the same order on each of them. */
export const consistentNavigation: Comparison = {
  rule: 'consistent-navigation',
  compare: (pages) => {
    const nodes = byLanguage(pages).flatMap(disordered);
    return nodes.length === 0 ? [] : [{ outcome: 'failed', nodes }];
  },
};

function disordered(pages: readonly ComparedPage[]): ComparedNode[] {
  const blocks = pages.flatMap((page) =>
    page.outline.blocks
      .filter(isNavigation)
      .slice(0, thresholds.blocks)
      .map((block): BlockOnPage => ({ page, links: byUrl(block) })),
  );
  const waiting = new Set(blocks.filter(({ links }) => links.size >= thresholds.links));
  const holders = new Map<string, BlockOnPage[]>();
  for (const block of waiting)
    for (const url of block.links.keys()) {
      const held = holders.get(url);
      if (held) held.push(block);
      else holders.set(url, [block]);
    }
  const nodes: ComparedNode[] = [];
  for (const first of waiting) {
    const near = new Set([...first.links.keys()].flatMap((url) => holders.get(url) ?? []));
    const alike = [
      first,
      ...[...near].filter((other) => waiting.has(other) && isSame(first, other)),
    ];
    for (const one of alike) waiting.delete(one);
    nodes.push(...outOfOrder(alike));
  }
  return nodes;
}

function isNavigation({ kind }: OutlineBlock): boolean {
  return kind === 'navigation';
}

function byUrl({ links }: OutlineBlock): Map<string, OutlineItem> {
  const known = new Map<string, OutlineItem>();
  for (const link of links)
    if (link.url !== null && !known.has(link.url)) known.set(link.url, link);
  return known;
}

function isSame(one: BlockOnPage, other: BlockOnPage): boolean {
  const shared = [...one.links.keys()].filter((url) => other.links.has(url)).length;
  const all = one.links.size + other.links.size - shared;
  return (
    one.page !== other.page && shared >= thresholds.links && shared >= all * thresholds.sharedPart
  );
}

/** Of pages that leave links out, for example the one to themselves, the order of the others is compared. */
function outOfOrder(blocks: readonly BlockOnPage[]): ComparedNode[] {
  const shared = [...(blocks[0]?.links.keys() ?? [])].filter((url) =>
    blocks.every(({ links }) => links.has(url)),
  );
  const orderOf = ({ links }: BlockOnPage) =>
    [...links.keys()].filter((url) => shared.includes(url)).join('\n');
  const usual = shared.length < 2 ? null : prevailing(blocks.map(orderOf));
  if (usual === null) return [];
  const urls = usual.split('\n');
  const usualPages = blocks.filter((block) => orderOf(block) === usual).length;
  return blocks.flatMap(({ page, links }): ComparedNode[] => {
    const here = [...links.keys()].filter((url) => shared.includes(url));
    const place = here.findIndex((url, index) => url !== urls[index]);
    const [item, before] = [links.get(here[place] ?? ''), links.get(urls[place] ?? '')];
    if (!item || !before) return [];
    const failureSummary = `Here ${quoted(item.words)} stands before ${quoted(before.words)}; in the same navigation on ${countOf(usualPages, 'other page')} it is the other way round.`;
    return [{ at: page.at, item, failureSummary }];
  });
}
