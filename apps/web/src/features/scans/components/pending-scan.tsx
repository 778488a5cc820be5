import type { ScanReport } from '@curbcut/model/scan';
import { useEffect } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { showToast } from '../../../lib/toast-queue.ts';
import { useScanStatus } from '../../../entities/scan/api/use-scan-status.ts';
import { CancelScan } from '../../../entities/scan/components/cancel-scan.tsx';
import { ScanProgress } from '../../../entities/scan/components/scan-progress.tsx';

interface PendingScanProps {
  scan: ScanReport;
  /** Must stay the same function from one drawing to the next. */
  onEnded: () => unknown;
  onCheckAgain: () => void;
  canCancel?: boolean;
}

/** A scan that is queued or running; it turns into its result by itself. */
export function PendingScan({ scan, onEnded, onCheckAgain, canCancel = false }: PendingScanProps) {
  const polled = useScanStatus(scan.scanId);
  const { outcome } = polled;
  const hasEnded =
    outcome.kind === 'completed' || (outcome.kind === 'failed' && outcome.reason === 'scan');
  useEffect(() => {
    if (!hasEnded) return;
    if (outcome.kind === 'completed') showToast('success', 'Scan completed');
    onEnded();
  }, [hasEnded, outcome.kind, onEnded]);
  return (
    <section className="card card--roomy stack gap-6" aria-label="Scan">
      <ScanProgress scan={polled} url={scan.url} headingLevel={1}>
        {outcome.kind === 'failed' && outcome.reason !== 'scan' && (
          <Notice kind="error" role="alert">
            <p>{outcome.message}</p>
            <p>
              <Button onPress={onCheckAgain}>Check again</Button>
            </p>
          </Notice>
        )}
        {canCancel && <CancelScan scanId={scan.scanId} onCanceled={onEnded} />}
      </ScanProgress>
    </section>
  );
}
