import { categoryName } from '@curbcut/model/scan';
import { type ScanResults } from '@curbcut/wire/scan';
import { EngineMarks } from '../../../components/ui/engine-marks.tsx';
import { SeverityBadge } from '../../../components/ui/severity-badge.tsx';

interface FirstFixesProps {
  results: ScanResults;
  enginesRun: number;
}

/** The few issues to begin with. */
export function FirstFixes({ results, enginesRun }: FirstFixesProps) {
  const all = [...results.lighthouse_issues, ...results.additional_issues];
  const issues = results.best_fixes.flatMap(
    (fix) => all.find((issue) => issue.fingerprint === fix.fingerprint) ?? [],
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
                <EngineMarks
                  found={new Set(issue.engines.map(({ engine }) => engine)).size}
                  total={enginesRun}
                />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
