import type { MeasuredFact } from '@curbcut/model/scan';

interface MeasuredFactsProps {
  facts: readonly MeasuredFact[];
  /** Whether they are the same for each element. */
  isOfAll?: boolean;
}

/** What was measured, by name and value. */
export function MeasuredFacts({ facts, isOfAll = false }: MeasuredFactsProps) {
  if (facts.length === 0) return null;
  return (
    <dl className="measured" aria-label={isOfAll ? 'Measured, the same for all' : 'Measured'}>
      {facts.map(({ name, value }) => (
        <div key={`${name} ${value}`}>
          <dt>{name}</dt>
          <dd>{value.startsWith('#') ? <code>{value}</code> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
