import { categoryName, foundBy, type ScanResult } from '@curbcut/model/scan';
import { SeverityBadge } from '../../../components/ui/severity-badge.tsx';

/** The few issues to begin with. */
export function FirstFixes({ result }: { result: ScanResult }) {
  const issues = result.bestFixes.flatMap(
    (fix) => result.issues.find((issue) => issue.fingerprint === fix.fingerprint) ?? [],
  );
  if (issues.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2">Fix these first</h3>
      <ul>
        {issues.map((issue) => (
          <li key={issue.fingerprint} className="first-fix">
            <span>
              <SeverityBadge impact={issue.impact} />
            </span>
            <div>
              <p className="anywhere">{issue.title}</p>
              <p className="meta">
                <span>{categoryName(issue.category)}</span>
                <span>{foundBy(issue, result.engines)}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
