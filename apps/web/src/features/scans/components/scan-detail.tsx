import { errorMessages } from '@curbcut/contracts';
import { ArrowLeft, CircleX } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { ApiError } from '../../../lib/api-client.ts';
import { hostOf } from '../../../lib/format.ts';
import { usePageMeta } from '../../../lib/use-page-meta.ts';
import { useScan } from '../api/use-scan.ts';
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
}

/** One scan in whatever state it is. */
export function ScanDetail({ scanId, back, robots }: ScanDetailProps) {
  const scan = useScan(scanId);
  const title = scan.data ? `Scan of ${hostOf(scan.data.url)}` : 'Scan';
  usePageMeta({ title: `${title} - Curbcut`, robots });
  return (
    <div className="stack gap-6">
      <p className="-my-3">
        <ButtonLink look="ghost" className="-ml-3" to={back.to}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {back.label}
        </ButtonLink>
      </p>
      <ScanState scan={scan} back={back} />
    </div>
  );
}

function ScanState({ scan, back }: { scan: ReturnType<typeof useScan>; back: BackLink }) {
  const [attempt, setAttempt] = useState(0);
  if (scan.data?.status === 'completed' && scan.data.results) {
    return <ScanResult scan={scan.data} results={scan.data.results} />;
  }
  if (scan.data?.status === 'failed') return <FailedScan scan={scan.data} />;
  if (scan.data) {
    return (
      <PendingScan
        key={attempt}
        scan={scan.data}
        onEnded={scan.refetch}
        onCheckAgain={() => setAttempt(attempt + 1)}
      />
    );
  }
  if (scan.error) {
    return <LoadError error={scan.error} back={back} onTryAgain={() => void scan.refetch()} />;
  }
  return <ScanSkeleton />;
}

function LoadError(props: { error: Error; back: BackLink; onTryAgain: () => void }) {
  const { error, back, onTryAgain } = props;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState title="Scan Not Found" level={1}>
        <p>{errorMessages.scanNotFound}</p>
        <p className="text-muted">
          Results of free scans are deleted after a while. You can scan the page again.
        </p>
        <ButtonLink look="primary" to="/free-scan">
          Start a free scan
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
