import type { Issue } from '@curbcut/model/scan';
import type { Unassessed } from '../engines/engine.ts';

/** What judging states of the page came to. */
export interface StateOutcome {
  issues: Issue[];
  /** The state was judged: what it did not show again is gone. */
  isJudged: boolean;
  notAssessed: Unassessed[];
}
