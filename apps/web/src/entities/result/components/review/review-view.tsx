import type { Issue, ScanResult } from '@curbcut/model/scan';
import { plural } from '../../../../lib/format.ts';
import { IssueLink } from '../issue-link.tsx';
import { ReviewItem } from './review-item.tsx';

export interface ReviewViewProps {
  result: ScanResult;
  /** The issue that the address names; null without one. */
  linked: string | null;
}

/** What the engines cannot decide alone: a list of questions, and one of them with all that is needed to answer it. */
export function ReviewView({ result, linked }: ReviewViewProps) {
  const questions = result.issues.filter(({ outcome }) => outcome === 'needs-review');
  const chosen = questions.find(({ fingerprint }) => fingerprint === linked) ?? questions[0];
  if (!chosen) {
    return (
      <p className="text-muted">
        No check of this scan asks a person. What no machine can test is listed under the WCAG
        criteria.
      </p>
    );
  }
  return (
    <div className="review">
      <nav className="review__list" aria-label="Questions">
        <h2 className="text-base">{plural(questions.length, 'question')}</h2>
        <p className="text-sm text-muted">
          The engines cannot decide these alone, so a person must. They are not counted as issues
          and take nothing from the score.
        </p>
        <ol>
          {questions.map((issue) => (
            <Question key={issue.fingerprint} issue={issue} isChosen={issue === chosen} />
          ))}
        </ol>
      </nav>
      <ReviewItem
        key={chosen.fingerprint}
        issue={chosen}
        engines={result.engines}
        isLinked={chosen.fingerprint === linked}
      />
    </div>
  );
}

function Question({ issue, isChosen }: { issue: Issue; isChosen: boolean }) {
  return (
    <li className={isChosen ? 'review__question review__question--chosen' : 'review__question'}>
      <IssueLink fingerprint={issue.fingerprint} isCurrent={isChosen}>
        {issue.title}
        <small>
          {issue.wcag[0] === undefined ? 'Best practice' : `WCAG ${issue.wcag[0]}`},{' '}
          {plural(issue.nodesTotal, 'element')}
        </small>
      </IssueLink>
    </li>
  );
}
