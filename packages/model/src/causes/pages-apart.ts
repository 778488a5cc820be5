import type { IssueNode } from '../scan/issue.ts';

/** A page on which the elements of a rule stand otherwise, by what people decided since, than those of their causes on other pages. */
export interface PageApart {
  /** Among the pages of the site. */
  position: number;
  /** Its own scan. */
  scanId: string;
  /** What each cause of the rule counts of the page. */
  counted: { cause: string; elements: number }[];
  parts: PartApart[];
}

/** Elements of one page and cause that stand alike by now. */
export interface PartApart {
  cause: string;
  /** The verdict on them; null where they are open. */
  verdict: string | null;
  elements: number;
  /** Of them, as an example; a site shows ten in all, so that pages beyond those have none. */
  nodes: IssueNode[];
  /** Of decided ones, as far as the page lists them: see `digitsOf`. Absent: they are open, or it was stored before. */
  digits?: string[] | undefined;
}
