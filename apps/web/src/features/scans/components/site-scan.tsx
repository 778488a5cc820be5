import type { ScanReport } from '@curbcut/model/scan';
import { useEffect } from 'react';
import { LoadFailure } from '../../../components/ui/load-failure.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { showToast } from '../../../lib/toast-queue.ts';
import { useRefreshScans } from '../../../entities/scan/api/use-refresh-scans.ts';
import { FailedScan } from '../../../entities/result/components/failed-scan.tsx';
import { isPassing } from '../../../entities/scan/poll-scan.ts';
import { useSiteScan } from '../api/use-site-scan.ts';
import { useRecountedScores } from '../use-recounted-scores.ts';
import { NotScanned } from './not-scanned.tsx';
import { SitePages } from './site-pages.tsx';
import { SiteProgress } from './site-progress.tsx';
import { SiteResult } from './site-result.tsx';

export interface SiteScanProps {
  scan: ScanReport;
  isOwn: boolean;
  /** Must stay the same function from one drawing to the next. */
  onEnded: () => unknown;
}

/** The scan of a whole site: how far it is, then its result; its pages in both. */
export function SiteScan({ scan, isOwn, onEnded }: SiteScanProps) {
  const answer = useSiteScan(scan.scanId);
  const site = answer.data;
  const refresh = useRefreshScans();
  useRecountedScores(site?.pages_to_recount);
  const isShownAsOpen = scan.status === 'queued' || scan.status === 'running';
  const hasEnded = isShownAsOpen && (site?.status === 'completed' || site?.status === 'failed');
  useEffect(() => {
    if (!hasEnded) return;
    if (site?.cancelled) showToast('blank', 'Site scan cancelled');
    else if (site?.status === 'completed') showToast('success', 'Site scan completed');
    else showToast('error', 'Site scan failed');
    void refresh();
    onEnded();
  }, [hasEnded, site?.status, site?.cancelled, onEnded, refresh]);
  const refusal = answer.error && !isPassing(answer.error) ? answer.error : null;
  const problem = refusal && (
    <LoadFailure
      message="The pages of this site could not be loaded"
      onRetry={() => void answer.refetch()}
      isRetrying={answer.isFetching}
    >
      {refusal.message}
    </LoadFailure>
  );
  if (scan.status === 'completed' && scan.result) {
    const notice = (
      <>
        {site?.cancelled && (
          <Notice kind="info">
            <p>The scan was cancelled. This is the result of the pages that were done by then.</p>
          </Notice>
        )}
        {problem}
      </>
    );
    return (
      <SiteResult
        scan={scan}
        result={scan.result}
        site={site}
        isSiteToCome={answer.isPending}
        isOwn={isOwn}
        notice={notice}
      />
    );
  }
  if (scan.status === 'failed') {
    return (
      <>
        <FailedScan scan={scan} isOwn={isOwn} />
        {problem}
        {site && <SitePages site={site} />}
        {site && (
          <NotScanned
            site={site}
            interaction={scan.interaction}
            isOwn={isOwn}
            standard={scan.standard}
          />
        )}
      </>
    );
  }
  return (
    <>
      {problem}
      <SiteProgress
        scan={scan}
        site={site}
        isConnectionLost={answer.isError && refusal === null}
        canCancel={isOwn}
        onCanceled={() => void answer.refetch()}
      />
    </>
  );
}
