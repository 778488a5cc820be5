import { settledSentences, type Issue } from '@curbcut/model/scan';
import { useId } from 'react';
import { plural } from '../../../lib/format.ts';
import { IssueRow, type IssueRowProps } from './issue-row.tsx';

interface SettledIssuesProps {
  /** Failed ones that people have set aside, whatever the filters are. */
  issues: readonly Issue[];
  rows: Omit<IssueRowProps, 'issue'>;
}

/** Ignored for a time, or called false alarms: out of the list of work, and never out of sight. Nothing without any. */
export function SettledIssues({ issues, rows }: SettledIssuesProps) {
  const headingId = useId();
  if (issues.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby={headingId}>
      <div className="h2line">
        <h2 id={headingId}>Set aside</h2>
        <span className="num text-muted">{plural(issues.length, 'finding')}</span>
      </div>
      <p className="text-sm text-muted">{settledSentences(issues).join(' ')}</p>
      <div className="work-list">
        {issues.map((issue) => (
          <IssueRow key={issue.fingerprint} issue={issue} {...rows} />
        ))}
      </div>
    </section>
  );
}
