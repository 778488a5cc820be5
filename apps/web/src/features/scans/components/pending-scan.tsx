import type { ScanRecord } from '@curbcut/contracts';
import { useEffect } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { useScanStatus } from '../api/use-scan-status.ts';
import { ScanProgress } from './scan-progress.tsx';

/** A scan that is queued or running; it turns into its result by itself. */
export function PendingScan({ scan, onEnded }: { scan: ScanRecord; onEnded: () => void }) {
  const polled = useScanStatus(scan.scan_id);
  const { outcome } = polled;
  const hasEnded =
    outcome.kind === 'completed' || (outcome.kind === 'failed' && outcome.reason === 'scan');
  useEffect(() => {
    if (hasEnded) onEnded();
  }, [hasEnded, onEnded]);
  return (
    <section className="card card--roomy stack gap-6" aria-label="Scan">
      <ScanProgress scan={polled} url={scan.url} headingLevel={1}>
        {outcome.kind === 'failed' && outcome.reason !== 'scan' && (
          <Notice kind="error" role="alert">
            <p>{outcome.message}</p>
            <p>
              <Button onPress={onEnded}>Check again</Button>
            </p>
          </Notice>
        )}
      </ScanProgress>
    </section>
  );
}
