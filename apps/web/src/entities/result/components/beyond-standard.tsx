import { standardName, type Issue, type Standard } from '@curbcut/model/scan';
import { useId } from 'react';
import { plural } from '../../../lib/format.ts';
import { IssueRow, type IssueRowProps } from './issue-row.tsx';

interface BeyondStandardProps {
  standard: Standard;
  /** Those that the filters let through. */
  issues: readonly Issue[];
  rows: Omit<IssueRowProps, 'issue'>;
}

/** Advice, apart from the issues: it is in no count and takes nothing from the score. Nothing without any. */
export function BeyondStandard({ standard, issues, rows }: BeyondStandardProps) {
  const headingId = useId();
  if (issues.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby={headingId}>
      <div className="h2line">
        <h2 id={headingId}>Beyond {standardName(standard)}</h2>
        <span className="num text-muted">{plural(issues.length, 'finding')}</span>
      </div>
      <p className="text-sm text-muted">
        What {standardName(standard)} does not ask for is advice. It is not counted as an issue and
        takes nothing from the score.
      </p>
      <div className="work-list">
        {issues.map((issue) => (
          <IssueRow key={issue.fingerprint} issue={issue} {...rows} />
        ))}
      </div>
    </section>
  );
}
