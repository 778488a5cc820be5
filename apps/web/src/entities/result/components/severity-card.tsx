import { impacts } from '@curbcut/model/scan';
import { type ScanResults } from '@curbcut/wire/scan';
import { severities } from '../../../components/ui/severity-badge.tsx';
import { SeverityBar } from '../../../components/ui/severity-bar.tsx';

interface SeverityCardProps {
  results: ScanResults;
  /** Whether there was a scan before, so that new issues can be told. */
  isCompared: boolean;
}

export function SeverityCard({ results, isCompared }: SeverityCardProps) {
  const counts = results.severity_counts;
  const fresh = [...results.lighthouse_issues, ...results.additional_issues].filter(
    (issue) => issue.outcome === 'failed' && issue.lifecycle === 'new',
  );
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
