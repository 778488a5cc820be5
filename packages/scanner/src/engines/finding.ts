import type { Impact, IssueOutcome, MeasuredFact } from '@curbcut/model/scan';
import type { Replay } from '../replay/replay.ts';

/** An element as an engine points at it. */
export interface Pointer {
  /** Place of the frame in the page's list of frames; 0 is the page itself. */
  frame: number;
  /** The element's number in the frame's registry; see element-registry.ts. */
  element: number;
}

/** An element on which a rule failed or needs a review. */
export interface FindingNode extends Pointer {
  failureSummary: string;
  /** What was measured of the element, for people to read. */
  facts?: readonly MeasuredFact[];
  /** Other elements that the engine blames for it, where that matters to what explains what. */
  blamed?: readonly Pointer[];
  /** Of an element that lacks a parent: the roles of which one must be around it. */
  parentRoles?: readonly string[];
  /** What the engine measured, for suggested fixes: for example the colors of a contrast failure. */
  data?: unknown;
  /** How to see it again, where it does not show on the page as it loads. */
  replay?: Replay;
  /** It was found while the page was used. */
  inUse?: true;
  /** It was judged before it was shown: a state that shows it tells the same, with its steps and pictures. */
  isClosed?: true;
}

/** Where one rule of an engine failed or needs a review, as a rule of ours. */
export interface Finding {
  /** Id of a row of the rule catalogue. */
  rule: string;
  /** The engine's own id of its rule. */
  engineRule: string;
  outcome: IssueOutcome;
  /** The engine reported a failure, of which the trust in the rule made a question for a person. */
  distrusted?: true;
  /** What a failure is where no other independent engine finds it on the element too; missing: a failure. */
  alone?: 'needs-review';
  /** As measured on this page; null: the rule's. */
  impact: Impact | null;
  /** The first of them, as many as an issue may hold. */
  nodes: FindingNode[];
  /** All of them. */
  nodesTotal: number;
}
