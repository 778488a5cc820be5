import { categoryName } from '@curbcut/model/scan';
import { type ScanResults } from '@curbcut/wire/scan';
import { severities } from '../../../components/ui/severity-badge.tsx';
import { plural } from '../../../lib/format.ts';
import { issueId } from '../issue-navigation.ts';

interface ResultSummaryProps {
  results: ScanResults;
  onOpenIssue: (fingerprint: string) => void;
}

export function ResultSummary({ results, onOpenIssue }: ResultSummaryProps) {
  return (
    <section className="card summary" aria-labelledby="summary">
      <div className="stack gap-3">
        <h2 id="summary">Summary</h2>
        <p>{results.summary}</p>
      </div>
      {results.best_fixes.length > 0 && (
        <div className="stack gap-3">
          <h3 className="text-base">Fix these first</h3>
          <ol className="numbered fixes">
            {results.best_fixes.map((fix) => (
              <li key={fix.fingerprint}>
                <span>
                  <a
                    href={`#${issueId(fix.fingerprint)}`}
                    onClick={(event) => {
                      event.preventDefault();
                      onOpenIssue(fix.fingerprint);
                    }}
                  >
                    {fix.title}
                  </a>
                  <span className="block text-sm text-subtle">
                    {describe(results, fix.fingerprint)}
                  </span>
                </span>
                {fix.gain > 0 && <span className="gain">+{plural(fix.gain, 'point')}</span>}
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

function describe(results: ScanResults, fingerprint: string): string {
  const issue = [...results.lighthouse_issues, ...results.additional_issues].find(
    (known) => known.fingerprint === fingerprint,
  );
  if (!issue) return '';
  return [
    severities[issue.impact].word,
    categoryName(issue.category),
    ...(issue.pages_count === undefined ? [] : [`on ${plural(issue.pages_count, 'page')}`]),
    plural(issue.nodes_total, 'element'),
  ].join(', ');
}
