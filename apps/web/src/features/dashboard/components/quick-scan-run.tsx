import { useEffect, useRef } from 'react';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { ScoreBox } from '../../../components/ui/score-box.tsx';
import { plural } from '../../../lib/format.ts';
import { showToast } from '../../../lib/toast-queue.ts';
import { useScanStatus } from '../../../entities/scan/api/use-scan-status.ts';
import { CancelScan } from '../../../entities/scan/components/cancel-scan.tsx';
import { ScanProgress } from '../../../entities/scan/components/scan-progress.tsx';
import { shortUrl } from '../../../lib/page-url.ts';
import { useRefreshScans } from '../../../entities/scan/api/use-refresh-scans.ts';
import { quickScanMessages, quickScanToasts, type QuickScanStep } from '../quick-scan.ts';

export interface QuickScanRunProps {
  jobId: string;
  /** What was entered; null after a reload. */
  url: string | null;
  /** Asked for on this page, not come back to. */
  isFresh: boolean;
  onCompleted: () => void;
  onClose: () => void;
}

/** A quick scan from the queue to its end, in the card where the form was. */
export function QuickScanRun({ jobId, url, isFresh, onCompleted, onClose }: QuickScanRunProps) {
  const scan = useScanStatus(jobId);
  const refresh = useRefreshScans();
  const { outcome } = scan;
  const status = scan.answer?.status;
  const told = useRef<QuickScanStep | null>(isFresh ? 'queued' : null);
  const failureMessage = outcome.kind === 'failed' ? outcome.message : null;

  useEffect(() => {
    if (status === undefined && outcome.kind === 'waiting') return;
    const { toasts, last } = quickScanToasts(told.current, {
      status,
      outcome: outcome.kind,
    });
    told.current = last;
    if (toasts.includes('running')) showToast('blank', quickScanMessages.running);
    if (!toasts.includes('ended')) return;
    if (failureMessage === null) {
      showToast('success', quickScanMessages.completed);
      onCompleted();
    }
    void refresh();
  }, [status, outcome.kind, failureMessage, onCompleted, refresh]);

  if (outcome.kind === 'waiting') {
    return (
      <ScanProgress scan={scan} url={url} headingLevel={2} takesFocus>
        <CancelScan
          scanId={jobId}
          onCanceled={() => {
            void refresh();
            onClose();
          }}
        />
      </ScanProgress>
    );
  }
  const report = scan.answer?.report;
  if (outcome.kind === 'completed' && report) {
    return (
      <div className="stack">
        <div className="row flex-nowrap items-start gap-4">
          <ScoreBox score={report.result?.overallScore ?? null} />
          <p className="anywhere">
            <strong>
              <BreakableText text={shortUrl(report.url)} />
            </strong>
            <br />
            Scan completed, {plural(report.result?.issuesCount ?? 0, 'issue')} found.
          </p>
        </div>
        <div className="row">
          <ButtonLink look="primary" to={`/scan/${jobId}`}>
            View details
          </ButtonLink>
          <Button onPress={onClose}>Scan another page</Button>
        </div>
      </div>
    );
  }
  return (
    <>
      <Notice kind="error" role="alert">
        <p>
          <strong>{failureMessage}</strong>
        </p>
        {url !== null && <p className="anywhere">{url}</p>}
      </Notice>
      <div className="row">
        <Button look="primary" onPress={onClose}>
          Try again
        </Button>
        <ButtonLink to={`/scan/${jobId}`}>View details</ButtonLink>
      </div>
    </>
  );
}
