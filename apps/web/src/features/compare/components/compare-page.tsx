import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router';
import { RowSkeleton } from '../../../components/ui/row-skeleton.tsx';
import { usePageMeta } from '../../../lib/use-page-meta.ts';
import { useComparison } from '../api/use-comparison.ts';
import { readCompareQuery, toCompareRequest, writeWebsites } from '../compare-query.ts';
import { ComparedSubjects } from './compared-subjects.tsx';
import { Difference } from './difference.tsx';
import { WebsiteChoice } from './website-choice.tsx';
import { QueryFailure } from '../../../components/ui/query-failure.tsx';

/** Websites side by side, or two scans of one with what changed between them. */
export function ComparePage() {
  usePageMeta({ title: 'Compare - Curbcut' });
  const [search, setSearch] = useSearchParams();
  const query = readCompareQuery(search);
  // The URL changes a moment later: until then a box must not jump back.
  const [chosen, choose] = useOptimistic(query.kind === 'websites' ? query.urls : []);
  const request = toCompareRequest(query);
  const comparison = useComparison(request);
  return (
    <div className="stack gap-6">
      <div className="stack gap-2">
        <h1>Compare</h1>
        <p className="text-muted">
          {query.kind === 'scans'
            ? 'Two scans side by side, the older one first.'
            : 'The latest scans of your websites side by side.'}
        </p>
      </div>
      {query.kind === 'websites' && (
        <WebsiteChoice
          urls={chosen}
          onChange={(urls) =>
            startTransition(() => {
              choose(urls);
              setSearch(writeWebsites(urls));
            })
          }
        />
      )}
      {request !== null && comparison.isPending && (
        <div className="card card--flush">
          <RowSkeleton label="Comparing..." rows={4} />
        </div>
      )}
      {comparison.error && (
        <QueryFailure message="The comparison could not be made" query={comparison} />
      )}
      {comparison.data && (
        <>
          <ComparedSubjects {...comparison.data} />
          {comparison.data.difference && <Difference difference={comparison.data.difference} />}
        </>
      )}
    </div>
  );
}
