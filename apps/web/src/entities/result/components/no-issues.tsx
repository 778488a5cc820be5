import { standardName, type ScanResult, type Standard } from '@curbcut/model/scan';
import { manualChecks } from '@curbcut/rules/manual-checks';
import { CircleCheck } from 'lucide-react';
import { plural } from '../../../lib/format.ts';

interface NoIssuesProps {
  result: Pick<ScanResult, 'passedRules'>;
  /** A part of the page or a check has no verdict. */
  isPartial: boolean;
  standard: Standard;
  /** Something failed, but nothing that the standard asks for. */
  hasBeyond: boolean;
  /** Something failed, and people have set it aside. */
  hasSetAside: boolean;
}

/** No automatic check failed, or nothing is left of what did. That is not the same as accessible, so it says what is left to test. */
export function NoIssues(props: NoIssuesProps) {
  const { result, isPartial, standard, hasBeyond, hasSetAside } = props;
  return (
    <section className="card stack" aria-labelledby="no-issues">
      <h2 id="no-issues" className="flex items-center gap-2">
        <CircleCheck className="icon ink-green" aria-hidden="true" />
        {hasSetAside ? 'Nothing Left to Do' : 'No Issues Found'}
      </h2>
      {isPartial && (
        <p>
          <strong>Not everything could be assessed:</strong> what is missing is listed below.
        </p>
      )}
      <p>
        {hasSetAside
          ? 'What failed has been set aside by people and is listed below: what is ignored is still a barrier.'
          : `${plural(result.passedRules, 'rule')} passed and none${hasBeyond ? ` of ${standardName(standard)}` : ''} failed.`}{' '}
        Automatic checks find only a part of all barriers; a person should still test these by hand:
      </p>
      <ul className="list-disc space-y-2 pl-5">
        {manualChecks.map(({ question }) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </section>
  );
}
