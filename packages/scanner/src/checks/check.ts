import type { EngineOutput } from '../engines/engine.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';

/**
 * The seam for our own behavioral checks: one folder each, and one line in `checks/index.ts`. Checks run after the
 * engines, one after the other, and leave the page as they found it.
 */
export interface Check {
  /** Stands in every issue as the rule of the engine `curbcut`, for example `reflow`. */
  readonly id: string;
  /** As shown to people. */
  readonly name: string;
  run(page: PageUnderTest): Promise<EngineOutput>;
}
