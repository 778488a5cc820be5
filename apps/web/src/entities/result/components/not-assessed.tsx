import { engineFailureSentence, type ScanResult } from '@curbcut/model/scan';
import { CircleSlash, Info } from 'lucide-react';

/** Parts of the page and checks without a verdict: said plainly, never taken for clean. What else is to be said comes after. */
export function NotAssessed({ result }: { result: ScanResult }) {
  const { notAssessed, engineFailures, warnings } = result;
  return (
    <>
      {notAssessed.length + engineFailures.length > 0 && <Unassessed {...result} />}
      {warnings.length > 0 && (
        <section className="stack gap-3" aria-labelledby="notices">
          <div className="h2line">
            <h2 id="notices" className="flex items-center gap-2">
              <Info className="icon" aria-hidden="true" />
              Notices
            </h2>
          </div>
          <ul className="not-assessed">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Unassessed({ notAssessed, engineFailures }: ScanResult) {
  return (
    <section className="stack gap-3" aria-labelledby="not-assessed">
      <div className="h2line">
        <h2 id="not-assessed" className="flex items-center gap-2">
          <CircleSlash className="icon" aria-hidden="true" />
          What was not assessed
        </h2>
      </div>
      <p className="text-muted">
        Nothing is known about these parts. They may have issues that are not in the lists and not
        in the score.
      </p>
      <ul className="not-assessed">
        {engineFailures.map((failure) => (
          <li key={failure.engine}>
            <p>{engineFailureSentence(failure)}</p>
            <p className="text-sm text-muted">
              Scan the page again. What this engine would have found is missing from the result.
            </p>
          </li>
        ))}
        {notAssessed.map((part, index) => (
          <li key={index}>
            <p>{part.message}</p>
            {part.target.length > 0 && (
              <p className="text-sm">
                <code>{part.target.join(' › ')}</code>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
