import { categoryName, toScoreOutOf100 } from '@curbcut/model/scan';
import { CategoryIcon } from '../../../components/ui/category-icon.tsx';
import { ScoreChange } from '../../../components/ui/score-change.tsx';
import { polylinePoints } from '../chart-scale.ts';
import type { CategoryTrend } from '../trend-findings.ts';

/** A small chart for each category: eight lines in one could not be told apart. */
export function CategoryCharts({ trends }: { trends: readonly CategoryTrend[] }) {
  return (
    <ul className="category-charts">
      {trends.map(({ slug, scores }) => {
        const values = scores.map(({ score }) => toScoreOutOf100(score));
        const [first = 0, last = 0] = [values[0], values.at(-1)];
        return (
          <li key={slug}>
            <h3 className="text-base">
              <CategoryIcon category={slug} />
              {categoryName(slug)}
            </h3>
            <p className="row justify-between gap-2">
              <span>
                <b>{last}</b> <span className="text-sm text-muted">of 100</span>
              </span>
              <ScoreChange points={last - first} />
            </p>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path className="chart__grid" d="M0 0H100M0 100H100" />
              <polyline className="chart__line" points={polylinePoints(values)} />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
