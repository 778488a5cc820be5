import { placeOfCause } from '@curbcut/model/causes';
import {
  doneAfter,
  promiseOf,
  toScoreOutOf100,
  type BestFix,
  type Issue,
  type ScanResult,
} from '@curbcut/model/scan';
import { useId } from 'react';
import { Link } from 'react-router';
import { severities } from '../../../../components/ui/severity-badge.tsx';
import { amount, plural } from '../../../../lib/format.ts';
import { issueId } from '../../issue-navigation.ts';
import { IssueLink } from '../issue-link.tsx';

const headings = ['Do this first', 'Do these two first', 'Do these three first'];

interface FirstStepsProps {
  result: ScanResult;
  /** Where the result is, when it is on another page. */
  resultPath?: string | undefined;
  /** What else is true of all steps. */
  foot?: string | null;
}

/** What to do first, what each is good for, and the score that it leads to or the pages that it repairs. Nothing when nothing failed. */
export function FirstSteps({ result, resultPath, foot = null }: FirstStepsProps) {
  const headingId = useId();
  const steps = result.bestFixes.flatMap((step) => {
    const issue = result.issues.find(({ fingerprint }) => fingerprint === step.fingerprint);
    return issue ? [{ step, issue }] : [];
  });
  const heading = headings[steps.length - 1];
  if (heading === undefined) return null;
  return (
    <section className="todo" aria-labelledby={headingId}>
      <div className="todo__head">
        <h2 id={headingId} className="text-lg">
          {heading}
        </h2>
        <span className="text-sm text-subtle">{whatFollows(steps, result)}</span>
      </div>
      <ol className="todo__steps">
        {steps.map(({ step, issue }) => (
          <Step key={step.fingerprint} step={step} issue={issue} resultPath={resultPath} />
        ))}
      </ol>
      <p className="todo__foot">
        After that:{' '}
        {doneAfter(
          steps.map(({ issue }) => issue),
          result.severityCounts,
        )}
        .{foot !== null && ` ${foot}`}
      </p>
      {resultPath !== undefined && result.issuesCount > steps.length && (
        <p className="todo__all">
          <Link to={resultPath}>All {plural(result.issuesCount, 'issue')}</Link>
        </p>
      )}
    </section>
  );
}

/** What the figures beside the steps are. */
function whatFollows(steps: readonly { step: BestFix; issue: Issue }[], result: ScanResult) {
  if (steps.some(({ issue }) => issue.pagesCount !== undefined)) return 'Repairs';
  if (result.overallScore === null || steps.every(({ step }) => step.scoreAfter === null))
    return null;
  return `Score then (now ${toScoreOutOf100(result.overallScore)})`;
}

function Step(props: { step: BestFix; issue: Issue; resultPath: string | undefined }) {
  const { step, issue, resultPath } = props;
  const { word, Icon } = severities[issue.impact];
  return (
    <li>
      <span className="stack gap-0.5">
        {resultPath === undefined ? (
          <IssueLink className="todo__what" fingerprint={step.fingerprint}>
            {step.todo}
          </IssueLink>
        ) : (
          <Link className="todo__what" to={`${resultPath}#${issueId(step.fingerprint)}`}>
            {step.todo}
          </Link>
        )}
        <span className="todo__promise">
          {promiseOf(issue) ?? plural(Math.max(1, issue.nodesTotal), 'element')}
        </span>
        <span className="meta">
          <span className={`font-medium ink-${issue.impact}`}>
            <Icon className="icon icon--sm" aria-hidden="true" />
            {word}
          </span>
          {issue.wcag[0] !== undefined && <span>WCAG {issue.wcag[0]}</span>}
          {issue.pagesCount !== undefined && placeOfCause(issue) !== null && (
            <span>{placeOfCause(issue)}</span>
          )}
          {issue.reproduction?.state && <span>{issue.reproduction.state}</span>}
        </span>
      </span>
      <Result step={step} pagesCount={issue.pagesCount} />
    </li>
  );
}

function Result({ step, pagesCount }: { step: BestFix; pagesCount: number | undefined }) {
  if (step.scoreAfter !== null) {
    return (
      <span className="todo__to">
        <span className="sr-only">Score then: </span>
        <b>{toScoreOutOf100(step.scoreAfter)}</b>
      </span>
    );
  }
  if (pagesCount === undefined) return null;
  return (
    <span className="todo__to text-sm">
      <b>{amount(pagesCount)}</b> {pagesCount === 1 ? 'page' : 'pages'}
    </span>
  );
}
