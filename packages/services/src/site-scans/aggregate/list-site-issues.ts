import { createHash } from 'node:crypto';
import { type Issue, worstFirst } from '@curbcut/model/scan';
import type { ElementOnSite, RuleOnSite, SiteAggregate } from './site-aggregate.ts';

/** One defect over all pages of a site. */
export interface DefectOnSite {
  /** 32 hex digits that don't depend on which pages have it. */
  key: string;
  issue: RuleOnSite['issue'];
  pagesCount: number;
  nodesTotal: number;
  /** At most ten. */
  examples: DefectExample[];
}

interface DefectExample {
  url: string;
  scanId: string;
  /** The page's issue. */
  fingerprint: string;
  node: ElementOnSite['node'];
}

const maxDefects = 2_000;
const maxExamples = 10;

/**
 * The defects of a site, the worst first, at most 2,000. An element that several pages share (a logo in the header) is
 * one defect, however many pages have it, and those that the same pages share (the links of a menu) are one together;
 * what a rule finds on one page only is one defect for the rule, as on a page.
 */
export function listSiteIssues(site: SiteAggregate): DefectOnSite[] {
  const defects = Object.entries(site.rules).flatMap(([key, rule]) => ofRule(site, key, rule));
  return worstFirst(
    defects.map((defect) => ({
      ...defect.issue,
      fingerprint: defect.key,
      pagesCount: defect.pagesCount,
      nodesTotal: defect.nodesTotal,
      defect,
    })),
  )
    .slice(0, maxDefects)
    .map(({ defect }) => defect);
}

function ofRule(site: SiteAggregate, key: string, rule: RuleOnSite): DefectOnSite[] {
  const elements = Object.entries(rule.elements);
  // A suggested change is one element's.
  const issue = elements.length === 1 ? rule.issue : { ...rule.issue, fix: null };
  const shared = elements.filter(([, { pages }]) => pages > 1);
  const together = [...Map.groupBy(shared, ([, element]) => placesOf(element)).values()];
  const defects = together.map((group) => ({
    key: hash(key, ...group.map(([fingerprint]) => fingerprint).sort()),
    issue,
    pagesCount: group[0]?.[1].pages ?? 1,
    nodesTotal: group.reduce((sum, [, { nodes }]) => sum + nodes, 0),
    examples: examplesOf(
      site,
      group.map(([, element]) => element),
    ),
  }));
  const nodesLeft = rule.nodesTotal - defects.reduce((sum, { nodesTotal }) => sum + nodesTotal, 0);
  const single = elements.flatMap(([, element]) => (element.pages === 1 ? [element] : []));
  // Elements that were counted and not kept belong to an issue that is listed already.
  if (single.length === 0 && defects.length > 0) return defects;
  const pages = new Set(single.flatMap(({ examples }) => examples.map(({ page }) => page)));
  return [
    ...defects,
    {
      key: hash(key, ''),
      issue,
      pagesCount: single.length === 0 ? rule.pages : pages.size,
      nodesTotal: nodesLeft,
      examples: examplesOf(site, single),
    },
  ];
}

/** The same for elements on the same pages, as far as they are remembered. */
function placesOf({ pages, lastPage, examples }: ElementOnSite): string {
  return [pages, lastPage, ...examples.map(({ page }) => page)].join(' ');
}

/** Of as many elements and as many pages as there is room for. */
function examplesOf(site: SiteAggregate, elements: readonly ElementOnSite[]): DefectExample[] {
  const places = Math.max(0, ...elements.map(({ examples }) => examples.length));
  const chosen: DefectExample[] = [];
  for (let at = 0; at < Math.max(places, elements.length) && at < maxExamples; at += 1) {
    const element = elements[at % elements.length];
    const example = element?.examples[at % element.examples.length];
    const where = example && site.pages[example.page];
    if (element && where) chosen.push({ ...where, fingerprint: example.issue, node: element.node });
  }
  return chosen;
}

function hash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 32);
}

/** An issue as results hold it: its elements are the examples, each with its page. */
export function toIssue({ key, issue, pagesCount, nodesTotal, examples }: DefectOnSite): Issue {
  return {
    ...issue,
    fingerprint: key,
    pagesCount,
    nodesTotal,
    nodes: examples.map(({ url, fingerprint, node }) => ({
      ...node,
      fingerprint,
      box: null,
      pageUrl: url,
    })),
  };
}
