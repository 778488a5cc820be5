import { noCauses, type GatheredCauses } from '@curbcut/model/causes';
import type {
  CategorySlug,
  EngineRun,
  PageFacts,
  RuleRun,
  UntriedElement,
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
  causes: GatheredCauses;
  /** By rule: what it came to over all pages. */
  rules: Map<string, RuleRun>;
  /** By rule and digits: what a page was not used enough to tell. */
  untried: Map<string, UntriedElement>;
  /** Rules that what was left alone on a page might have failed. */
  leftAlone: Set<string>;
  /** By what is said of it: what was left alone, the rules concerned, and the pages that have it. */
  leftAloneParts: Map<string, { rules: Set<string>; pages: string[] }>;
  /** Pages of which only is known that something was left alone there. */
  leftAlonePages: number;
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
    causes: noCauses(),
    rules: new Map(),
    untried: new Map(),
    leftAlone: new Set(),
    leftAloneParts: new Map(),
    leftAlonePages: 0,
    passedRules: 0,
    notAssessedPages: 0,
    unreadablePages: 0,
    engines: [],
    facts: null,
    compared: [],
  };
}
