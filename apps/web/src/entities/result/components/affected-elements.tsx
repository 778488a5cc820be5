import type { Issue } from '@curbcut/model/scan';
import { useMemo, type ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { OneTabStop } from '../../../components/ui/one-tab-stop.tsx';
import { amount, plural } from '../../../lib/format.ts';
import { commonSummary, groupEqualElements } from '../element-groups.ts';
import { useIssueNavigation } from '../issue-navigation.ts';
import { AffectedElement } from './affected-element.tsx';
import { FailureSummary } from './failure-summary.tsx';
import { PartHeading, type PartLevel } from './part-heading.tsx';

interface AffectedElementsProps extends PartLevel {
  issue: Issue;
  title?: string;
  /** The numbers that are on the picture. */
  marked: ReadonlySet<number>;
  onShow: (number: number) => void;
  /** Leads to those that are not listed here; else a button lists them. */
  rest?: ReactNode;
}

/** Each element with where it is; equal ones are one entry, and what is equal is said once. */
export function AffectedElements(props: AffectedElementsProps) {
  const { issue, marked, onShow, level, rest } = props;
  const { title = `Affected elements (${amount(issue.nodesTotal)})` } = props;
  const navigation = useIssueNavigation();
  const entries = useMemo(() => groupEqualElements(issue.nodes), [issue]);
  if (issue.nodesTotal === 0) return null;
  const common = commonSummary(issue.nodes);
  const shown = entries.slice(0, navigation.entriesShown(issue.fingerprint));
  const shownNodes = shown.reduce((sum, { indexes }) => sum + indexes.length, 0);
  const hidden = issue.nodes.length - shownNodes;
  const notStored = issue.nodesTotal - issue.nodes.length;
  return (
    <section className="stack gap-3">
      <PartHeading level={level}>{title}</PartHeading>
      {common !== null && (
        <FailureSummary issue={issue} text={common.failureSummary} facts={common.facts} isOfAll />
      )}
      <OneTabStop label={title}>
        <ol>
          {shown.map(({ node, indexes }) => (
            <AffectedElement
              key={indexes[0]}
              issue={issue}
              node={node}
              indexes={indexes}
              hasSummary={common === null}
              marked={marked}
              onShow={onShow}
            />
          ))}
        </ol>
      </OneTabStop>
      {rest && hidden + notStored > 0 && (
        <p>
          ... and {plural(hidden + notStored, 'more element')}: {rest}
        </p>
      )}
      {!rest && hidden > 0 && (
        <p>
          <Button
            onPress={() =>
              navigation.showMoreEntries(issue.fingerprint, entries[shown.length]?.indexes[0] ?? 0)
            }
          >
            ... and {plural(hidden + notStored, 'more element')}
          </Button>
        </p>
      )}
      {!rest && hidden === 0 && notStored > 0 && (
        <p className="text-muted">
          ... and {plural(notStored, 'more element')}, which are counted but not stored.
        </p>
      )}
    </section>
  );
}
