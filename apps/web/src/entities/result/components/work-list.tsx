import type { Issue } from '@curbcut/model/scan';
import { plural } from '../../../lib/format.ts';
import { groupIssues, type Grouping } from '../issue-groups.ts';
import { IssueGroupSection } from './issue-group-section.tsx';
import { IssueRow, type IssueRowProps } from './issue-row.tsx';

interface WorkListProps extends Omit<IssueRowProps, 'issue'> {
  /** Those that the filters let through, in order of work. */
  issues: readonly Issue[];
  grouping: Grouping;
}

/** One line an issue; in groups each group has its heading. */
export function WorkList({ issues, grouping, ...row }: WorkListProps) {
  const groups = groupIssues(issues, grouping);
  const isGrouped = grouping !== 'work';
  return (
    <div className="work-list">
      <div className="work-list__columns" aria-hidden="true">
        <span />
        <span>Severity</span>
        <span>Issue</span>
        <span>Criterion</span>
        <span>Elements</span>
        <span>Change</span>
        <span className="work-list__gain">Gain</span>
        <span />
      </div>
      {groups.map(({ heading, issues: members }) => (
        <IssueGroupSection
          key={heading}
          heading={heading}
          isShown={isGrouped}
          count={plural(members.length, 'issue')}
        >
          {members.map((issue) => (
            <IssueRow key={issue.fingerprint} issue={issue} {...row} />
          ))}
        </IssueGroupSection>
      ))}
    </div>
  );
}
