import { ExternalLink } from '../../../../components/ui/external-link.tsx';
import type { StatedCriterion } from '../../criteria-sections.ts';
import { RulesThatTested } from './criterion-rules.tsx';

/** Criteria with nothing to do, in two columns. */
export function CriteriaColumns({ criteria }: { criteria: readonly StatedCriterion[] }) {
  return (
    <ul className="criteria-columns">
      {criteria.map((criterion) => (
        <li key={criterion.number}>
          <b className="num">{criterion.number}</b>
          <div>
            <ExternalLink href={criterion.url}>{criterion.name}</ExternalLink>
            <RulesThatTested criterion={criterion} />
          </div>
          <span className="text-sm text-muted">
            <span className="sr-only">Level </span>
            {criterion.level}
          </span>
        </li>
      ))}
    </ul>
  );
}
