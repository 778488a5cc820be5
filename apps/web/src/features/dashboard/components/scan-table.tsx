import type { ListedScan } from '@curbcut/wire/read';
import { ScoreBox } from '../../../components/ui/score-box.tsx';
import { formatLocalTime } from '../../../lib/format.ts';
import { issuesText, scanExtent, withoutScore } from '../../../entities/scan/scan-facts.ts';
import { QualityNote } from './quality-note.tsx';
import { ScanActions } from './scan-actions.tsx';
import { ScanLink } from './scan-link.tsx';

export interface ScansProps {
  scans: readonly ListedScan[];
  onSummary: (scan: ListedScan) => void;
}

export function ScanTable({ scans, onSummary }: ScansProps) {
  return (
    <table className="table" aria-labelledby="scan-history">
      <thead>
        <tr>
          <th scope="col">Website</th>
          <th scope="col">Score</th>
          <th scope="col">Issues</th>
          <th scope="col">Date</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {scans.map((scan, index) => (
          <tr key={scan.scan_id ?? index}>
            <th scope="row">
              <ScanLink scan={scan} />
              <span className="meta">
                <span>{scanExtent(scan)}</span>
                <QualityNote scan={scan} />
              </span>
            </th>
            <td>
              <ScoreBox score={scan.overall_score} {...withoutScore(scan)} />
            </td>
            <td className="num">{issuesText(scan) ?? '–'}</td>
            <td>
              <time dateTime={scan.scan_date}>{formatLocalTime(scan.scan_date)}</time>
            </td>
            <td>
              <ScanActions scan={scan} onSummary={() => onSummary(scan)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
