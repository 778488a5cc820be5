/** Alfa's own words. */
export type RuleOutcome = 'passed' | 'failed' | 'cantTell' | 'inapplicable';

export interface RuleTarget {
  /** Names of elements, `frame:number`: one, or several that have something in common. */
  elements: string[];
  /** Of the first of them: its name, role and the attribute that the target is; empty where there is none. */
  tag: string;
  role: string;
  attribute: string;
  /** Why it failed; empty where Alfa does not say. */
  message: string;
}

/** What one rule of Alfa came to on a page. */
export interface RuleRun {
  /** For example `sia-r1`. */
  rule: string;
  /** Outcomes that the rule had somewhere. Targets are those that failed or could not be decided, as many as were asked for. */
  outcomes: Partial<Record<RuleOutcome, { targets: RuleTarget[]; total: number }>>;
  /** Why the rule stopped; null when it ran to its end. */
  error: string | null;
  durationMs: number;
}
