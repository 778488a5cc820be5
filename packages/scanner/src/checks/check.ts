import type { Finding } from '../engines/finding.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';

/**
 * The seam for our own behavioral checks: one folder each, and one line in `checks/index.ts`. Checks run after the other
 * engines, one after the other, and leave the page as they found it; one that throws costs its own findings only.
 */
export interface Check {
  /** Stands in every issue as the rule of the engine `curbcut`, for example `reflow`. */
  readonly id: string;
  /** As shown to people when the check could not finish. */
  readonly name: string;
  /** Empty: the page does not have what the check looks for. */
  run(page: PageUnderTest): Promise<Finding[]>;
}
