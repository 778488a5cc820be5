import type { Issue } from '@curbcut/model/scan';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { SeverityBadge } from '../../../components/ui/severity-badge.tsx';
import { plural } from '../../../lib/format.ts';

interface CauseHeadProps {
  /** Absent in the row of several. */
  number?: number | undefined;
  level: 'h3' | 'h4';
  title: string;
  outcome: Issue['outcome'];
  impact: Issue['impact'];
  /** Of a question: whether a person has answered it. */
  isAnswered?: boolean;
  place: ReactNode;
  criterion: string;
  /** How far it reaches: it describes the button that opens the row. */
  reach: ReactNode;
  /** The part of the pages that have it, from 0 to 1. Absent: there is no one part. */
  share?: number;
  elements: number;
  isOpen: boolean;
  /** For the ids of what it opens and of what describes it. */
  panelId: string;
  aboutId: string;
  onToggle: () => void;
}

/** The line of a cause, or of several, which opens. */
export function CauseHead(props: CauseHeadProps) {
  const { number, level: Heading, title, outcome, impact, share, elements, isOpen } = props;
  return (
    <div className="cause__head">
      <span className="cause__number" aria-hidden="true">
        {number}
      </span>
      <span className="cause__severity">
        {outcome === 'needs-review' ? (
          <span className="badge badge--line">{props.isAnswered ? 'Answered' : 'To review'}</span>
        ) : (
          <SeverityBadge impact={impact} />
        )}
      </span>
      <div className="cause__what">
        <Heading className="cause__title">
          <button
            type="button"
            className="cause__toggle"
            aria-expanded={isOpen}
            aria-controls={isOpen ? props.panelId : undefined}
            aria-describedby={props.aboutId}
            onClick={props.onToggle}
          >
            {title}
          </button>
        </Heading>
        <p className="cause__place">{props.place}</p>
      </div>
      <span className="cause__criterion">{props.criterion}</span>
      <span className="reach">
        <span id={props.aboutId}>{props.reach}</span>
        {share !== undefined && (
          <span className="meter" aria-hidden="true">
            <span className="meter__fill" style={{ width: `${Math.min(100, 100 * share)}%` }} />
          </span>
        )}
      </span>
      <span className="cause__elements">{elements > 0 && plural(elements, 'element')}</span>
      <ChevronDown className="icon cause__chevron" aria-hidden="true" />
    </div>
  );
}
