import { createHash } from 'node:crypto';
import { type Issue, type IssueNode, worstFirst } from '@curbcut/model/scan';
import type { ElementOnSite, IssueOnSite, SiteAggregate } from './site-aggregate.ts';

const maxIssues = 2_000;
const maxExamples = 10;

/**
 * The issues of a site, the worst first, at most 2,000. An element that several pages share (a logo in the header) is
 * one issue, however many pages have it, and those that the same pages share (the links of a menu) are one together;
 * what a rule finds on one page only is one issue for the rule, as on a page. Fingerprints don't depend on which pages
 * have it; the nodes are examples, each with its page.
 */
export function listSiteIssues(site: SiteAggregate): Issue[] {
  const issues = [...site.issues].flatMap(([key, onSite]) => ofRule(site, key, onSite));
  return worstFirst(issues).slice(0, maxIssues);
}

function ofRule(site: SiteAggregate, key: string, onSite: IssueOnSite): Issue[] {
  const elements = [...onSite.elements];
  // A suggested change is one element's.
  const words = elements.length === 1 ? onSite.words : { ...onSite.words, fix: null };
  const shared = elements.filter(([, { pages }]) => pages > 1);
  const together = [...Map.groupBy(shared, ([, element]) => placesOf(element)).values()];
  const issues = together.map((group): Issue => ({
    ...words,
    fingerprint: hash(key, ...group.map(([fingerprint]) => fingerprint).sort()),
    pagesCount: group[0]?.[1].pages ?? 1,
    nodesTotal: group.reduce((sum, [, { nodes }]) => sum + nodes, 0),
    nodes: examplesOf(
      site,
      group.map(([, element]) => element),
    ),
  }));
  const nodesLeft = onSite.nodesTotal - issues.reduce((sum, { nodesTotal }) => sum + nodesTotal, 0);
  const single = elements.flatMap(([, element]) => (element.pages === 1 ? [element] : []));
  // Elements that were counted and not kept belong to an issue that is listed already.
  if (single.length === 0 && issues.length > 0) return issues;
  const pages = new Set(single.flatMap(({ examples }) => examples.map(({ page }) => page)));
  return [
    ...issues,
    {
      ...words,
      fingerprint: hash(key, ''),
      pagesCount: single.length === 0 ? onSite.pages : pages.size,
      nodesTotal: nodesLeft,
      nodes: examplesOf(site, single),
    },
  ];
}

/** The same for elements on the same pages, as far as they are remembered. */
function placesOf({ pages, lastPage, examples }: ElementOnSite): string {
  return [pages, lastPage, ...examples.map(({ page }) => page)].join(' ');
}

/** Of as many elements and as many pages as there is room for. */
function examplesOf(site: SiteAggregate, elements: readonly ElementOnSite[]): IssueNode[] {
  const places = Math.max(0, ...elements.map(({ examples }) => examples.length));
  const chosen: IssueNode[] = [];
  for (let at = 0; at < Math.max(places, elements.length) && at < maxExamples; at += 1) {
    const element = elements[at % elements.length];
    const example = element?.examples[at % element.examples.length];
    const where = example && site.pages[example.page];
    if (!element || !where) continue;
    chosen.push({
      ...element.node,
      fingerprint: example.issue,
      box: null,
      page: { ...where, fingerprint: example.issue },
    });
  }
  return chosen;
}

function hash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 32);
}
