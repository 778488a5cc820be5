import type { IssueOutcome, CategorySlug, Impact, Level } from '@curbcut/model/scan';

/** An element as an engine points at it. */
export interface Pointer {
  /** Place of the frame in the page's list of frames; 0 is the page itself. */
  frame: number;
  /** The element's number in the frame's registry; see element-registry.ts. */
  element: number;
}

/** An element that an engine has something to say of. */
export interface FindingNode extends Pointer {
  failureSummary: string;
  /** What the engine measured, for suggested fixes: for example the colors of a contrast failure. */
  data?: unknown;
}

/** What one engine's rule says of a page, translated once into the product's words. */
export interface Finding {
  engine: string;
  rule: string;
  outcome: IssueOutcome;
  /** Findings of several engines on one element with the same topic are one issue. */
  topic: string;
  impact: Impact;
  category: CategorySlug;
  title: string;
  description: string;
  help: string;
  helpUrl: string;
  wcag: string[];
  level: Level;
  actRules: string[];
  tags: ('experimental' | 'best-practice')[];
  /** The first of them, as many as an issue may hold. */
  nodes: FindingNode[];
  /** All of them. */
  nodesTotal: number;
}
