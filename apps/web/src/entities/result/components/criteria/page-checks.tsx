import { wcagLabel } from '@curbcut/model/scan';
import type { CriteriaAnswer } from '@curbcut/wire/verdicts';
import { checkedOf } from '../../criteria-sections.ts';
import { CheckAnswerField } from './check-answer-field.tsx';

interface PageChecksProps extends Pick<CriteriaAnswer, 'checks'> {
  of: 'page' | 'site';
}

/** What every page needs a person for, whatever the rules say. */
export function PageChecks({ checks, of }: PageChecksProps) {
  if (checks.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby="page-checks">
      <div className="h2line">
        <h2 id="page-checks">For the whole {of}</h2>
        <span className="num text-muted">
          {checks.filter(({ answer }) => checkedOf({ state: 'person', answer }) !== null).length} of{' '}
          {checks.length} checked
        </span>
      </div>
      <ul className="criteria">
        {checks.map(({ id, question, criteria, answer }) => (
          <li key={id} className="criteria__row">
            <div>
              <p>{question}</p>
              <p className="max-w-prose text-sm text-muted">
                {criteria.map((number) => wcagLabel(number)).join(', ')}
              </p>
            </div>
            <CheckAnswerField check={id} label={question} answer={answer} />
          </li>
        ))}
      </ul>
    </section>
  );
}
