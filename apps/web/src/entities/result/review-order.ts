import { byAnswerNeed, type Issue } from '@curbcut/model/scan';

/** A question as the review mode has it: what engines ask, and what was asked until a person said that it is a problem. */
export interface ReviewQuestions {
  /** Every question that is no issue, in the order of who can answer it. */
  asked: Issue[];
  /** Answered with a problem or no problem, the last answer first. */
  decided: Issue[];
  /** How many still wait, those answered with "not sure" among them. */
  open: number;
}

export function reviewQuestions(issues: readonly Issue[]): ReviewQuestions {
  const asked = byAnswerNeed(issues.filter(({ outcome }) => outcome === 'needs-review'));
  const decided = issues.filter(isDecided);
  return {
    asked,
    decided: decided.sort((a, b) => decidedAt(b).localeCompare(decidedAt(a))),
    open: asked.filter((issue) => !isDecided(issue)).length,
  };
}

/** The next question after one that still waits, from the top again after the last; null: there is no other. */
export function nextOpen(asked: readonly Issue[], current: Issue): Issue | null {
  const at = asked.findIndex(({ fingerprint }) => fingerprint === current.fingerprint);
  const others = [...asked.slice(at + 1), ...asked.slice(0, Math.max(at, 0))];
  return others.find((issue) => !isDecided(issue)) ?? null;
}

export function isDecided({ verdict }: Pick<Issue, 'verdict'>): boolean {
  return verdict?.kind === 'problem' || verdict?.kind === 'no-problem';
}

function decidedAt({ verdict }: Issue): string {
  return verdict?.decidedAt ?? '';
}
