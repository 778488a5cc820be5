import { ExternalLink } from '../../../../components/ui/external-link.tsx';
import type { StatedCriterion } from '../../criteria-sections.ts';
import { CheckAnswerField } from './check-answer-field.tsx';
import { RulesThatTested } from './criterion-rules.tsx';

/** A criterion that a person judges: the question, and the answer. */
export function CriterionRow({ criterion }: { criterion: StatedCriterion }) {
  const { number, name, level, url, person, answer } = criterion;
  return (
    <li className="criteria__row">
      <div>
        <p>
          <b className="num">{number}</b> <ExternalLink href={url}>{name}</ExternalLink>{' '}
          <span className="text-sm text-muted">Level {level}</span>
        </p>
        <p className="text-sm text-muted">{person}</p>
        <RulesThatTested criterion={criterion} />
      </div>
      <CheckAnswerField check={number} label={`${number} ${name}`} answer={answer} />
    </li>
  );
}
