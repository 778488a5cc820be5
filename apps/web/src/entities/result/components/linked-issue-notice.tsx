import type { ScanReport } from '@curbcut/model/scan';
import { useEffect, useRef } from 'react';
import { Notice } from '../../../components/ui/notice.tsx';
import { formatLocalDate } from '../../../lib/format.ts';

/** Says of a link to an issue that this scan no longer has where the issue is gone. Nothing when it is there. */
export function LinkedIssueNotice({ scan, linked }: { scan: ScanReport; linked: string | null }) {
  const isThere =
    linked === null || scan.result?.issues.some(({ fingerprint }) => fingerprint === linked);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isThere) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [isThere]);
  if (isThere) return null;
  const fixed = scan.comparison?.fixed.find(({ fingerprint }) => fingerprint === linked);
  return (
    <div ref={place} tabIndex={-1}>
      {scan.comparison && fixed ? (
        <Notice kind="ok">
          <p>
            <strong>This issue is fixed: {fixed.title}.</strong> The scan of{' '}
            {formatLocalDate(scan.comparison.previousDate)} had it, and this one does not.
          </p>
        </Notice>
      ) : (
        <Notice kind="info">
          <p>
            <strong>This scan does not have the issue that the link names.</strong> It may be fixed,
            or the link belongs to another scan.
          </p>
        </Notice>
      )}
    </div>
  );
}
