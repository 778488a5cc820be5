import type { ListedScan } from '@curbcut/wire/read';
import { issuesText, scanExtent } from '../../../entities/scan/scan-facts.ts';
import { formatLocalTime } from '../../../lib/format.ts';
import { QualityNote } from './quality-note.tsx';

/** What was scanned, when, and what was found. */
export function ScanMeta({ scan }: { scan: ListedScan }) {
  return (
    <p className="meta">
      <span>{scanExtent(scan)}</span>
      <time dateTime={scan.scan_date}>{formatLocalTime(scan.scan_date)}</time>
      <span>{issuesText(scan)}</span>
      <QualityNote scan={scan} />
    </p>
  );
}
