import type { CategorySlug, Impact, IssueOutcome, Level } from '@curbcut/contracts';

/** An element as an engine points at it. */
export interface FindingNode {
  /** Place of the frame in the page's list of frames; 0 is the page itself. */
  frame: number;
  /** CSS selectors inside that frame: one per shadow root on the way, the element last. */
  selectors: string[];
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
  nodes: FindingNode[];
}
