import { isSettled, type Issue } from '@curbcut/model/scan';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { amount, plural } from '../../../../lib/format.ts';
import { groupIssues, type Grouping } from '../../issue-groups.ts';
import { useIssueNavigation } from '../../issue-navigation.ts';
import { type IssueRows, toIssueRow, toIssueRows } from '../../issue-rows.ts';
import { useRows } from '../../rows-context.ts';
import { ShownCount, type Counted } from '../shown-count.tsx';
import { IssueGroupRow, isRowOpen } from './issue-group-row.tsx';
import { IssueGroupSection } from './issue-group-section.tsx';
import { IssueRow } from './issue-row.tsx';

interface IssueListProps {
  issues: readonly Issue[];
  /** In order of work, what belongs together has one row; in groups each issue has one. Absent: in order, with no heading. */
  grouping?: Grouping;
  /** Said before the list. */
  counted?: Counted;
}

const shownAtFirst = 10;

/** Rows that open, ten of them at first. */
export function IssueList({ issues, grouping, counted }: IssueListProps) {
  const { pages, gainOf } = useRows();
  const navigation = useIssueNavigation();
  const [count, setCount] = useState(shownAtFirst);
  const groups = groupIssues(issues, grouping ?? 'work');
  // What was set aside says in its row by whom and why.
  const isApart = issues.length > 0 && issues.every(isSettled);
  const isGrouped = grouping !== undefined && grouping !== 'work';
  const all =
    isGrouped || isApart
      ? groups.flatMap((group) => group.issues.map((issue) => toIssueRow(issue)))
      : toIssueRows(issues);
  const lastOpen = all.findLastIndex((row) => isRowOpen(row, navigation));
  // What was once shown stays, so that a row that is closed again keeps the focus.
  if (lastOpen >= count) setCount(lastOpen + 1);
  const shown = all.slice(0, count);
  const rest = all.length - shown.length;
  const hasGains = issues.some((issue) => gainOf(issue) !== null);
  const looks = ['issues'];
  if (pages !== null) looks.push('issues--site');
  if (hasGains) looks.push('issues--gain');
  const rows = (members: readonly IssueRows[]) =>
    members.map((row) => <Row key={row.key} row={row} number={all.indexOf(row) + 1} />);
  return (
    <>
      {counted && (
        <ShownCount
          {...counted}
          matching={issues.length}
          rows={{ shown: shown.length, all: all.length }}
        />
      )}
      <div className={looks.join(' ')}>
        <div className="issues__columns" aria-hidden="true">
          <span />
          <span>Severity</span>
          <span>{pages === null ? 'Issue' : 'Issue and where it comes from'}</span>
          <span>Criterion</span>
          <span className="issue__reach">{pages === null ? '' : 'Reach'}</span>
          <span>Elements</span>
          <span className="issue__gain">{hasGains && 'Gain'}</span>
          <span />
        </div>
        {grouping === undefined
          ? rows(shown)
          : groups.map((group) => {
              const members = shown.filter((row) =>
                row.issues.some((issue) => group.issues.includes(issue)),
              );
              if (members.length === 0) return null;
              return (
                <IssueGroupSection
                  key={group.heading}
                  heading={group.heading}
                  isShown={isGrouped}
                  count={plural(group.issues.length, 'issue')}
                >
                  {rows(members)}
                </IssueGroupSection>
              );
            })}
      </div>
      {rest > 0 && (
        <p>
          <Button onPress={() => setCount(all.length)}>
            {rest === 1 ? 'Show the other row' : `Show the other ${amount(rest)} rows`}
          </Button>
        </p>
      )}
    </>
  );
}

function Row({ row, number }: { row: IssueRows; number: number }) {
  return row.kind === 'issue' ? (
    <IssueRow issue={row.issues[0]} number={number} />
  ) : (
    <IssueGroupRow row={row} number={number} />
  );
}
