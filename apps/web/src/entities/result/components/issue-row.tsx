import { wcagLabel, type EngineRun, type Issue } from '@curbcut/model/scan';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { LifecycleBadge } from '../../../components/ui/lifecycle-badge.tsx';
import { SeverityBadge } from '../../../components/ui/severity-badge.tsx';
import { plural, signed } from '../../../lib/format.ts';
import { issueId, useIssueNavigation } from '../issue-navigation.ts';
import { IssueBody } from './issue-body.tsx';
import { RowVerdict } from './row-verdict.tsx';

export interface IssueRowProps {
  issue: Issue;
  engines: readonly EngineRun[];
  /** The place in the order of work, from 1; null for what is not in it. */
  numberOf: (issue: Issue) => number | null;
  /** Points of 100 that fixing it alone brings; null where none is named. */
  gainOf: (issue: Issue) => number | null;
}

/** A row that opens; what is closed is not drawn at all, so that long lists stay quick. */
export function IssueRow({ issue, engines, numberOf, gainOf }: IssueRowProps) {
  const navigation = useIssueNavigation();
  const isOpen = navigation.isOpen(issue.fingerprint);
  const panelId = useId();
  const metaId = useId();
  return (
    <div id={issueId(issue.fingerprint)} className={isOpen ? 'issue issue--open' : 'issue'}>
      <div className="issue__head">
        <span className="issue__number" aria-hidden="true">
          {numberOf(issue)}
        </span>
        <span className="issue__severity">
          <SeverityBadge impact={issue.impact} />
        </span>
        <h3 className="issue__title">
          <button
            type="button"
            className="issue__toggle"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            aria-describedby={metaId}
            onClick={() => navigation.setOpen(issue.fingerprint, !isOpen)}
          >
            {issue.title}
          </button>
          {/* Two issues of one rule differ in nothing else. */}
          {issue.reproduction?.state && (
            <span className="issue__state"> {issue.reproduction.state}</span>
          )}
          <RowVerdict issue={issue} />
        </h3>
        <div className="issue__meta" id={metaId}>
          <Criteria issue={issue} />
          <span className="issue__elements">
            {plural(issue.nodesTotal, 'element')}
            {issue.pagesCount !== undefined && (
              <b className="block">on {plural(issue.pagesCount, 'page')}</b>
            )}
          </span>
          <span className="issue__change">
            <Change issue={issue} />
          </span>
          <span className="issue__gain">
            <Gain points={gainOf(issue)} />
          </span>
        </div>
        <ChevronDown className="icon issue__chevron" aria-hidden="true" />
      </div>
      {isOpen && (
        <div className="issue__body" id={panelId}>
          <IssueBody issue={issue} engines={engines} />
        </div>
      )}
    </div>
  );
}

function Criteria({ issue }: { issue: Issue }) {
  const text =
    issue.wcag.length === 0 ? 'Best practice' : issue.wcag.map((number) => wcagLabel(number));
  return (
    <span className="issue__criteria">
      {typeof text === 'string'
        ? text
        : text.map((label) => (
            <span key={label} className="block">
              <span className="sr-only">WCAG </span>
              {label}
            </span>
          ))}
    </span>
  );
}

function Change({ issue: { lifecycle } }: { issue: Issue }) {
  if (!lifecycle) return null;
  if (lifecycle === 'new') return <LifecycleBadge lifecycle="new" />;
  return lifecycle === 'recurring' ? 'Recurring' : lifecycle === 'fixed' ? 'Fixed' : 'Rule changed';
}

function Gain({ points }: { points: number | null }) {
  if (points === null) return null;
  return (
    <>
      <b>{signed(points)}</b>
      <span className="sr-only"> points when only this is fixed</span>
    </>
  );
}
