import { impacts, type ScanResult } from '@curbcut/model/scan';
import { amount } from '../../../lib/format.ts';
import { severities } from '../../../components/ui/severity-badge.tsx';

/** How many issues there are of each severity, in one line. */
export function SeverityCounts({ counts }: { counts: ScanResult['severityCounts'] }) {
  return (
    <p className="meta">
      {impacts.map((impact) => {
        const { word, Icon } = severities[impact];
        return (
          <span key={impact}>
            <Icon className={`icon icon--sm ink-${impact}`} aria-hidden="true" />
            <span className={`font-medium ink-${impact}`}>{word}</span> {amount(counts[impact])}
          </span>
        );
      })}
    </p>
  );
}
