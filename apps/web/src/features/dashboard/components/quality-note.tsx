import type { ListedScan } from '@curbcut/wire/read';
import { TriangleAlert } from 'lucide-react';
import { qualityWarning } from '../quality-warning.ts';

/** Says which engine is missing in a result; nothing when none is. */
export function QualityNote({ scan }: { scan: ListedScan }) {
  const warning = qualityWarning(scan);
  if (warning === null) return null;
  return (
    <span className="ink-yellow">
      <TriangleAlert className="icon icon--sm" aria-hidden="true" />
      {warning}
    </span>
  );
}
