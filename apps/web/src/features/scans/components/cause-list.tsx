import type { Issue } from '@curbcut/model/scan';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { IssueGroupSection } from '../../../entities/result/components/issue-group-section.tsx';
import { groupIssues, type Grouping } from '../../../entities/result/issue-groups.ts';
import { amount, plural } from '../../../lib/format.ts';
import type { CauseContext } from '../cause-context.ts';
import { type CauseRows, toCauseRows } from '../cause-rows.ts';
import type { OpenCauses } from '../use-open-causes.ts';
import { CauseGroupRow, isRowOpen } from './cause-group-row.tsx';
import { CauseRow } from './cause-row.tsx';

export interface CauseListProps {
  causes: readonly Issue[];
  open: OpenCauses;
  context: CauseContext;
}

const shownAtFirst = 10;

interface GroupedProps {
  grouping?: Grouping;
}

/** In order of work, what belongs together has one row; in groups each cause has one, and each group its heading. */
export function CauseList(props: CauseListProps & GroupedProps) {
  const { causes, grouping = 'work', open, context } = props;
  const [isWhole, setWhole] = useState(false);
  const all =
    grouping === 'work'
      ? toCauseRows(causes)
      : groupIssues(causes, grouping).flatMap(({ issues }) => issues.map(toRow));
  const linked = all.findIndex((row) => isRowOpen(row, open));
  const count = isWhole ? all.length : Math.max(shownAtFirst, linked + 1);
  const shown = all.slice(0, count);
  const rest = all.length - shown.length;
  const rows = (members: readonly CauseRows[]) =>
    members.map((row) => {
      const number = all.indexOf(row) + 1;
      return row.kind === 'cause' ? (
        <CauseRow key={row.key} cause={row.causes[0]} number={number} {...{ open, context }} />
      ) : (
        <CauseGroupRow key={row.key} row={row} number={number} {...{ open, context }} />
      );
    });
  return (
    <>
      <div className="causes">
        <div className="causes__columns" aria-hidden="true">
          <span />
          <span>Severity</span>
          <span>Issue and where it comes from</span>
          <span>Criterion</span>
          <span>Reach</span>
          <span>Elements</span>
          <span />
        </div>
        {grouping === 'work'
          ? rows(shown)
          : groupIssues(
              shown.flatMap((row) => row.causes),
              grouping,
            ).map(({ heading, issues }) => (
              <IssueGroupSection
                key={heading}
                heading={heading}
                isShown
                count={plural(inGroup(causes, grouping, heading), 'cause')}
              >
                {rows(shown.filter((row) => row.causes.some((cause) => issues.includes(cause))))}
              </IssueGroupSection>
            ))}
      </div>
      {rest > 0 && (
        <p className="row">
          <Button onPress={() => setWhole(true)}>
            {rest === 1 ? 'Show the other row' : `Show the other ${amount(rest)} rows`}
          </Button>
          <output className="text-sm text-muted">
            {amount(shown.length)} of {amount(all.length)} shown
          </output>
        </p>
      )}
    </>
  );
}

function toRow(cause: Issue): CauseRows {
  return { kind: 'cause', key: cause.fingerprint, causes: [cause] };
}

/** Also of a group that is shown in part. */
function inGroup(causes: readonly Issue[], grouping: Grouping, heading: string): number {
  return (
    groupIssues(causes, grouping).find((group) => group.heading === heading)?.issues.length ?? 0
  );
}
