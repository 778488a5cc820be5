import { errorMessages } from '@curbcut/model/errors';
import { ArrowLeft, CircleX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Suspense, useMemo, useState } from 'react';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { ApiError } from '../../../lib/api-client.ts';
import { importPage } from '../../../lib/import-page.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { titleOfView } from '../../../entities/result/result-view.ts';
import { usePageMeta } from '../../../lib/use-page-meta.ts';
import type { LoginState } from '../../../entities/account/return-path.ts';
import { useAuth } from '../../../entities/account/use-auth.ts';
import { useScan } from '../../../entities/scan/api/use-scan.ts';
import { shortUrl } from '../../../lib/page-url.ts';
import { accessById, ScanAccessContext } from '../../../entities/report/scan-access.ts';
import { FailedScan } from '../../../entities/result/components/failed-scan.tsx';
import { KeepResult } from './keep-result.tsx';
import { PendingScan } from './pending-scan.tsx';
import type { SiteScanProps } from './site-scan.tsx';
import { ScanResult } from '../../../entities/result/components/scan-result.tsx';
import { ScanSkeleton } from '../../../entities/result/components/scan-skeleton.tsx';

/** Few scans are of a whole site. */
const SiteScan = lazyPart<SiteScanProps>(async () => {
  const site = await import('./site-scan.tsx');
  return site.SiteScan;
}, importPage);

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
  const title = scan.data ? `Scan of ${shortUrl(scan.data.url)}` : 'Scan';
  const [search] = useSearchParams();
  usePageMeta({ title: `${titleOfView(search, title)} - Curbcut`, robots });
  const siteScanId = isOwn ? scan.data?.parentScanId : null;
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
        <ScanState scanId={scanId} scan={scan} back={back} isOwn={isOwn} />
      </ScanAccessContext>
    </div>
  );
}

function ScanState(props: {
  scanId: string;
  scan: ReturnType<typeof useScan>;
  back: BackLink;
  isOwn: boolean;
}) {
  const { scanId, scan, back, isOwn } = props;
  const [attempt, setAttempt] = useState(0);
  if (scan.data?.scanType === 'site') {
    return (
      <Suspense fallback={<ScanSkeleton />}>
        <SiteScan scan={scan.data} isOwn={isOwn} onEnded={scan.refetch} />
      </Suspense>
    );
  }
  if (scan.data?.status === 'completed' && scan.data.result) {
    return (
      <ScanResult
        scan={scan.data}
        result={scan.data.result}
        isOwn={isOwn}
        // What is in an account is not deleted, and kept already.
        offer={!isOwn && scan.data.expiresAt !== null && <KeepResult scan={scan.data} />}
      />
    );
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
        scanId={scanId}
        back={back}
        isOwn={isOwn}
        onTryAgain={() => void scan.refetch()}
      />
    );
  }
  return <ScanSkeleton />;
}

/** Leads to the scan behind the sign-in. */
function SignInForScan({ scanId }: { scanId: string }) {
  const { status } = useAuth();
  if (status !== 'signed-out') return null;
  const state: LoginState = { from: `/scan/${encodeURIComponent(scanId)}`, ended: false };
  return (
    <ButtonLink to="/login" state={state}>
      Sign in
    </ButtonLink>
  );
}

function LoadError(props: {
  error: Error;
  scanId: string;
  back: BackLink;
  isOwn: boolean;
  onTryAgain: () => void;
}) {
  const { error, scanId, back, isOwn, onTryAgain } = props;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState title="Scan Not Found" level={1}>
        <p>{errorMessages.scanNotFound}</p>
        <p className="text-muted">
          {isOwn
            ? 'It was deleted, or it is not one of your scans.'
            : 'Results of free scans are deleted after a while. You can scan the page again. If it was kept in an account, sign in to that account to see it.'}
        </p>
        <div className="row justify-center">
          <ButtonLink look="primary" to={isOwn ? back.to : '/free-scan'}>
            {isOwn ? back.label : 'Start a free scan'}
          </ButtonLink>
          {!isOwn && <SignInForScan scanId={scanId} />}
        </div>
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
