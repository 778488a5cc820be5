import type { Issue } from '@curbcut/model/scan';
import { ChevronRight } from 'lucide-react';

interface FailureSummaryProps {
  issue: Issue;
  text: string;
  /** Whether it is the same for each element. */
  isOfAll?: boolean;
}

/** Our own checks say what they measured. What other engines say stays their words, behind a press. */
export function FailureSummary({ issue, text, isOfAll = false }: FailureSummaryProps) {
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
