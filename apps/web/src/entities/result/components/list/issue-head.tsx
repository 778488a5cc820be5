import type { Issue } from '@curbcut/model/scan';
import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { SeverityBadge } from '../../../../components/ui/severity-badge.tsx';
import { plural, signed } from '../../../../lib/format.ts';

interface IssueHeadProps {
  /** Its place in the list; absent in the row of several. */
  number?: number | undefined;
  level: 'h3' | 'h4';
  title: string;
  outcome: Issue['outcome'];
  impact: Issue['impact'];
  /** Of a question: whether a person has answered it. */
  isAnswered?: boolean;
  /** Under the title: where it comes from or is seen, and what changed. */
  place: ReactNode;
  criterion: string;
  /** Of a site, or of several issues: how far they reach. */
  reach?: ReactNode;
  /** The part of the pages that have it, from 0 to 1. Absent: there is no one part. */
  share?: number;
  elements: number;
  /** Points of 100; null where none is named. */
  gain?: number | null;
  isOpen: boolean;
  /** The id of what it opens. */
  panelId: string;
  onToggle: () => void;
}

/** The line of an issue, or of several, which opens. */
export function IssueHead(props: IssueHeadProps) {
  const { number, level: Heading, title, outcome, impact, reach, share, elements, isOpen } = props;
  const metaId = useId();
  const { gain = null } = props;
  return (
    <div className="issue__head">
      <span className="issue__number" aria-hidden="true">
        {number}
      </span>
      <span className="issue__severity">
        {outcome === 'needs-review' ? (
          <span className="badge badge--line">{props.isAnswered ? 'Answered' : 'To review'}</span>
        ) : (
          <SeverityBadge impact={impact} />
        )}
      </span>
      <div className="issue__what">
        <Heading className="issue__title">
          <button
            type="button"
            className="issue__toggle"
            aria-expanded={isOpen}
            aria-controls={isOpen ? props.panelId : undefined}
            aria-describedby={metaId}
            onClick={props.onToggle}
          >
            {title}
          </button>
        </Heading>
        <p className="issue__place">{props.place}</p>
      </div>
      <div className="issue__meta" id={metaId}>
        <span className="issue__criterion">{props.criterion}</span>
        <span className="issue__reach">
          <span>{reach}</span>
          {share !== undefined && (
            <span className="meter" aria-hidden="true">
              <span className="meter__fill" style={{ width: `${Math.min(100, 100 * share)}%` }} />
            </span>
          )}
        </span>
        <span className="issue__elements">{elements > 0 && plural(elements, 'element')}</span>
        <span className="issue__gain">
          {gain !== null && (
            <>
              <b>{signed(gain)}</b>
              <span className="sr-only"> points when only this is fixed</span>
            </>
          )}
        </span>
      </div>
      <ChevronDown className="icon issue__chevron" aria-hidden="true" />
    </div>
  );
}
