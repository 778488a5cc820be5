import { categories, categoryName, toScoreOutOf100 } from '@curbcut/model/scan';
import type { ReadTrendPoint } from '@curbcut/wire/read';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { signed } from '../../../lib/format.ts';
import { shortUrl } from '../../../lib/page-url.ts';
import {
  categoryFinding,
  categoryTrends,
  changesFinding,
  rulesFinding,
  scoreFinding,
} from '../trend-findings.ts';
import { CategoryCharts } from './category-charts.tsx';
import { ChangesChart } from './changes-chart.tsx';
import { ChartCard } from './chart-card.tsx';
import { ScoreChart } from './score-chart.tsx';
import { TrendTable } from './trend-table.tsx';

interface TrendChartsProps {
  url: string;
  /** At least two, oldest first. */
  points: readonly ReadTrendPoint[];
}

export function TrendCharts({ url, points }: TrendChartsProps) {
  const trends = categoryTrends(points);
  return (
    <>
      <ChartCard
        title={
          <>
            Score of <BreakableText text={shortUrl(url)} />
          </>
        }
        finding={scoreFinding(points)}
        note={rulesFinding(points)}
        what="scores"
        chart={<ScoreChart points={points} />}
        table={<ScoreTable points={points} />}
      />
      <ChartCard
        title="New and fixed issues"
        finding={changesFinding(points)}
        what="new and fixed issues"
        chart={<ChangesChart points={points} />}
        table={<ChangesTable points={points} />}
      />
      {trends.length > 0 && (
        <ChartCard
          title="Score of each category"
          finding={categoryFinding(trends, categoryName)}
          note={rulesFinding(points)}
          what="categories"
          chart={<CategoryCharts trends={trends} />}
          table={<CategoryTable points={points} />}
        />
      )}
    </>
  );
}

function ScoreTable({ points }: { points: readonly ReadTrendPoint[] }) {
  return (
    <TrendTable
      caption="Scores"
      columns={['Score', 'Change', 'Average of your websites']}
      rows={points.map((point, index) => {
        const score = toScoreOutOf100(point.accessibility_score);
        const before = points[index - 1];
        const change = before && score - toScoreOutOf100(before.accessibility_score);
        return {
          date: point.scan_date,
          cells: [
            String(score),
            change === undefined
              ? '–'
              : `${signed(change)}${point.rules_changed ? ' (rules changed)' : ''}`,
            point.average_score === null ? '–' : String(toScoreOutOf100(point.average_score)),
          ],
        };
      })}
    />
  );
}

function ChangesTable({ points }: { points: readonly ReadTrendPoint[] }) {
  const text = (count: number | null) => (count === null ? '–' : String(count));
  return (
    <TrendTable
      caption="New and fixed issues"
      columns={['New', 'Came back', 'Fixed', 'Issues']}
      rows={points.map((point) => ({
        date: point.scan_date,
        cells: [
          text(point.new_count),
          text(point.came_back_count),
          text(point.fixed_count),
          text(point.issues_count),
        ],
      }))}
    />
  );
}

function CategoryTable({ points }: { points: readonly ReadTrendPoint[] }) {
  return (
    <TrendTable
      caption="Scores of the categories"
      columns={categories.map(({ name }) => name)}
      rows={points.map((point) => ({
        date: point.scan_date,
        cells: categories.map(({ slug }) => {
          const category = point.categories.find((one) => one.slug === slug);
          return category ? String(toScoreOutOf100(category.score)) : '–';
        }),
      }))}
    />
  );
}
