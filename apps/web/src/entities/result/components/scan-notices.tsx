import type { ScanResult } from '@curbcut/model/scan';
import { Info } from 'lucide-react';

/** What else is to be said of a scan. Nothing without any. */
export function ScanNotices({ warnings }: Pick<ScanResult, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby="notices">
      <div className="h2line">
        <h2 id="notices" className="flex items-center gap-2">
          <Info className="icon" aria-hidden="true" />
          Notices
        </h2>
      </div>
      <ul className="not-assessed">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </section>
  );
}
