import { foundBy, wcagLabel, type EngineRun, type Issue } from '@curbcut/model/scan';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { LifecycleBadge } from '../../../components/ui/lifecycle-badge.tsx';
import { SeverityBadge } from '../../../components/ui/severity-badge.tsx';
import { plural } from '../../../lib/format.ts';
import { issueId, useIssueNavigation } from '../issue-navigation.ts';
import { IssueBody } from './issue-body.tsx';

/** A row that opens; what is closed is not drawn at all, so that long lists stay quick. */
export function IssueRow({ issue, engines }: { issue: Issue; engines: readonly EngineRun[] }) {
  const navigation = useIssueNavigation();
  const isOpen = navigation.isOpen(issue.fingerprint);
  const panelId = useId();
  const metaId = useId();
  return (
    <div className={isOpen ? 'issue issue--open' : 'issue'}>
      <div className="issue__head">
        <span>
          <SeverityBadge impact={issue.impact} />
        </span>
        <h4 className="issue__title">
          <button
            type="button"
            id={issueId(issue.fingerprint)}
            className="issue__toggle"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            aria-describedby={metaId}
            onClick={() => navigation.setOpen(issue.fingerprint, !isOpen)}
          >
            {issue.title}
          </button>
        </h4>
        <span className="issue__side">
          {issue.lifecycle && <LifecycleBadge lifecycle={issue.lifecycle} />}
          <ChevronDown className="icon issue__chevron" aria-hidden="true" />
        </span>
        <div className="issue__meta meta" id={metaId}>
          <Criteria issue={issue} />
          <span>{foundBy(issue, engines)}</span>
          {issue.pagesCount !== undefined && <b>on {plural(issue.pagesCount, 'page')}</b>}
          <span>{plural(issue.nodesTotal, 'element')}</span>
        </div>
      </div>
      {isOpen && (
        <div className="issue__body" id={panelId}>
          <IssueBody issue={issue} />
        </div>
      )}
    </div>
  );
}

function Criteria({ issue }: { issue: Issue }) {
  if (issue.wcag.length === 0) return <span className="wcag">Best practice</span>;
  return issue.wcag.map((number) => (
    <span key={number} className="wcag">
      <span>
        <b>WCAG {number}</b>
        {wcagLabel(number).slice(number.length)}
      </span>
    </span>
  ));
}
