import { impacts, type Issue } from '@curbcut/model/scan';
import { headingOf } from '@curbcut/rules/questions';
import { useId } from 'react';
import { amount, plural } from '../../../lib/format.ts';
import type { CauseContext } from '../cause-context.ts';
import { type CauseRows, nameOfFamily } from '../cause-rows.ts';
import type { OpenCauses } from '../use-open-causes.ts';
import { CauseHead } from './cause-head.tsx';
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
      <CauseHead
        number={number}
        level="h3"
        title={
          isRule
            ? headingOf(first)
            : `${nameOfFamily(row.category, first)}, ${amount(causes.length)}`
        }
        outcome={first.outcome}
        impact={worstOf(causes)}
        place={isRule ? namesOf(causes, nameOf) : namesOf(causes, headingOf)}
        criterion={isRule ? criterionOf(first) : 'Each on one page'}
        reach={plural(causes.length, nounOf(row))}
        elements={causes.reduce((sum, { nodesTotal }) => sum + nodesTotal, 0)}
        onToggle={setOpen}
        {...{ isOpen, panelId, aboutId }}
      />
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
  return more > 1 ? `${said}; and ${amount(more)} more` : said;
}
