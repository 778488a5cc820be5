import type { ScanReport } from '@curbcut/model/scan';
import { useEffect, useMemo } from 'react';
import { LoadFailure } from '../../../components/ui/load-failure.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { showToast } from '../../../lib/toast-queue.ts';
import { useRefreshScans } from '../../../entities/scan/api/use-refresh-scans.ts';
import { FailedScan } from '../../../entities/result/components/failed-scan.tsx';
import { ScanResult } from '../../../entities/result/components/scan-result.tsx';
import { isPassing } from '../../../entities/scan/poll-scan.ts';
import { useSiteScan } from '../api/use-site-scan.ts';
import { PageScansContext } from '../../../entities/result/page-scans.ts';
import { SiteIssues } from './site-issues.tsx';
import { SitePages } from './site-pages.tsx';
import { SiteProgress } from './site-progress.tsx';

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
  const scans = useMemo(
    () =>
      new Map(
        site?.pages.flatMap(({ url, scan_id: id }) => (id === null ? [] : [[url, id] as const])),
      ),
    [site?.pages],
  );
  const refusal = answer.error && !isPassing(answer.error) ? answer.error : null;
  const pages = (
    <>
      {refusal && (
        <LoadFailure
          message="The pages of this site could not be loaded"
          onRetry={() => void answer.refetch()}
          isRetrying={answer.isFetching}
        >
          {refusal.message}
        </LoadFailure>
      )}
      {site && <SitePages site={site} />}
    </>
  );
  if (scan.status === 'completed' && scan.result) {
    return (
      <PageScansContext value={scans}>
        <ScanResult scan={scan} result={scan.result} isOwn={isOwn}>
          {site?.cancelled && (
            <Notice kind="info">
              <p>The scan was cancelled. This is the result of the pages that were done by then.</p>
            </Notice>
          )}
          {pages}
        </ScanResult>
      </PageScansContext>
    );
  }
  if (scan.status === 'failed') {
    return (
      <>
        <FailedScan scan={scan} isOwn={isOwn} />
        {pages}
      </>
    );
  }
  return (
    <>
      <SiteProgress
        scan={scan}
        site={site}
        isConnectionLost={answer.isError && refusal === null}
        canCancel={isOwn}
        onCanceled={() => void answer.refetch()}
      />
      {pages}
      {site && <SiteIssues site={site} />}
    </>
  );
}
