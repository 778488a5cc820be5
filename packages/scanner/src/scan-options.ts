import type { ScanProgressEvent } from '@curbcut/model/scan';
import type { Display } from './browser/open-page.ts';

export interface ScanOptions {
  /** Whoever typed the URL wrote no scheme, and https was put before it: http is tried where that can't be reached. */
  schemeAssumed?: boolean;
  onProgress?: (event: ScanProgressEvent) => void;
  /** Given the same-origin URLs that the page links to, at most 500, once it is loaded; not collected otherwise. */
  onLinks?: (links: string[]) => void;
  /** Ends the scan early; it then fails as CANCELLED. */
  signal?: AbortSignal;
  /** How the page is shown; by default 1280 by 900 CSS pixels in light colors. */
  display?: Partial<Display>;
}
