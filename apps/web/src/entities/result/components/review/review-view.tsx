import { verdictWords, type Issue, type ScanResult } from '@curbcut/model/scan';
import { questionOf } from '@curbcut/rules/questions';
import { Circle, CircleCheck, CircleHelp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { plural } from '../../../../lib/format.ts';
import { useIssueNavigation } from '../../issue-navigation.ts';
import { isDecided, nextOpen, reviewQuestions } from '../../review-order.ts';
import { writeView } from '../../result-view.ts';
import { useDecide } from '../../use-decide.ts';
import { IssueLink } from '../issue-link.tsx';
import { DecidedQuestions } from './decided-questions.tsx';
import { ReviewAnswer } from './review-answer.tsx';
import { ReviewItem } from './review-item.tsx';
import { WhoDecides } from './who-decides.tsx';

export interface ReviewViewProps {
  result: ScanResult;
  /** The issue that the address names; null without one. */
  linked: string | null;
}

/** Where the focus goes after the last answer, when the button that saved it is gone. */
const progressId = 'review-progress';

/**
 * What the engines cannot decide alone: a list of questions, one of them with all that is needed to answer it, and what
 * was answered.
 */
export function ReviewView({ result, linked }: ReviewViewProps) {
  const decide = useDecide();
  const navigation = useIssueNavigation();
  const navigate = useNavigate();
  const { search, hash, key } = useLocation();
  const progress = useRef<HTMLHeadingElement>(null);
  // Each navigation has a key of its own, so that the next last answer leads there again.
  const arrived = hash === `#${progressId}` ? key : null;
  useEffect(() => {
    if (arrived !== null) progress.current?.focus();
  }, [arrived]);
  const { asked, decided, open } = reviewQuestions(result.issues);
  const chosen =
    asked.find(({ fingerprint }) => fingerprint === linked) ??
    asked.find((issue) => !isDecided(issue)) ??
    asked[0];
  if (!chosen && decided.length === 0) {
    return (
      <p className="text-muted">
        No check of this scan asks a person. What no machine can test is listed under the WCAG
        criteria.
      </p>
    );
  }
  const at = chosen ? asked.indexOf(chosen) : -1;
  const goTo = (issue: Issue | undefined | null) =>
    issue ? () => navigation.goToIssue(issue.fingerprint) : null;
  const afterAnswer = () => {
    const next = chosen && nextOpen(asked, chosen);
    if (next) navigation.goToIssue(next.fingerprint);
    // Also where the last answer made an issue of the question that the address names, which is in another view.
    else {
      const to = writeView('review', new URLSearchParams(search));
      void navigate({ search: `${to}`, hash: progressId });
    }
  };
  return (
    <div className="stack gap-8">
      <div className="review">
        <nav className="review__list" aria-label="Questions">
          <h2 className="text-base" id={progressId} ref={progress} tabIndex={-1}>
            {decide ? progressOf(asked, decided, open) : plural(asked.length, 'question')}
          </h2>
          <p className="text-sm text-muted">
            The engines cannot decide these alone, so a person must. They are not counted as issues
            and take nothing from the score.
          </p>
          <ol>
            {asked.map((issue) => (
              <Question key={issue.fingerprint} issue={issue} isChosen={issue === chosen} />
            ))}
          </ol>
        </nav>
        {chosen && (
          <ReviewItem
            key={chosen.fingerprint}
            issue={chosen}
            engines={result.engines}
            place={`Question ${at + 1} of ${asked.length}`}
            isLinked={chosen.fingerprint === linked}
            answer={
              decide ? (
                <ReviewAnswer
                  key={`${chosen.fingerprint} ${chosen.verdictRevision ?? 0}`}
                  issue={chosen}
                  decide={decide}
                  onNext={goTo(asked[at + 1])}
                  onBack={goTo(asked[at - 1])}
                  onDone={afterAnswer}
                />
              ) : (
                <WhoDecides />
              )
            }
          />
        )}
      </div>
      <DecidedQuestions issues={decided} />
    </div>
  );
}

/** `2 of 6 decided`: confirmed problems have left the questions, and are counted all the same. */
function progressOf(asked: readonly Issue[], decided: readonly Issue[], open: number): string {
  const confirmed = decided.filter(({ outcome }) => outcome !== 'needs-review').length;
  return `${decided.length} of ${asked.length + confirmed} decided${open === 0 ? ', none left' : ''}`;
}

function Question({ issue, isChosen }: { issue: Issue; isChosen: boolean }) {
  const answer = issue.verdict ? `, ${verdictWords[issue.verdict.kind].toLowerCase()}` : '';
  const Icon = isDecided(issue) ? CircleCheck : issue.verdict ? CircleHelp : Circle;
  return (
    <li className={isChosen ? 'review__question review__question--chosen' : 'review__question'}>
      <IssueLink fingerprint={issue.fingerprint} isCurrent={isChosen}>
        <span className="review__title">
          <Icon className="icon icon--sm" aria-hidden="true" />
          <span>
            {questionOf(issue)}
            <small>
              {issue.wcag[0] === undefined ? 'Best practice' : `WCAG ${issue.wcag[0]}`},{' '}
              {plural(issue.nodesTotal, 'element')}
              {answer}
            </small>
          </span>
        </span>
      </IssueLink>
    </li>
  );
}
