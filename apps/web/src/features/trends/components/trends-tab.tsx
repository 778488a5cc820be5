import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { RowSkeleton } from '../../../components/ui/row-skeleton.tsx';
import { useWebsites } from '../../../entities/website/api/use-websites.ts';
import { websiteWithTrend } from '../website-with-trend.ts';
import { TrendPanel } from './trend-panel.tsx';
import { WebsiteList } from './website-list.tsx';
import { QueryFailure } from '../../../components/ui/query-failure.tsx';

/** The chosen website is in the URL; without one it is the first that has a trend. */
export function TrendsTab() {
  const [search] = useSearchParams();
  const query = useWebsites();
  const wanted = search.get('website');
  const chosen = wanted ?? websiteWithTrend(query.data?.websites ?? []);
  if (query.isPending && wanted === null) {
    return (
      <section className="card card--flush">
        <RowSkeleton label="Loading websites..." rows={4} />
      </section>
    );
  }
  if (query.data?.websites.length === 0 && wanted === null) {
    return (
      <section className="card">
        <EmptyState title="No websites yet">
          <p>Scan a page twice, and you see here how its score moves.</p>
          <ButtonLink look="primary" to="/dashboard">
            Go to Quick Scan
          </ButtonLink>
        </EmptyState>
      </section>
    );
  }
  return (
    <div className="dash dash--list">
      {query.data ? (
        <WebsiteList {...query.data} chosen={chosen} />
      ) : query.error ? (
        <QueryFailure message="The list of websites could not be loaded." query={query} />
      ) : (
        <section className="card card--flush">
          <RowSkeleton label="Loading websites..." rows={4} />
        </section>
      )}
      {chosen !== null && <TrendPanel key={chosen} url={chosen} />}
    </div>
  );
}
