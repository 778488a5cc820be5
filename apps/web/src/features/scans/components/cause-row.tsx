import { wcagLabel, type Issue } from '@curbcut/model/scan';
import { headingOf } from '@curbcut/rules/questions';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { LifecycleBadge } from '../../../components/ui/lifecycle-badge.tsx';
import { SeverityBadge } from '../../../components/ui/severity-badge.tsx';
import { amount, plural } from '../../../lib/format.ts';
import type { CauseContext } from '../cause-context.ts';
import { causeAnchor, placeOfCause } from '../site-causes.ts';
import type { OpenCauses } from '../use-open-causes.ts';
import { CauseBody } from './cause-body.tsx';

interface CauseRowProps {
  cause: Issue;
  /** Absent in the row of several. */
  number?: number;
  /** In the row of its rule, whose heading is given, it is called by its place. */
  within?: { kind: 'rule'; heading: string } | { kind: 'family' };
  open: OpenCauses;
  context: CauseContext;
}

/** One cause, which opens: its rule, where it comes from, and how far it reaches. */
export function CauseRow({ cause, number, within, open, context }: CauseRowProps) {
  const { pages } = context;
  const isOpen = open.isOpen(cause.fingerprint);
  const panelId = useId();
  const aboutId = useId();
  const on = cause.pagesCount ?? 1;
  const place = placeOfCause(cause);
  const Heading = within ? 'h4' : 'h3';
  const isNamedAbove = within?.kind === 'rule' && within.heading === headingOf(cause);
  const code = cause.component && <code>{cause.component.colors ?? cause.component.pattern}</code>;
  return (
    <div className={isOpen ? 'cause cause--open' : 'cause'} id={causeAnchor(cause.fingerprint)}>
      <div className="cause__head">
        <span className="cause__number" aria-hidden="true">
          {number}
        </span>
        <span className="cause__severity">
          {cause.outcome === 'needs-review' ? (
            <span className="badge badge--line">To review</span>
          ) : (
            <SeverityBadge impact={cause.impact} />
          )}
        </span>
        <div className="cause__what">
          <Heading className="cause__title">
            <button
              type="button"
              className="cause__toggle"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              aria-describedby={aboutId}
              onClick={() => open.setOpen(cause.fingerprint, !isOpen)}
            >
              {isNamedAbove ? (place ?? 'Other elements') : headingOf(cause)}
            </button>
          </Heading>
          <p className="cause__place">
            {!isNamedAbove && place}
            {!isNamedAbove && code && ', '}
            {code}
            {cause.lifecycle === 'new' && <LifecycleBadge lifecycle="new" />}
          </p>
        </div>
        <span className="cause__criterion">{criterionOf(cause)}</span>
        <span className="reach">
          <span id={aboutId}>
            <b>{amount(on)}</b> of {plural(pages, 'page')}
          </span>
          <span className="meter" aria-hidden="true">
            <span
              className="meter__fill"
              style={{ width: `${Math.min(100, (100 * on) / Math.max(1, pages))}%` }}
            />
          </span>
        </span>
        <span className="cause__elements">
          {cause.nodesTotal > 0 && plural(cause.nodesTotal, 'element')}
        </span>
        <ChevronDown className="icon cause__chevron" aria-hidden="true" />
      </div>
      {isOpen && (
        <div className="issue__body" id={panelId}>
          <CauseBody cause={cause} {...context} />
        </div>
      )}
    </div>
  );
}

export function criterionOf({ wcag: [first, ...others] }: Issue): string {
  if (first === undefined) return 'Best practice';
  return others.length > 0 ? `${wcagLabel(first)} and ${others.join(', ')}` : wcagLabel(first);
}
