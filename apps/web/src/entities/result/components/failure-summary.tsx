import type { Issue, MeasuredFact } from '@curbcut/model/scan';
import { ChevronRight } from 'lucide-react';
import { MeasuredFacts } from './measured-facts.tsx';

interface FailureSummaryProps {
  issue: Issue;
  text: string;
  facts: readonly MeasuredFact[] | undefined;
  /** Whether it is the same for each element. */
  isOfAll?: boolean;
}

/** What was measured by name and value, and what is said of it. */
export function FailureSummary({ facts = [], ...said }: FailureSummaryProps) {
  return (
    <>
      <MeasuredFacts facts={facts} isOfAll={said.isOfAll === true} />
      <Said {...said} />
    </>
  );
}

/** Our own checks say what they found. What other engines say stays their words, behind a press. */
function Said({ issue, text, isOfAll = false }: Omit<FailureSummaryProps, 'facts'>) {
  if (text.trim() === '') return null;
  const isOurs = issue.detectedBy.every(({ engine }) => engine === 'curbcut');
  if (isOurs) {
    return (
      <p className="anywhere text-sm whitespace-pre-line text-muted">
        {isOfAll && 'Measured, the same for all: '}
        {text}
      </p>
    );
  }
  return (
    <details className="fold fold--small">
      <summary>
        <ChevronRight className="icon icon--sm" aria-hidden="true" />
        {isOfAll ? 'What the engine says of each' : 'What the engine says'}
      </summary>
      <p className="anywhere text-sm whitespace-pre-line text-muted">{text}</p>
    </details>
  );
}
