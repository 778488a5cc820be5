import type { FindingNode, Pointer } from '../engines/finding.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';

/** What a check's rule came to on one of the elements that it applies to. */
export type TargetOutcome =
  | { outcome: 'passed' }
  | {
      outcome: 'failed' | 'needs-review';
      /** The elements that people must look at: the target itself, or what is inside it. */
      nodes: FindingNode[];
    };

/**
 * The seam for our own behavioral checks, built as ACT rules are: what the rule applies to, and what is expected of it.
 * One folder each, with a page for each outcome in `fixtures`, one line in `checks/index.ts` and one row in the rule
 * catalogue. Checks run after the other engines, one after the other; one that throws costs its own findings only.
 */
export interface Check {
  /** Id of its row in the rule catalogue, where `detectedBy` names it, and the name of its folder. */
  readonly rule: string;
  /** As shown to people when the check could not finish. */
  readonly name: string;
  /** Where a target begins to fail. */
  readonly thresholds: Readonly<Record<string, number>>;
  /** The elements that the rule applies to; empty where the page has none of them. */
  applicability(page: PageUnderTest): Promise<readonly Pointer[]>;
  /** What holds for each of them, in their order. */
  expectation(page: PageUnderTest, targets: readonly Pointer[]): Promise<readonly TargetOutcome[]>;
  /**
   * Brings the page into the state that the expectation is about; resolves to what takes it back. A check without it
   * only reads the page. Those with it run last, and what they leave changed costs their own elements' places.
   */
  change?(page: PageUnderTest): Promise<() => Promise<void>>;
}
