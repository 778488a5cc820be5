import type { RuleRun } from './rule-run.ts';

/** What a process of Alfa is asked to do. */
export interface AlfaRequest {
  /** JSON of a DocumentSnapshot for each frame, the page itself first. */
  documents: { frame: number; parent: { frame: number; element: number } | null; json: string }[];
  /** Alfa's rules in the order in which they are run. */
  rules: readonly string[];
  /** How many targets of a rule are told. */
  maxTargets: number;
}

/** What it says meanwhile. */
export type AlfaMessage =
  | { type: 'loaded' }
  | { type: 'rule'; run: RuleRun }
  | { type: 'done' }
  | { type: 'stopped'; error: string };
