import type { ScanProgressEvent } from '@curbcut/contracts';
import type { Display } from './browser/open-page.ts';

export interface ScanOptions {
  onProgress?: (event: ScanProgressEvent) => void;
  /** Ends the scan early; it then fails as CANCELLED. */
  signal?: AbortSignal;
  /** How the page is shown; by default 1280 by 900 CSS pixels in light colors. */
  display?: Partial<Display>;
}
