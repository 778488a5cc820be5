import { impacts, type Issue } from '@curbcut/model/scan';
import { headingOf } from '@curbcut/rules/questions';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { SeverityBadge } from '../../../components/ui/severity-badge.tsx';
import { plural } from '../../../lib/format.ts';
import type { CauseContext } from '../cause-context.ts';
import { type CauseRows, nameOfFamily } from '../cause-rows.ts';
import type { OpenCauses } from '../use-open-causes.ts';
import { CauseRow, criterionOf } from './cause-row.tsx';

interface CauseGroupRowProps {
  row: Exclude<CauseRows, { kind: 'cause' }>;
  number: number;
  open: OpenCauses;
  context: CauseContext;
}

const mostNamed = 2;

/** Several causes in one row, which opens to a row for each: the places of one rule, or a family of single mistakes. */
export function CauseGroupRow({ row, number, open, context }: CauseGroupRowProps) {
  const { causes, key } = row;
  const isOpen = isRowOpen(row, open);
  const panelId = useId();
  const aboutId = useId();
  const [first] = causes;
  if (!first) return null;
  const isRule = row.kind === 'rule';
  const setOpen = () => {
    open.setOpen(key, !isOpen);
    // A row stays open as long as one in it is.
    if (isOpen) for (const { fingerprint } of causes) open.setOpen(fingerprint, false);
  };
  return (
    <div className={isOpen ? 'cause cause--open' : 'cause'}>
      <div className="cause__head">
        <span className="cause__number" aria-hidden="true">
          {number}
        </span>
        <span className="cause__severity">
          {first.outcome === 'needs-review' ? (
            <span className="badge badge--line">To review</span>
          ) : (
            <SeverityBadge impact={worstOf(causes)} />
          )}
        </span>
        <div className="cause__what">
          <h3 className="cause__title">
            <button
              type="button"
              className="cause__toggle"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              aria-describedby={aboutId}
              onClick={setOpen}
            >
              {isRule ? headingOf(first) : `${nameOfFamily(row.category)}, ${causes.length}`}
            </button>
          </h3>
          <p className="cause__place">
            {isRule ? namesOf(causes, nameOf) : namesOf(causes, headingOf)}
          </p>
        </div>
        <span className="cause__criterion">{isRule ? criterionOf(first) : 'Each on one page'}</span>
        <span className="reach" id={aboutId}>
          {plural(causes.length, nounOf(row))}
        </span>
        <span className="cause__elements">
          {plural(
            causes.reduce((sum, { nodesTotal }) => sum + nodesTotal, 0),
            'element',
          )}
        </span>
        <ChevronDown className="icon cause__chevron" aria-hidden="true" />
      </div>
      {isOpen && (
        <div className="cause__parts" id={panelId}>
          {causes.map((cause) => (
            <CauseRow
              key={cause.fingerprint}
              cause={cause}
              within={isRule ? { kind: 'rule', heading: headingOf(first) } : { kind: 'family' }}
              open={open}
              context={context}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** It is open itself, or a cause in it is. */
export function isRowOpen({ key, causes }: CauseRows, open: OpenCauses): boolean {
  return open.isOpen(key) || causes.some(({ fingerprint }) => open.isOpen(fingerprint));
}

function nounOf({ kind, causes }: CauseRows): string {
  if (kind === 'family') return 'issue';
  return causes.every(({ component }) => component?.colors) ? 'color pair' : 'place';
}

function worstOf(causes: readonly Issue[]): Issue['impact'] {
  return impacts.find((impact) => causes.some((cause) => cause.impact === impact)) ?? 'minor';
}

function nameOf({ component }: Issue): string {
  return component?.colors ?? component?.name ?? component?.pattern ?? 'other elements';
}

function namesOf(causes: readonly Issue[], name: (cause: Issue) => string): string {
  const names = [...new Set(causes.map(name))];
  const more = names.length - mostNamed;
  const said = names.slice(0, more > 1 ? mostNamed : mostNamed + 1).join('; ');
  return more > 1 ? `${said}; and ${more} more` : said;
}
