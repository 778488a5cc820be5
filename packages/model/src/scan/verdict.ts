import type { IssueComponent } from './issue-component.ts';
import type { IssueOutcome } from './outcome.ts';

/** What a person can answer to a finding that needs review. */
export const reviewAnswers = ['problem', 'no-problem', 'not-sure'] as const;
/** What a person can decide about an issue that failed. */
export const failureDecisions = ['ignored', 'false-alarm'] as const;
export const verdictKinds = [...reviewAnswers, ...failureDecisions] as const;
export type VerdictKind = (typeof verdictKinds)[number];

/** Why an issue is ignored for a time. */
export const ignoreReasons = ['planned', 'somebody-elses', 'accepted'] as const;
export type IgnoreReason = (typeof ignoreReasons)[number];

export const ignoreReasonWords: Readonly<Record<IgnoreReason, string>> = {
  planned: 'Planned, not yet done',
  'somebody-elses': 'Content of somebody else',
  accepted: 'Accepted for now',
};

export const verdictWords: Readonly<Record<VerdictKind, string>> = {
  problem: 'A problem',
  'no-problem': 'No problem',
  'not-sure': 'Not sure',
  ignored: 'Ignored',
  'false-alarm': 'False alarm',
};

/** Where a verdict holds: on the page that it was given on, or wherever its elements are on that website. */
export const verdictScopes = ['page', 'website'] as const;
export type VerdictScope = (typeof verdictScopes)[number];

/** What was decided, by whom and when. Times are ISO 8601, UTC. */
export interface IssueVerdict {
  id: string;
  kind: VerdictKind;
  /** Of an ignored issue; null otherwise. */
  reason: IgnoreReason | null;
  /** Plain text of a person, never to be interpreted as markup; may be empty. */
  note: string;
  /** The last day (UTC, YYYY-MM-DD) on which it holds; null: without end. */
  endsOn: string | null;
  scope: VerdictScope;
  author: string;
  decidedAt: string;
  /** How many elements the person was shown: those that are named as a problem may be fewer. */
  elementsShown: number;
}

/** One entry of the history of verdicts: a verdict with what it was given on, or the withdrawal of one. */
export interface Verdict extends Omit<IssueVerdict, 'kind'> {
  kind: VerdictKind | 'withdrawn';
  /** Of a withdrawal: the verdict that it takes back; null otherwise. */
  withdraws: string | null;
  /** Counts through the history of one person, from 1: the later verdict on an element holds. */
  revision: number;
  /** Fingerprint of the issue on its page. */
  issue: string;
  rule: string;
  outcome: IssueOutcome;
  /** Of the rule then; null where the scan did not record it. */
  ruleRevision: number | null;
  /** Host and port of the page. */
  host: string;
  /** Of a cause of a whole site: all elements of this kind on its pages are meant, whatever their fingerprints. */
  component: IssueComponent | null;
  /** Of a cause of a whole site: its elements by `digitsOf`, which are meant whatever selector describes them by now. */
  causeElements: readonly string[];
  /** Fingerprints of the elements that it was given on. */
  elements: string[];
  /** Of these, those that are a problem; empty: all. */
  problems: string[];
  /** It holds for scans that ended then or later: earlier ones stay as they were. */
  appliesFrom: string;
}
