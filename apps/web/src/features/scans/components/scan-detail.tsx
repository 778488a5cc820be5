import { errorMessages } from '@curbcut/contracts';
import { ArrowLeft, CircleX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { ApiError } from '../../../lib/api-client.ts';
import { hostOf } from '../../../lib/format.ts';
import { usePageMeta } from '../../../lib/use-page-meta.ts';
import { SiteScan } from '../../site-scans/components/site-scan.tsx';
import { useScan } from '../api/use-scan.ts';
import { accessById, ScanAccessContext } from '../scan-access.ts';
import { FailedScan } from './failed-scan.tsx';
import { PendingScan } from './pending-scan.tsx';
import { ScanResult } from './scan-result.tsx';
import { ScanSkeleton } from './scan-skeleton.tsx';

interface BackLink {
  to: string;
  label: string;
}

interface ScanDetailProps {
  scanId: string;
  back: BackLink;
  robots?: string;
  /** Behind the sign-in: its owner can share, repeat and delete it. */
  isOwn?: boolean;
}

/** One scan in whatever state it is. */
export function ScanDetail({ scanId, back, robots, isOwn = false }: ScanDetailProps) {
  const scan = useScan(scanId);
  const access = useMemo(() => accessById(scanId), [scanId]);
  const title = scan.data ? `Scan of ${hostOf(scan.data.url)}` : 'Scan';
  usePageMeta({ title: `${title} - Curbcut`, robots });
  const siteScanId = isOwn ? scan.data?.parent_scan_id : null;
  const wayBack = siteScanId
    ? { to: `/scan/${encodeURIComponent(siteScanId)}`, label: 'Back to the site scan' }
    : back;
  return (
    <div className="stack gap-6">
      <p className="-my-3">
        <ButtonLink look="ghost" className="-ml-3" to={wayBack.to}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {wayBack.label}
        </ButtonLink>
      </p>
      <ScanAccessContext value={access}>
        <ScanState scan={scan} back={back} isOwn={isOwn} />
      </ScanAccessContext>
    </div>
  );
}

function ScanState(props: { scan: ReturnType<typeof useScan>; back: BackLink; isOwn: boolean }) {
  const { scan, back, isOwn } = props;
  const [attempt, setAttempt] = useState(0);
  if (scan.data?.scan_type === 'site') {
    return <SiteScan scan={scan.data} isOwn={isOwn} onEnded={scan.refetch} />;
  }
  if (scan.data?.status === 'completed' && scan.data.results) {
    return <ScanResult scan={scan.data} results={scan.data.results} isOwn={isOwn} />;
  }
  if (scan.data?.status === 'failed') return <FailedScan scan={scan.data} isOwn={isOwn} />;
  if (scan.data) {
    return (
      <PendingScan
        key={attempt}
        scan={scan.data}
        onEnded={scan.refetch}
        onCheckAgain={() => setAttempt(attempt + 1)}
        canCancel={isOwn}
      />
    );
  }
  if (scan.error) {
    return (
      <LoadError
        error={scan.error}
        back={back}
        isOwn={isOwn}
        onTryAgain={() => void scan.refetch()}
      />
    );
  }
  return <ScanSkeleton />;
}

function LoadError(props: {
  error: Error;
  back: BackLink;
  isOwn: boolean;
  onTryAgain: () => void;
}) {
  const { error, back, isOwn, onTryAgain } = props;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState title="Scan Not Found" level={1}>
        <p>{errorMessages.scanNotFound}</p>
        <p className="text-muted">
          {isOwn
            ? 'It was deleted, or it is not one of your scans.'
            : 'Results of free scans are deleted after a while. You can scan the page again.'}
        </p>
        <ButtonLink look="primary" to={isOwn ? back.to : '/free-scan'}>
          {isOwn ? back.label : 'Start a free scan'}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Error Loading Scan" level={1} icon={CircleX}>
      <p role="alert">{error.message || 'Failed to load scan details'}</p>
      <div className="row justify-center">
        <Button look="primary" onPress={onTryAgain}>
          Try again
        </Button>
        <ButtonLink to={back.to}>{back.label}</ButtonLink>
      </div>
    </EmptyState>
  );
}
