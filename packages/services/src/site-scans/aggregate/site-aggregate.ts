import type {
  CategorySlug,
  EngineRun,
  Issue,
  IssueNode,
  PageFacts,
  RuleRun,
} from '@curbcut/model/scan';
import type { ComparedPage } from '../compare/compared-page.ts';

/** What the completed pages of a site have in common: summed up in memory, from what is stored of each page. */
export interface SiteAggregate {
  /** In the order in which they ended; elsewhere a page is its place in here. */
  pages: { url: string; scanId: string }[];
  scoreSum: number;
  /** Pages that have nothing to score; they are not in the sum. */
  unscoredPages: number;
  /** By engine, of those that give pages a score of their own. */
  engineScores: Record<string, { sum: number; pages: number }>;
  categorySums: Partial<Record<CategorySlug, number>>;
  /** Pages that have nothing of a category; they are in no sum. */
  categoryGaps: Partial<Record<CategorySlug, number>>;
  /** Those of which a page could not be tested. */
  untestedCategories: Set<CategorySlug>;
  /** By rule, outcome and level. */
  issues: Map<string, IssueOnSite>;
  /** By rule: what it came to over all pages. */
  rules: Map<string, RuleRun>;
  /** Elements over all rules: further ones are counted, not kept. */
  elements: number;
  passedRules: number;
  /** Pages with parts that no engine could check. */
  notAssessedPages: number;
  /** Pages of which what is stored can't be read: nothing of them is in here. */
  unreadablePages: number;
  engines: EngineRun[];
  /** Facts of the first page, with the sums of all. */
  facts: PageFacts | null;
  /** Pages that can be compared, at most 300. */
  compared: ComparedPage[];
}

/** One rule's issue over all pages, with its elements. */
export interface IssueOnSite {
  words: Omit<Issue, 'nodes' | 'nodesTotal' | 'fingerprint'>;
  pages: number;
  nodesTotal: number;
  /** By the element's own fingerprint, which does not depend on its page. */
  elements: Map<string, ElementOnSite>;
}

export interface ElementOnSite {
  pages: number;
  nodes: number;
  /** The page that was counted last. */
  lastPage: number;
  /** At most ten; `issue` is the fingerprint of the page's issue. */
  examples: { page: number; issue: string }[];
  node: Pick<IssueNode, 'target' | 'html' | 'failureSummary'>;
}

/** Its pages' mean, 0 to 1; null before one has been scored. Down, so that a failed issue on a page never shows 100. */
export function siteScore({ scoreSum, pages, unscoredPages }: SiteAggregate): number | null {
  const scored = pages.length - unscoredPages;
  return scored === 0 ? null : roundDown(scoreSum / scored);
}

/** To a hundredth. */
export function roundDown(score: number): number {
  return Math.floor(Math.min(1, score) * 100 + 1e-6) / 100;
}

export function emptyAggregate(): SiteAggregate {
  return {
    pages: [],
    scoreSum: 0,
    unscoredPages: 0,
    engineScores: {},
    categorySums: {},
    categoryGaps: {},
    untestedCategories: new Set(),
    issues: new Map(),
    rules: new Map(),
    elements: 0,
    passedRules: 0,
    notAssessedPages: 0,
    unreadablePages: 0,
    engines: [],
    facts: null,
    compared: [],
  };
}
