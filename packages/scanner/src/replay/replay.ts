import type { StatePicture } from '@curbcut/model/scan';

/** One thing to do, as people read it and as Playwright does it. */
export interface ReplayStep {
  /** A sentence that anybody can follow. */
  words: string;
  /** Lines of a Playwright test, with `page` in scope; made by replay-steps.ts. */
  code: readonly string[];
}

/** How to see a finding again: what is done on the page as it loads, and what is wrong then. */
export interface Replay {
  /** Where it is seen, as words after “Seen”: `in the menu “Products”, opened`. Null: on the page as it loads. */
  state: string | null;
  steps: readonly ReplayStep[];
  /** A sentence that says what is wrong then. */
  wrong: string;
  /** Lines of a Playwright test that fail as long as it is wrong; made by replay-expectations.ts. Null: none can be written. */
  expected: readonly string[] | null;
  pictures?: readonly StatePicture[];
}
