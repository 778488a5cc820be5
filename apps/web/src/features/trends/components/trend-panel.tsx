import { trendRanges } from '@curbcut/model/scan';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { RowSkeleton } from '../../../components/ui/row-skeleton.tsx';
import { SegmentedChoice } from '../../../components/ui/segmented-choice.tsx';
import { showToast } from '../../../lib/toast-queue.ts';
import { useLoadFailureToast } from '../../../lib/load-failure-toast.ts';
import { useTrend } from '../api/use-trend.ts';
import { rangeLabels, readRange, type TrendRange } from '../trend-range.ts';
import { TrendCharts } from './trend-charts.tsx';
import { QueryFailure } from '../../../components/ui/query-failure.tsx';

const failed = 'Failed to load website trend';
const noTrend = 'No trend data available for this website';
const noTrendToastMs = 3_000;
const ranges = trendRanges.map((id) => ({ id, label: rangeLabels[id] }));

export function TrendPanel({ url }: { url: string }) {
  const [search, setSearch] = useSearchParams();
  const range = readRange(search);
  const query = useTrend(url, range);
  useLoadFailureToast(query.error, failed);
  const isEmpty = query.data !== undefined && query.data.length < 2;
  useEffect(() => {
    if (isEmpty) showToast('blank', noTrend, { durationMs: noTrendToastMs });
  }, [isEmpty]);

  const choose = (next: TrendRange) =>
    setSearch(
      (known) => {
        const changed = new URLSearchParams(known);
        changed.set('range', next);
        return changed;
      },
      { replace: true },
    );

  return (
    <div className="stack gap-6">
      <div className="row justify-between">
        <h2 className="sr-only">Trend</h2>
        <SegmentedChoice label="Range" value={range} onChange={choose} options={ranges} />
      </div>
      {query.error && !query.data && <QueryFailure message={failed} query={query} />}
      {query.isPending && (
        <section className="card card--flush">
          <RowSkeleton label="Loading website trend..." rows={4} />
        </section>
      )}
      {query.data && !isEmpty && <TrendCharts url={url} points={query.data} />}
      {isEmpty && (
        <section className="card">
          <EmptyState title={noTrend}>
            <p>
              {range === 'all'
                ? 'A trend needs two completed scans of the same address. Scan it again, or schedule it.'
                : 'There are fewer than two completed scans in this range. Choose a longer one, or scan the page again.'}
            </p>
            <ButtonLink look="primary" to="/dashboard">
              Go to Quick Scan
            </ButtonLink>
          </EmptyState>
        </section>
      )}
    </div>
  );
}
