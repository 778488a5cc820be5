import { type ComparedNode, type Comparison } from './compared-page.ts';

const thresholds = { pages: 5, nodes: 10 } as const;

/** WCAG 2.2, 2.4.5: each page of a site is found in more than one way, unless it is a step of a process. */
export const multipleWays: Comparison = {
  rule: 'multiple-ways',
  compare: (pages) => {
    if (pages.length < thresholds.pages) return [];
    const half = pages.length / 2;
    const has = (what: 'search' | 'siteMap') =>
      pages.filter(({ outline }) => outline[what] !== null).length;
    if (has('search') > half || has('siteMap') > half) return [];
    const repeated = new Set(
      pages.flatMap(({ outline }) =>
        outline.blocks.flatMap(({ links }) => links.map(({ url }) => url)),
      ),
    );
    const nodes = pages
      .slice(1)
      .filter(({ url }) => !repeated.has(url))
      .map(({ at }): ComparedNode => ({
        at,
        item: { target: ['html'], html: '<html>' },
        failureSummary:
          'No navigation, header or footer leads here, and most pages have neither a search nor a link to a site map. Is there a second way to find this page? A step of a process needs none.',
      }));
    return nodes.length === 0
      ? []
      : [{ outcome: 'needs-review', nodes: nodes.slice(0, thresholds.nodes) }];
  },
};
