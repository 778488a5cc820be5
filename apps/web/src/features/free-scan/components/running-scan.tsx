import { Link2 } from 'lucide-react';
import { useEffect } from 'react';
import { Notice } from '../../../components/ui/notice.tsx';
import { useScanStatus } from '../../../entities/scan/api/use-scan-status.ts';
import type { PollOutcome } from '../../../entities/scan/poll-scan.ts';
import { ScanProgress } from '../../../entities/scan/components/scan-progress.tsx';
import type { ScanForm } from '../scan-form.ts';
import { useScanTerms } from '../use-scan-terms.ts';
import { KeepLink } from './keep-link.tsx';
import { ScanFailed } from './scan-failed.tsx';
import { ScanFinished } from './scan-finished.tsx';

export interface RunningScanProps {
  jobId: string;
  /** What was entered; null when the page was opened by the scan's id alone. */
  form: ScanForm | null;
  onTryAgain: () => void;
  onOutcome: (kind: PollOutcome['kind']) => void;
}

/** A free scan from the queue to its result, in the card where the form was. */
export function RunningScan({ jobId, form, onTryAgain, onOutcome }: RunningScanProps) {
  const terms = useScanTerms();
  const scan = useScanStatus(jobId);
  const { outcome } = scan;

  useEffect(() => onOutcome(outcome.kind), [outcome.kind, onOutcome]);

  const url = scan.answer?.report?.url ?? form?.url ?? null;
  if (outcome.kind === 'failed') {
    const code = scan.answer?.report?.failure?.code ?? null;
    return <ScanFailed failure={outcome} {...{ code, jobId, url, onTryAgain }} />;
  }
  const report = scan.answer?.report;
  if (outcome.kind === 'completed' && report?.result) {
    return <ScanFinished scan={report} result={report.result} progress={scan.answer?.progress} />;
  }
  return (
    <ScanProgress scan={scan} url={url} headingLevel={2} takesFocus>
      <Notice kind="info" icon={Link2}>
        <p>You can close this page: the scan goes on.</p>
        <KeepLink jobId={jobId} progress={scan.answer?.progress} terms={terms} />
      </Notice>
    </ScanProgress>
  );
}
