import { GitCompareArrows } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { LoadFailure } from '../../../components/ui/load-failure.tsx';
import { RowSkeleton } from '../../../components/ui/row-skeleton.tsx';
import { amount } from '../../../lib/format.ts';
import { usePageMeta } from '../../../lib/use-page-meta.ts';
import { useScanHistory } from '../api/use-scan-history.ts';
import {
  firstHistory,
  isNarrowed,
  readHistoryQuery,
  writeHistoryQuery,
  type HistoryQuery,
} from '../history-query.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryPages } from './history-pages.tsx';
import { HistoryRows } from './history-rows.tsx';

/** Every scan of the account, a page at a time. */
export function ScanHistoryPage() {
  usePageMeta({ title: 'Scan History - Curbcut' });
  const [search, setSearch] = useSearchParams();
  const query = readHistoryQuery(search);
  const history = useScanHistory(query);
  const count = useRef<HTMLOutputElement>(null);
  const show = (next: HistoryQuery) => setSearch(writeHistoryQuery(next));
  // By a button that goes away with what it changes.
  const showAndTell = (next: HistoryQuery) => {
    show(next);
    count.current?.focus();
  };
  const { scans = [], pagination } = history.data ?? {};

  return (
    <div className="stack gap-6">
      <div className="row justify-between">
        <h1>Scan History</h1>
        <ButtonLink to="/compare">
          <GitCompareArrows className="icon" aria-hidden="true" />
          Compare websites
        </ButtonLink>
      </div>
      <HistoryFilters query={query} onChange={show} />
      <section className="stack gap-3" aria-label="Scans">
        <output className="text-muted" ref={count} tabIndex={-1}>
          {pagination && `${amount(pagination.total)} scan(s) found`}
        </output>
        {history.isPending && (
          <div className="card card--flush">
            <RowSkeleton label="Loading scan history..." rows={5} />
          </div>
        )}
        {history.error && (
          <LoadFailure
            message="Error"
            onRetry={() => void history.refetch()}
            isRetrying={history.isFetching}
          >
            {history.error.message || 'Failed to load scan history'}
          </LoadFailure>
        )}
        {history.data && scans.length === 0 && (
          <NothingFound
            query={query}
            onClear={() => showAndTell(firstHistory)}
            onFirstPage={() => showAndTell({ ...query, page: 1 })}
            total={pagination?.total ?? 0}
          />
        )}
        {scans.length > 0 && <HistoryRows scans={scans} onDeleted={() => count.current?.focus()} />}
        {pagination && pagination.pages > 1 && (
          <HistoryPages
            pagination={pagination}
            isLoading={history.isPlaceholderData}
            onPage={(page) => showAndTell({ ...query, page })}
          />
        )}
      </section>
    </div>
  );
}

function NothingFound(props: {
  query: HistoryQuery;
  total: number;
  onClear: () => void;
  onFirstPage: () => void;
}) {
  const { query, total, onClear, onFirstPage } = props;
  if (total > 0) {
    return (
      <EmptyState title="This page is empty">
        <p>Scans were deleted since, or the address names a page that does not exist.</p>
        <Button look="primary" onPress={onFirstPage}>
          Go to the first page
        </Button>
      </EmptyState>
    );
  }
  if (isNarrowed(query)) {
    return (
      <EmptyState title="No matching scans found">
        <p>Try adjusting your search or filter.</p>
        <Button look="primary" onPress={onClear}>
          Clear search and filter
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No scans yet">
      <p>Scan a page from the dashboard, and it stands here with its score and issues.</p>
      <ButtonLink look="primary" to="/dashboard">
        Go to Dashboard
      </ButtonLink>
    </EmptyState>
  );
}
