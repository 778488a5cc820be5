import { verdictWords, type Issue } from '@curbcut/model/scan';
import { questionOf } from '@curbcut/rules/questions';
import { formatLocalTime, plural } from '../../../../lib/format.ts';
import { DecisionButtons } from '../decisions/decision-buttons.tsx';
import { IssueLink } from '../issue-link.tsx';

/** What was asked and answered, the last answer first. Nothing without any. */
export function DecidedQuestions({ issues }: { issues: readonly Issue[] }) {
  if (issues.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby="decided">
      <div className="h2line">
        <h2 id="decided">Decided</h2>
        <span className="text-sm text-muted">
          {plural(issues.length, 'answer')}, kept for later scans until the elements or the rule
          change
        </span>
      </div>
      <ul className="decided">
        {issues.map((issue) => (
          <li key={issue.fingerprint}>
            <span className="decided__answer">
              {issue.verdict && verdictWords[issue.verdict.kind]}
            </span>
            <div>
              <p>
                <IssueLink fingerprint={issue.fingerprint}>{questionOf(issue)}</IssueLink>{' '}
                <span className="text-sm text-muted">
                  {issue.wcag[0] === undefined ? 'Best practice' : `WCAG ${issue.wcag[0]}`}
                </span>
              </p>
              {issue.verdict && (
                <p className="text-sm text-muted">
                  {issue.verdict.note !== '' && (
                    <span className="anywhere whitespace-pre-line">“{issue.verdict.note}” </span>
                  )}
                  {issue.verdict.author}, {formatLocalTime(issue.verdict.decidedAt)}
                </p>
              )}
            </div>
            <div className="row gap-2">
              <DecisionButtons issue={issue} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
