import type { Issue } from './issue.ts';
import { placePictures } from './place-pictures.ts';
import type { PageOutline } from './page-outline.ts';
import type {
  CategoryScore,
  CompletedPageScan,
  EngineRun,
  NotAssessed,
  PageFacts,
} from './page-scan.ts';

/** What a completed page adds to the result of its site. */
export interface SitePageResult {
  url: string;
  scanId: string;
  /** 0 to 1; null when there is nothing to score. */
  overallScore: number | null;
  categories: CategoryScore[];
  engines: EngineRun[];
  page: PageFacts;
  passedRules: number;
  rules: CompletedPageScan['rules'];
  /** Parts of the page could not be evaluated, beside what was left alone. */
  hasNotAssessed: boolean;
  untried?: CompletedPageScan['untried'];
  /** Rules that what was left alone on the page might have failed. Absent: nothing was. */
  leftAlone?: string[] | undefined;
  /** What was left alone, in a sentence each, and the rules concerned. Absent: nothing was, or the page is of before. */
  leftAloneParts?: { message: string; rules: string[] }[] | undefined;
  /** With the elements that there is room for; `nodesTotal` counts them all. */
  issues: Issue[];
  /** What is compared with the other pages. Absent: it could not be read, or was scanned before pages were compared. */
  outline?: PageOutline | undefined;
}

/** Elements of a page that are kept; a site shows ten for each issue. */
const maxElements = 2_000;
const maxHtmlLength = 400;
const maxParts = 20;

export function toSitePageResult(
  page: { url: string; scanId: string },
  scan: CompletedPageScan,
  outline: PageOutline | null = null,
): SitePageResult {
  let left = maxElements;
  // A page's pictures stay with its own scan.
  const alone = scan.notAssessed.filter(({ code }) => code === 'LEFT_ALONE');
  const leftAlone = [...new Set(alone.flatMap(({ rules = [] }) => rules))];
  const issues = placePictures(scan.issues, undefined);
  return {
    ...page,
    ...(outline ? { outline } : {}),
    overallScore: scan.overallScore,
    categories: scan.categories,
    engines: scan.engines,
    page: scan.page,
    passedRules: scan.passedRules,
    rules: scan.rules,
    hasNotAssessed: scan.notAssessed.length > alone.length,
    ...(scan.untried ? { untried: scan.untried } : {}),
    ...(alone.length > 0
      ? { leftAlone, leftAloneParts: alone.slice(0, maxParts).map(toPart) }
      : {}),
    issues: issues.map((issue) => {
      const nodes = issue.nodes.slice(0, left);
      left -= nodes.length;
      return {
        ...issue,
        nodes: nodes.map((node) => ({ ...node, html: node.html.slice(0, maxHtmlLength) })),
      };
    }),
  };
}

function toPart({ message, rules = [] }: NotAssessed): { message: string; rules: string[] } {
  return { message, rules: [...rules] };
}
