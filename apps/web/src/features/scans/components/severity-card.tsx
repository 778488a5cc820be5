import { impacts, type ScanResults } from '@curbcut/contracts';
import { severities } from '../../../components/ui/severity-badge.tsx';
import { SeverityBar } from '../../../components/ui/severity-bar.tsx';

export function SeverityCard({ counts }: { counts: ScanResults['severity_counts'] }) {
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
            </li>
          );
        })}
      </ul>
    </div>
  );
}
