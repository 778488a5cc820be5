import type { Issue } from '../scan/issue.ts';

/** What the scan said before anybody decided: a confirmed question has failed only where it was confirmed. */
export function outcomeAsScanned({
  outcome,
  verdict,
}: Pick<Issue, 'outcome' | 'verdict'>): Issue['outcome'] {
  return verdict?.kind === 'problem' ? 'needs-review' : outcome;
}
