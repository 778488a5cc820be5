import { type Coverage, countByCoverage, type CriterionCoverage } from '@curbcut/rules/coverage';
import { coverageNames } from '../coverage-words.ts';

const order: readonly Coverage[] = ['failure', 'review', 'person'];

/** How many criteria are tested in which way. */
export function CoverageOverview({ criteria }: { criteria: readonly CriterionCoverage[] }) {
  const counts = countByCoverage(criteria);
  const levels = (['A', 'AA'] as const).map((level) => ({
    level,
    count: criteria.filter((one) => one.level === level).length,
  }));
  return (
    <section className="stack" aria-labelledby="overview">
      <h2 id="overview" className="sr-only">
        Overview
      </h2>
      <CoverageBar counts={counts} total={criteria.length} />
      <dl className="coverage-counts">
        {order.map((coverage) => (
          <div key={coverage}>
            <dt>
              <svg className="coverage-key" viewBox="0 0 14 14" aria-hidden="true">
                <Part coverage={coverage} x="1" width="12" y="1" height="12" />
              </svg>
              {coverageNames[coverage]}
            </dt>
            <dd>{counts[coverage]}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted">
        of the {criteria.length} criteria of WCAG 2.2,{' '}
        {levels.map(({ level, count }) => `${count} of level ${level}`).join(' and ')}. Generated
        from the list of rules of this version.
      </p>
    </section>
  );
}

/** Decorative: the figures stand below it as text. */
function CoverageBar({
  counts,
  total,
}: {
  counts: Readonly<Record<Coverage, number>>;
  total: number;
}) {
  const shown = order.filter((coverage) => counts[coverage] > 0);
  const parts = shown.map((coverage, at) => {
    const before = shown.slice(0, at).reduce((sum, one) => sum + counts[one], 0);
    const gap = at === shown.length - 1 ? 0 : 0.4;
    return {
      coverage,
      from: (100 * before) / total,
      share: Math.max((100 * counts[coverage]) / total - gap, gap),
    };
  });
  return (
    <svg className="coverage-bar" aria-hidden="true">
      <defs>
        <pattern
          id="coverage-hatch"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className="coverage-hatch__ground" width="8" height="8" />
          <rect className="coverage-hatch__line" width="2.5" height="8" />
        </pattern>
      </defs>
      {parts.map(({ coverage, from, share }) => (
        <Part
          key={coverage}
          coverage={coverage}
          x={`${from}%`}
          width={`${share}%`}
          y="1"
          height="16"
        />
      ))}
    </svg>
  );
}

function Part({
  coverage,
  ...place
}: {
  coverage: Coverage;
  x: string;
  y: string;
  width: string;
  height: string;
}) {
  return <rect className={`coverage-part coverage-part--${coverage}`} rx="2" {...place} />;
}
