import { useSearchParams } from 'react-router';
import { CircleX, ScanSearch } from 'lucide-react';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { sampleAccess, ScanAccessContext } from '../../../entities/report/scan-access.ts';
import { ScanResult } from '../../../entities/result/components/scan-result.tsx';
import { ScanSkeleton } from '../../../entities/result/components/scan-skeleton.tsx';
import { useSampleScan } from '../../../entities/sample/api/use-sample-scan.ts';
import { titleOfView } from '../../../entities/result/result-view.ts';
import { usePageMeta } from '../../../lib/use-page-meta.ts';

/** `/sample-result`: a result, for whoever has none yet. */
export function SampleResultPage() {
  const sample = useSampleScan();
  const [search] = useSearchParams();
  usePageMeta({ title: `${titleOfView(search, 'Sample result')} - Curbcut`, robots: 'noindex' });
  if (sample.data?.result) {
    return (
      <div className="stack gap-6">
        <Notice kind="info">
          <p>
            A sample: a real scan of a shop’s page that was made to be scanned, with the barriers
            that many shops have. The shop does not exist.
          </p>
        </Notice>
        <ScanAccessContext value={sampleAccess}>
          <ScanResult
            scan={sample.data}
            result={sample.data.result}
            again={
              <ButtonLink look="primary" to="/free-scan">
                <ScanSearch className="icon" aria-hidden="true" />
                Scan a page of yours
              </ButtonLink>
            }
          />
        </ScanAccessContext>
      </div>
    );
  }
  if (sample.error) {
    return (
      <EmptyState title="Error Loading Scan" level={1} icon={CircleX}>
        <p role="alert">{sample.error.message}</p>
        <Button look="primary" onPress={() => void sample.refetch()}>
          Try again
        </Button>
      </EmptyState>
    );
  }
  return <ScanSkeleton />;
}
