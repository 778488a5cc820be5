import { errorMessages } from '@curbcut/model/errors';
import type { ScanReport } from '@curbcut/model/scan';
import { CircleSlash, CircleX } from 'lucide-react';
import { Notice } from '../../../components/ui/notice.tsx';
import { UserAgentToAllow } from '../../scan/components/user-agent-to-allow.tsx';
import { reportState } from '../../scan/report-state.ts';
import { OwnScanActions } from './own-scan-actions.tsx';
import { ScanAgain } from './scan-again.tsx';
import { ScanHeading } from './scan-heading.tsx';
import { ScanMetadata } from './scan-metadata.tsx';

/** Why there is no result, and how to try again. Never an empty list that looks like a clean page. */
export function FailedScan({ scan, isOwn = false }: { scan: ScanReport; isOwn?: boolean }) {
  const isCancelled = reportState(scan) === 'cancelled';
  return (
    <>
      <div className="result-head">
        <ScanHeading scan={scan} />
        <div className="row gap-2 @min-[56rem]/page:justify-end">
          <ScanAgain scan={scan} look="primary" isOwn={isOwn} />
          {isOwn && <OwnScanActions scan={scan} />}
        </div>
      </div>
      <Notice kind={isCancelled ? 'info' : 'error'} icon={isCancelled ? CircleSlash : CircleX}>
        <p>
          <strong>{scan.failure?.message ?? errorMessages.scanFailed}</strong>
        </p>
        <UserAgentToAllow code={scan.failure?.code ?? null} />
        <p>There is no score and no list of issues: nothing on the page was judged.</p>
      </Notice>
      <ScanMetadata scan={scan} />
    </>
  );
}
