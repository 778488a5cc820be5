import { errorMessages, stateOf, type ScanRecord } from '@curbcut/contracts';
import { CircleSlash, CircleX, RotateCcw } from 'lucide-react';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { OwnScanActions } from './own-scan-actions.tsx';
import { ScanHeading } from './scan-heading.tsx';
import { ScanMetadata } from './scan-metadata.tsx';

/** Why there is no result, and how to try again. Never an empty list that looks like a clean page. */
export function FailedScan({ scan, isOwn = false }: { scan: ScanRecord; isOwn?: boolean }) {
  const isCancelled = stateOf(scan) === 'cancelled';
  return (
    <>
      <div className="result-head">
        <ScanHeading scan={scan} />
        {isOwn ? (
          <div className="row gap-2 min-[56rem]:justify-end">
            <OwnScanActions scan={scan} />
          </div>
        ) : (
          <ButtonLink look="primary" to={`/free-scan?url=${encodeURIComponent(scan.url)}`}>
            <RotateCcw className="icon" aria-hidden="true" />
            Scan again
          </ButtonLink>
        )}
      </div>
      <Notice kind={isCancelled ? 'info' : 'error'} icon={isCancelled ? CircleSlash : CircleX}>
        <p>
          <strong>{scan.error ?? errorMessages.scanFailed}</strong>
        </p>
        <p>There is no score and no list of issues: nothing on the page was judged.</p>
      </Notice>
      <ScanMetadata scan={scan} />
    </>
  );
}
