import { placeOfCause } from '@curbcut/model/causes';
import {
  answerNeedOf,
  answerNeedWords,
  isOpenReview,
  isSettled,
  wcagLabel,
  type Issue,
} from '@curbcut/model/scan';
import { headingOf } from '@curbcut/rules/questions';
import { useId } from 'react';
import { LifecycleBadge } from '../../../components/ui/lifecycle-badge.tsx';
import { amount, plural } from '../../../lib/format.ts';
import { RowVerdict } from '../../../entities/result/components/row-verdict.tsx';
import type { CauseContext } from '../cause-context.ts';
import { causeAnchor } from '../site-causes.ts';
import type { OpenCauses } from '../use-open-causes.ts';
import { CauseBody } from './cause-body.tsx';
import { CauseHead } from './cause-head.tsx';

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
  const isNamedAbove = within?.kind === 'rule' && within.heading === headingOf(cause);
  const code = cause.component && <code>{cause.component.colors ?? cause.component.pattern}</code>;
  return (
    <div className={isOpen ? 'cause cause--open' : 'cause'} id={causeAnchor(cause.fingerprint)}>
      <CauseHead
        number={number}
        level={within ? 'h4' : 'h3'}
        title={isNamedAbove ? (place ?? 'Other elements') : headingOf(cause)}
        outcome={cause.outcome}
        impact={cause.impact}
        isAnswered={isSettled(cause)}
        place={
          <>
            {!isNamedAbove && place}
            {!isNamedAbove && code && ', '}
            {code}
            {cause.lifecycle === 'new' && <LifecycleBadge lifecycle="new" />}
            {isOpenReview(cause) && <span>{answerNeedWords[answerNeedOf(cause)]}</span>}
            <RowVerdict issue={cause} />
          </>
        }
        criterion={criterionOf(cause)}
        reach={
          <>
            <b>{amount(on)}</b> of {plural(pages, 'page')}
          </>
        }
        share={on / Math.max(1, pages)}
        elements={cause.nodesTotal}
        onToggle={() => open.setOpen(cause.fingerprint, !isOpen)}
        {...{ isOpen, panelId, aboutId }}
      />
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
