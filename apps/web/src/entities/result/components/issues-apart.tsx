import {
  engineFailureSentence,
  settledSentences,
  standardName,
  type ScanResult,
  type Standard,
} from '@curbcut/model/scan';
import { useId, type ReactNode } from 'react';
import { plural } from '../../../lib/format.ts';
import { countApart, type IssueLists } from '../issue-lists.ts';
import { IssueList } from './list/issue-list.tsx';

interface IssuesApartProps {
  result: ScanResult;
  standard: Standard;
  /** `beyond`: those that the filters let through. */
  lists: Pick<IssueLists, 'beyond' | 'settled'>;
}

/** What is in no list of work, and why: set aside by people, advice, or without a verdict. Nothing without any. */
export function IssuesApart({ result, standard, lists }: IssuesApartProps) {
  const headingId = useId();
  if (countApart(lists, result) === 0) return null;
  const { settled, beyond } = lists;
  const name = standardName(standard);
  return (
    <section className="stack gap-6" id="apart" aria-labelledby={headingId}>
      <div className="h2line">
        <h2 id={headingId}>Not in the list</h2>
      </div>
      {settled.length > 0 && (
        <Part
          id="set-aside"
          title="Set aside"
          count={plural(settled.length, 'finding')}
          about={settledSentences(settled).join(' ')}
        >
          <IssueList issues={settled} />
        </Part>
      )}
      {beyond.length > 0 && (
        <Part
          id="beyond"
          title={`Beyond ${name}`}
          count={plural(beyond.length, 'finding')}
          about={`${name} doesn’t require these. They are suggestions and don’t affect the score.`}
        >
          <IssueList issues={beyond} />
        </Part>
      )}
      <NotAssessed {...result} />
    </section>
  );
}

function Part(props: {
  /** Stands in links that people keep. */
  id: string;
  title: string;
  count: string;
  about: string;
  children: ReactNode;
}) {
  const { id, title, count, about, children } = props;
  return (
    <section className="stack gap-3" aria-labelledby={id}>
      <div className="row justify-between">
        <h3 id={id} tabIndex={-1}>
          {title}
        </h3>
        <span className="num text-sm text-muted">{count}</span>
      </div>
      <p className="text-sm text-muted">{about}</p>
      {children}
    </section>
  );
}

/** Parts of the page and checks without a verdict: said plainly, never taken for clean. */
function NotAssessed({ notAssessed, engineFailures }: ScanResult) {
  const count = notAssessed.length + engineFailures.length;
  if (count === 0) return null;
  return (
    <Part
      id="not-assessed"
      title="What was not assessed"
      count={plural(count, 'part')}
      about="We couldn’t check these parts. They may have issues that aren’t listed or scored."
    >
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
    </Part>
  );
}
