import { categoryName, type ScanResult } from '@curbcut/model/scan';
import { severities } from '../../../components/ui/severity-badge.tsx';
import { plural } from '../../../lib/format.ts';
import { issueId } from '../issue-navigation.ts';

interface ResultSummaryProps {
  result: ScanResult;
  onOpenIssue: (fingerprint: string) => void;
}

export function ResultSummary({ result, onOpenIssue }: ResultSummaryProps) {
  return (
    <section className="card summary" aria-labelledby="summary">
      <div className="stack gap-3">
        <h2 id="summary">Summary</h2>
        <p>{result.summary}</p>
      </div>
      {result.bestFixes.length > 0 && (
        <div className="stack gap-3">
          <h3 className="text-base">Fix these first</h3>
          <ol className="numbered fixes">
            {result.bestFixes.map((fix) => (
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
                    {describe(result, fix.fingerprint)}
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

function describe({ issues }: ScanResult, fingerprint: string): string {
  const issue = issues.find((known) => known.fingerprint === fingerprint);
  if (!issue) return '';
  return [
    severities[issue.impact].word,
    categoryName(issue.category),
    ...(issue.pagesCount === undefined ? [] : [`on ${plural(issue.pagesCount, 'page')}`]),
    plural(issue.nodesTotal, 'element'),
  ].join(', ');
}
