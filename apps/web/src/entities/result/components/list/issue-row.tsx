import { placeOfCause } from '@curbcut/model/causes';
import {
  answerNeedOf,
  answerNeedWords,
  isOpenReview,
  isSettled,
  wcagLabel,
  type ChangedIssue,
  type Issue,
} from '@curbcut/model/scan';
import { headingOf } from '@curbcut/rules/questions';
import { useId } from 'react';
import { LifecycleBadge } from '../../../../components/ui/lifecycle-badge.tsx';
import { amount, plural } from '../../../../lib/format.ts';
import { issueId, useIssueNavigation } from '../../issue-navigation.ts';
import { useRows } from '../../rows-context.ts';
import { RowVerdict } from '../row-verdict.tsx';
import { colorPairsOf } from '../../color-pairs.ts';
import { changeOf } from '../../issue-changes.ts';
import { IssueHead } from './issue-head.tsx';

interface IssueRowProps {
  issue: Issue;
  /** Its place in the list; absent in the row of several. */
  number?: number;
  /** In the row of its rule, whose heading is given, it is called by its place. */
  within?: { kind: 'rule'; heading: string } | { kind: 'family' };
}

/** One issue; what is closed is not drawn at all, so that long lists stay quick. */
export function IssueRow({ issue, number, within }: IssueRowProps) {
  const { bodyOf, gainOf, changed, pages } = useRows();
  const navigation = useIssueNavigation();
  const isOpen = navigation.isOpen(issue.fingerprint);
  const panelId = useId();
  const place = placeOfCause(issue);
  const isNamedAbove = within?.kind === 'rule' && within.heading === headingOf(issue);
  const others = pages === null ? 'As the page loads' : 'Other elements';
  const name = place ?? issue.reproduction?.state ?? others;
  return (
    <div id={issueId(issue.fingerprint)} className={isOpen ? 'issue issue--open' : 'issue'}>
      <IssueHead
        number={number}
        level={within ? 'h4' : 'h3'}
        title={isNamedAbove ? capital(name) : headingOf(issue)}
        outcome={issue.outcome}
        impact={issue.impact}
        isAnswered={isSettled(issue)}
        place={
          <>
            <Place
              issue={issue}
              place={isNamedAbove ? null : place}
              isNamed={isNamedAbove && !place}
            />
            <Change issue={issue} changed={changed} />
            {isOpenReview(issue) && <span>{answerNeedWords[answerNeedOf(issue)]}</span>}
            <RowVerdict issue={issue} />
          </>
        }
        criterion={criterionOf(issue)}
        {...(pages === null ? {} : reachOf(issue, pages))}
        elements={issue.nodesTotal}
        gain={gainOf(issue)}
        onToggle={() => navigation.setOpen(issue.fingerprint, !isOpen)}
        {...{ isOpen, panelId }}
      />
      {isOpen && (
        <div className="issue__body" id={panelId}>
          {bodyOf(issue)}
        </div>
      )}
    </div>
  );
}

function Place(props: { issue: Issue; place: string | null; isNamed: boolean }) {
  const { issue, place, isNamed } = props;
  const { component, reproduction } = issue;
  const pairs = colorPairsOf(issue);
  // Of a color pair the place says all.
  const pattern = component && !component.colors ? component.pattern : null;
  // Two issues of one rule differ in nothing else.
  const state = isNamed ? null : (reproduction?.state ?? null);
  return (
    <>
      {place}
      {place !== null && pattern !== null && ', '}
      {pattern !== null && <code>{pattern}</code>}
      {!component && pairs.length > 0 && (
        <span>
          {plural(issue.nodesTotal, 'text')} in {amount(pairs.length)} color pairs
        </span>
      )}
      {state !== null && <span>{state}</span>}
    </>
  );
}

/** That it is new, or how much of it. */
function Change({ issue, changed }: { issue: Issue; changed: readonly ChangedIssue[] }) {
  const { lifecycle } = issue;
  if (lifecycle && lifecycle !== 'recurring' && lifecycle !== 'fixed')
    return <LifecycleBadge lifecycle={lifecycle} />;
  const part = changeOf(issue, changed);
  return (
    <>
      {part && part.newElements > 0 && <LifecycleBadge lifecycle="new" count={part.newElements} />}
      {part && part.cameBackElements > 0 && (
        <LifecycleBadge lifecycle="came-back" count={part.cameBackElements} />
      )}
    </>
  );
}

function reachOf({ pagesCount = 1 }: Issue, pages: number) {
  return {
    reach: (
      <>
        <b>{amount(pagesCount)}</b> of {plural(pages, 'page')}
      </>
    ),
    share: pagesCount / Math.max(1, pages),
  };
}

/** The first, and how many more. */
export function criterionOf({ wcag: [first, ...others] }: Issue): string {
  if (first === undefined) return 'Best practice';
  return others.length > 0
    ? `${wcagLabel(first)} and ${amount(others.length)} more`
    : wcagLabel(first);
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
