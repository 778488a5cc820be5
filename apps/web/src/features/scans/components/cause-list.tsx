import type { Issue } from '@curbcut/model/scan';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { IssueGroupSection } from '../../../entities/result/components/issue-group-section.tsx';
import { groupIssues, type Grouping } from '../../../entities/result/issue-groups.ts';
import { amount, plural } from '../../../lib/format.ts';
import type { CauseContext } from '../cause-context.ts';
import type { OpenCauses } from '../use-open-causes.ts';
import { CauseRow } from './cause-row.tsx';

export interface CauseListProps {
  causes: readonly Issue[];
  open: OpenCauses;
  context: CauseContext;
}

const shownAtFirst = 20;

interface GroupedProps {
  grouping?: Grouping;
  /** Among which they are numbered. */
  all?: readonly Issue[];
}

/** One row for each cause; in groups each group has its heading. */
export function CauseList(props: CauseListProps & GroupedProps) {
  const { causes, all = causes, grouping = 'work', open, context } = props;
  const [isWhole, setWhole] = useState(false);
  const grouped = groupIssues(causes, grouping).flatMap(({ issues }) => issues);
  const linked = grouped.findIndex(({ fingerprint }) => open.isOpen(fingerprint));
  const count = isWhole ? grouped.length : Math.max(shownAtFirst, linked + 1);
  const shown = grouped.slice(0, count);
  const rest = grouped.length - shown.length;
  const rows = (members: readonly Issue[]) =>
    members.map((cause) => (
      <CauseRow
        key={cause.fingerprint}
        cause={cause}
        number={all.indexOf(cause) + 1}
        open={open}
        context={context}
      />
    ));
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
          : groupIssues(shown, grouping).map(({ heading, issues }) => (
              <IssueGroupSection
                key={heading}
                heading={heading}
                isShown
                count={plural(inGroup(causes, grouping, heading), 'cause')}
              >
                {rows(issues)}
              </IssueGroupSection>
            ))}
      </div>
      {rest > 0 && (
        <p className="row">
          <Button onPress={() => setWhole(true)}>
            {rest === 1 ? 'Show the other cause' : `Show the other ${amount(rest)} causes`}
          </Button>
          <output className="text-sm text-muted">
            {amount(shown.length)} of {amount(causes.length)} shown
          </output>
        </p>
      )}
    </>
  );
}

/** Also of a group that is shown in part. */
function inGroup(causes: readonly Issue[], grouping: Grouping, heading: string): number {
  return (
    groupIssues(causes, grouping).find((group) => group.heading === heading)?.issues.length ?? 0
  );
}
