import { ScoreBox } from '../../../components/ui/score-box.tsx';
import { withoutScore } from '../../../entities/scan/scan-facts.ts';
import { ScanActions } from './scan-actions.tsx';
import { ScanLink } from './scan-link.tsx';
import type { ScansProps } from './scan-table.tsx';
import { ScanMeta } from './scan-meta.tsx';

/** The rows of the table, stacked for narrow screens. */
export function ScanList({ scans, onSummary }: ScansProps) {
  return (
    <ul className="rows">
      {scans.map((scan, index) => (
        <li key={scan.scan_id ?? index}>
          <ScoreBox score={scan.overall_score} {...withoutScore(scan)} />
          <div className="stack gap-0.5">
            <h3 className="text-base">
              <ScanLink scan={scan} />
            </h3>
            <ScanMeta scan={scan} />
          </div>
          <ScanActions scan={scan} onSummary={() => onSummary(scan)} />
        </li>
      ))}
    </ul>
  );
}
