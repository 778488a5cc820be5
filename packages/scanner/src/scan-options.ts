import type { Issue, PageOutline, ScanProgressEvent, Standard } from '@curbcut/model/scan';
import type { PageSnapshots } from './engines/alfa/take-snapshots.ts';
import type { Engine } from './engines/engine.ts';
import type { Display } from './browser/open-page.ts';
import type { UseReach } from './use-reach.ts';
import type { ReportedFinding } from './reported-finding.ts';

export interface ScanOptions {
  /** Whoever typed the URL wrote no scheme, and https was put before it: http is tried where that can't be reached. */
  schemeAssumed?: boolean;
  onProgress?: (event: ScanProgressEvent) => void;
  /** Given the same-origin URLs that the page links to, at most 500, once it is loaded; not collected otherwise. */
  onLinks?: (links: string[]) => void;
  /** Given what of the page can be compared with other pages of its site, where it could be read; not read otherwise. */
  onOutline?: (outline: PageOutline) => void;
  /** Given what every rule of every engine reported, before it is merged: for measuring how far each can be trusted. */
  onFindings?: (findings: ReportedFinding[]) => void;
  /**
   * Given how far the use of the page came, where it was used, and how long that took by the time for it, in ms; undefined
   * where it broke off.
   */
  onUsed?: (reach: UseReach, ms: number | undefined) => void;
  /** Given how many ms each check of ours took, by its rule, the narrow layout as `narrow`, and the use of the page as `use`: for measuring what each costs. */
  onProfile?: (profile: ReadonlyMap<string, number>) => void;
  /** Given what Alfa reads of the page, as JSON for each document, whether Alfa runs or not: for measuring what each of its rules finds. */
  onSnapshots?: (documents: PageSnapshots['documents']) => void;
  /** Ends the scan early; it then fails as CANCELLED. */
  signal?: AbortSignal;
  /** How the page is shown; by default 1280 by 900 CSS pixels in light colors. */
  display?: Partial<Display>;
  /** Runs axe, Lighthouse and those of our checks that neither need the capture nor take long; nothing is used. */
  fast?: boolean;
  /** What decides which failed issues count, and so the score; WCAG 2.2 AA by default. */
  standard?: Standard;
  /** False: no key is pressed and nothing on the page is used; what only shows in use is untested. */
  interaction?: boolean;
  /** Nothing on the page is used, as the pages of its site have been used for as long as they may together. */
  useIsSpent?: boolean;
  /** The issues of the last scan of the page: what has the same elements keeps their fingerprints, whatever else has changed. */
  lastIssues?: readonly Pick<Issue, 'rule' | 'nodes'>[];
  /** Runs these instead of all: where one engine is tried or measured. */
  engines?: readonly Engine[];
}
