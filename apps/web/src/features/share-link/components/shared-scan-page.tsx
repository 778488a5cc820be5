import { CircleX } from 'lucide-react';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { ApiError } from '../../../lib/api-client.ts';
import { formatLocalTime } from '../../../lib/format.ts';
import { titleOfView } from '../../../entities/result/result-view.ts';
import { usePageMeta } from '../../../lib/use-page-meta.ts';
import { ScanResult } from '../../../entities/result/components/scan-result.tsx';
import { ScanSkeleton } from '../../../entities/result/components/scan-skeleton.tsx';
import { shortUrl } from '../../../lib/page-url.ts';
import { accessByLink, ScanAccessContext } from '../../../entities/report/scan-access.ts';
import { useSharedScan } from '../api/use-shared-scan.ts';

/** `/shared/{token}`: a scan that its owner lets others read. */
export function SharedScanPage() {
  const { token = '' } = useParams();
  const shared = useSharedScan(token);
  const access = useMemo(() => accessByLink(token), [token]);
  const scan = shared.data?.scan;
  const title = scan ? `Scan of ${shortUrl(scan.url)}` : 'Shared scan';
  const [search] = useSearchParams();
  usePageMeta({ title: `${titleOfView(search, title)} - Curbcut`, robots: 'noindex' });
  if (shared.data && scan?.result) {
    return (
      <div className="stack gap-6">
        <Notice kind="info">
          <p>
            Somebody shared this scan with you. The link works until{' '}
            {formatLocalTime(shared.data.expiresAt)}, unless they take it back before.
          </p>
        </Notice>
        <ScanAccessContext value={access}>
          <ScanResult scan={scan} result={scan.result} />
        </ScanAccessContext>
      </div>
    );
  }
  if (shared.error instanceof ApiError && shared.error.status === 404) {
    return (
      <EmptyState title="This link does not work" level={1}>
        <p>It has ended, was taken back, or was not copied whole. Ask for a new one.</p>
        <ButtonLink look="primary" to="/free-scan">
          Scan a page yourself
        </ButtonLink>
      </EmptyState>
    );
  }
  if (shared.error) {
    return (
      <EmptyState title="Error Loading Scan" level={1} icon={CircleX}>
        <p role="alert">{shared.error.message}</p>
        <Button look="primary" onPress={() => void shared.refetch()}>
          Try again
        </Button>
      </EmptyState>
    );
  }
  return <ScanSkeleton />;
}
