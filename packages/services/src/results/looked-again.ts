import type { Issue } from '@curbcut/model/scan';

/** Of the scans of a whole site: what their results do not hold themselves. */
export interface LookedAgain {
  /** Whether the pages that an issue of the older one was on were scanned again, and used where that shows it. */
  has: (issue: Issue) => boolean;
  /** Whether the pages of the older one were used; `in-part`: some were not that were used in the newer one. */
  wasUsed: 'yes' | 'in-part' | 'no';
  /** The elements of a cause, by its fingerprint; empty where they were not kept. */
  elementsBefore: (fingerprint: string) => readonly string[];
  elementsNow: (fingerprint: string) => readonly string[];
  /** Some of the pages that an element of a cause is on, by their URLs. */
  pagesBefore: (fingerprint: string, element: string) => string[];
  pagesNow: (fingerprint: string, element: string) => string[];
  /** The same as `has`, for an element of a cause of the older one. */
  hasElement: (issue: Issue, element: string) => boolean;
  /** Whether an element of a cause of the older one was decided to be no barrier wherever it was known to be. */
  wasNoBarrier: (issue: Issue, element: string) => boolean;
  /** Of one that was on pages that the site answers with an error now, and on no other: these pages, by their URLs. */
  gonePages: (issue: Issue) => string[];
  /** Whether a page that an element of the newer one is on was scanned before, or was not a page of the site then. */
  couldBeSeen: (fingerprint: string, element: string) => boolean;
}

/** What scans before the older one had: the fingerprints of their issues, and of the elements of these. */
export interface EarlierScans {
  issues: ReadonlySet<string>;
  elements: ReadonlySet<string>;
}
