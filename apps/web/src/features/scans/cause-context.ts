import type { EngineRun, Issue } from '@curbcut/model/scan';

/** What all causes of a site have in common. */
export interface CauseContext {
  scanId: string;
  /** Pages that were scanned. */
  pages: number;
  engines: readonly EngineRun[];
  /** All of the site. */
  causes: readonly Issue[];
}
