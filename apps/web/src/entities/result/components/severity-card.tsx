import { countsInScore, impacts, type ScanResult } from '@curbcut/model/scan';
import { severities } from '../../../components/ui/severity-badge.tsx';
import { SeverityBar } from '../../../components/ui/severity-bar.tsx';

interface SeverityCardProps {
  result: ScanResult;
  /** Whether there was a scan before, so that new issues can be told. */
  isCompared: boolean;
}

export function SeverityCard({ result, isCompared }: SeverityCardProps) {
  const counts = result.severityCounts;
  const fresh = result.issues.filter((issue) => countsInScore(issue) && issue.lifecycle === 'new');
  return (
    <div className="card stack">
      <h2 className="text-base">By severity</h2>
      <SeverityBar counts={counts} />
      <ul className="sevlist">
        {impacts.map((impact) => {
          const { word, Icon } = severities[impact];
          return (
            <li key={impact}>
              <Icon className={`icon ink-${impact}`} aria-hidden="true" />
              <span>{word}</span>
              <b className="num">{counts[impact]}</b>
              {isCompared && (
                <span className="num text-sm text-muted">
                  {fresh.filter((issue) => issue.impact === impact).length} new
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
