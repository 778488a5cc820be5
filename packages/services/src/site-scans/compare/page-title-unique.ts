import { countOf } from '@curbcut/model/text';
import {
  byLanguage,
  type ComparedNode,
  type ComparedPage,
  type Comparison,
  quoted,
  wordKey,
} from './compared-page.ts';

/** From so many pages on the title is surely none of the page's own. */
const leastPages = 3;

/** WCAG 2.2, 2.4.2: pages about different things have different titles. */
export const pageTitleUnique: Comparison = {
  rule: 'page-title-unique',
  compare: (pages) => {
    const groups = byLanguage(pages).flatMap((some) => [...Map.groupBy(some, titleOf)]);
    const same = groups.flatMap(([title, some]) =>
      title === '' ? [] : [aboutDifferentThings(some)],
    );
    const ofSize = (is: (size: number) => boolean) =>
      same.filter((some) => some.length > 1 && is(some.length)).flatMap(asNodes);
    const [failed, asked] = [
      ofSize((size) => size >= leastPages),
      ofSize((size) => size < leastPages),
    ];
    return [
      ...(failed.length > 0 ? [{ outcome: 'failed', nodes: failed } as const] : []),
      ...(asked.length > 0 ? [{ outcome: 'needs-review', nodes: asked } as const] : []),
    ];
  },
};

function titleOf({ outline }: ComparedPage): string {
  return outline.title.toLowerCase().replace(/\s+/g, ' ');
}

/** One page for each heading and for each path: variants of an address, and pages of a list, show the same. */
function aboutDifferentThings(pages: readonly ComparedPage[]): ComparedPage[] {
  const byHeading = new Map<string, ComparedPage>();
  const paths = new Set<string>();
  for (const page of pages) {
    const heading = wordKey(page.outline.heading);
    const path = new URL(page.url).pathname;
    if (heading === '' || byHeading.has(heading) || paths.has(path)) continue;
    byHeading.set(heading, page);
    paths.add(path);
  }
  return [...byHeading.values()];
}

function asNodes(pages: readonly ComparedPage[]): ComparedNode[] {
  return pages.map(({ at, outline }) => ({
    at,
    item: { target: ['title'], html: `<title>${outline.title}</title>` },
    failureSummary: `The page is about ${quoted(outline.heading)}, and its title ${quoted(outline.title)} is that of ${countOf(pages.length - 1, 'other page')} about something else too.`,
  }));
}
