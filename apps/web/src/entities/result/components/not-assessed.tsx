import type { RecordIssue, ScanResults } from '@curbcut/wire/scan';
import { CircleSlash } from 'lucide-react';

interface NotAssessedProps {
  results: ScanResults;
  engineErrors: readonly RecordIssue[];
}

/** Parts of the page and checks without a verdict: said plainly, never taken for clean. */
export function NotAssessed({ results, engineErrors }: NotAssessedProps) {
  const count = results.not_assessed.length + engineErrors.length + results.warnings.length;
  if (count === 0) return null;
  return (
    <section className="card stack gap-3" aria-labelledby="not-assessed">
      <h2 id="not-assessed" className="flex items-center gap-2">
        <CircleSlash className="icon" aria-hidden="true" />
        What was not assessed
      </h2>
      <p className="text-muted">
        Nothing is known about these parts. They may have issues that are not in the lists and not
        in the score.
      </p>
      <ul className="not-assessed">
        {engineErrors.map((error) => (
          <li key={error.fingerprint}>
            <p>{error.message}</p>
            <p className="text-sm text-muted">{error.help}</p>
          </li>
        ))}
        {results.not_assessed.map((part, index) => (
          <li key={index}>
            <p>{part.message}</p>
            {part.target.length > 0 && (
              <p className="text-sm">
                <code>{part.target.join(' › ')}</code>
              </p>
            )}
          </li>
        ))}
        {results.warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </section>
  );
}
