import type { FindingNode, Pointer } from '../engines/finding.ts';
import type { CapturedNode, PageCapture } from '../capture/page-capture.ts';
import type { PageUse } from '../interact/page-use.ts';
import type { WayOfUse } from '../interact/way-of-use.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';

/** What a check's rule came to on one of the elements that it applies to. */
export type TargetOutcome<N = FindingNode> =
  | {
      outcome: 'passed';
      /** Elements of which other engines ask what this check has measured to be right: nobody has to look. */
      answered?: readonly Pointer[];
    }
  | {
      outcome: 'failed' | 'needs-review';
      /** The elements that people must look at: the target itself, or what is inside it. */
      nodes: N[];
    };

interface AnyCheck {
  /** Id of its row in the rule catalogue, where `detectedBy` names it, and the name of its folder. */
  readonly rule: string;
  /** As shown to people when the check could not finish. */
  readonly name: string;
  /** Takes time, so that fast scans leave it out, as they do all that look at the capture. */
  readonly thorough?: true;
  /** What using the page came to for the rule, beside what else the check looks at; empty where it came to nothing. */
  whenUsed?(use: PageUse): readonly TargetOutcome[];
}

/**
 * The seam for our own checks, built as ACT rules are: what the rule applies to, and what is expected of it. One folder
 * each, with its cases in `cases.html`, one line in `checks/index.ts` and one row in the rule catalogue. Checks
 * run after the other engines, one after the other; one that throws costs its own findings only.
 */
export type Check = CaptureCheck | PageCheck | PageCheck<CapturedNode> | UseCheck;

/** One that looks at the page as it was captured. Fast scans leave it out. */
export interface CaptureCheck extends AnyCheck {
  readonly looksAt: 'capture';
  /** The elements that the rule applies to; empty where the page has none of them. */
  applicability(capture: PageCapture): Promise<readonly CapturedNode[]>;
  /** What holds for each of them, in their order. */
  expectation(
    capture: PageCapture,
    targets: readonly CapturedNode[],
  ): Promise<readonly TargetOutcome<CapturedFinding>[]>;
  /**
   * A sentence about what the rule may apply to and there was no time for: where nothing was found the rule is untested then.
   * Null where nothing was left out.
   */
  leftOut?(capture: PageCapture): Promise<string | null>;
}

/** A captured element that people must look at. */
export type CapturedFinding = Omit<FindingNode, keyof Pointer> & { node: CapturedNode };

/** One that looks at the live page. */
export interface PageCheck<T = Pointer> extends AnyCheck {
  readonly looksAt: 'page';
  /** The elements that the rule applies to; empty where the page has none of them. */
  applicability(page: PageUnderTest): Promise<readonly T[]>;
  /** What holds for each of them, in their order. */
  expectation(page: PageUnderTest, targets: readonly T[]): Promise<readonly TargetOutcome[]>;
  /**
   * Brings the page into the state that the expectation is about; resolves to what takes it back. A check without it
   * only reads the page. Those with it run last, and what they leave changed costs their own elements' places. Checks
   * that name the same change look at the page in one go.
   */
  change?(page: PageUnderTest): Promise<() => Promise<void>>;
  /** Reads what has to be known of the page before it is changed. */
  remember?(page: PageUnderTest): Promise<unknown>;
}

/** One that judges what came of using the page by keyboard. Scans without that, and fast ones, leave it out. */
export interface UseCheck extends AnyCheck {
  readonly looksAt: 'use';
  /** In which ways of use its rule is seen: where one of them was cut and nothing was found, the rule is untested. */
  readonly ways: readonly WayOfUse[];
  /** What holds for each part of the use that the rule applies to; empty where there is none. */
  judge(use: PageUse): readonly TargetOutcome[];
}
