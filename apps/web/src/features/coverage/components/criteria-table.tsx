import type { CriterionCoverage } from '@curbcut/rules/coverage';
import { CircleCheck, CircleHelp, UserCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExternalLink } from '../../../components/ui/external-link.tsx';
import { methodOf, personShare } from '../coverage-words.ts';
import { RuleTitles } from './rule-titles.tsx';

interface CriteriaTableProps {
  name: string;
  number: number;
  criteria: readonly CriterionCoverage[];
}

/** How each criterion of a principle is tested. */
export function CriteriaTable({ name, number, criteria }: CriteriaTableProps) {
  const id = `principle-${number}`;
  return (
    <section className="stack gap-2" aria-labelledby={id}>
      <div className="coverage-head">
        <h2 id={id}>
          {number}. {name}
        </h2>
        <span className="text-sm text-muted">{criteria.length} criteria</span>
      </div>
      <table className="coverage-table">
        <caption className="sr-only">{name}: how each criterion is tested</caption>
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col" className="coverage-table__level">
              Level
            </th>
            <th scope="col" className="coverage-table__fails">
              Automatic failure
            </th>
            <th scope="col" className="coverage-table__asks">
              Asked for review
            </th>
            <th scope="col" className="coverage-table__person">
              By a person
            </th>
          </tr>
        </thead>
        <tbody>
          {criteria.map((criterion) => (
            <Row key={criterion.number} {...criterion} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row(criterion: CriterionCoverage) {
  const { number, name, level, url, coverage, rules, person, notYet } = criterion;
  return (
    <tr>
      <th scope="row">
        <b>{number}</b> <ExternalLink href={url}>{name}</ExternalLink>
      </th>
      <td>Level {level}</td>
      <Answer label="Automatic failure" isYes={rules.failure.length > 0 || notYet !== null}>
        {rules.failure.length > 0 ? (
          <>
            <Mark icon={CircleCheck}>{methodOf(rules.failure)}</Mark>
            <RuleTitles rules={rules.failure} of={number} />
          </>
        ) : (
          'no'
        )}
        {notYet !== null && <p className="coverage-note">Not looked for yet: {startLow(notYet)}</p>}
      </Answer>
      <Answer label="Asked for review" isYes={rules.review.length > 0}>
        {rules.review.length > 0 ? (
          <>
            <Mark icon={CircleHelp}>yes</Mark>
            <RuleTitles rules={rules.review} of={number} />
          </>
        ) : (
          'no'
        )}
      </Answer>
      <Answer label="By a person" isYes>
        <Mark icon={UserCheck}>{personShare[coverage]}</Mark>
        <p className="coverage-note">{person}</p>
      </Answer>
    </tr>
  );
}

/** On a phone the column's name stands in the cell, and a plain "no" is left out. */
function Answer(props: { label: string; isYes: boolean; children: ReactNode }) {
  return (
    <td data-label={props.label} className={props.isYes ? '' : 'coverage-table__no'}>
      <div>{props.children}</div>
    </td>
  );
}

function Mark({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="coverage-mark">
      <Icon className="icon" aria-hidden="true" />
      {children}
    </span>
  );
}

function startLow(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
