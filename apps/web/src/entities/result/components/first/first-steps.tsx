import { toScoreOutOf100, type BestFix, type ScanResult } from '@curbcut/model/scan';
import { useId } from 'react';
import { Link } from 'react-router';
import { severities } from '../../../../components/ui/severity-badge.tsx';
import { plural } from '../../../../lib/format.ts';
import { issueId } from '../../issue-navigation.ts';
import { IssueLink } from '../issue-link.tsx';

const headings = ['Do this first', 'Do these two first', 'Do these three first'];

interface FirstStepsProps {
  result: ScanResult;
  /** Where the result is, when it is on another page. */
  resultPath?: string | undefined;
}

/** What to do first, each with the score that it leads to, or the pages that it repairs. Nothing when nothing failed. */
export function FirstSteps({ result, resultPath }: FirstStepsProps) {
  const headingId = useId();
  const steps = result.bestFixes;
  const heading = headings[steps.length - 1];
  if (heading === undefined) return null;
  const hasScores = steps.some(({ scoreAfter }) => scoreAfter !== null);
  const now = result.overallScore;
  return (
    <section className="todo" aria-labelledby={headingId}>
      <div className="todo__head">
        <h2 id={headingId} className="text-lg">
          {heading}
        </h2>
        <span className="text-sm text-subtle">
          {hasScores && now !== null ? `Score then (now ${toScoreOutOf100(now)})` : 'Repairs'}
        </span>
      </div>
      <ol className="todo__steps">
        {steps.map((step) => (
          <Step key={step.fingerprint} step={step} result={result} resultPath={resultPath} />
        ))}
      </ol>
      <p className="todo__foot">{whereItLeads(result, hasScores)}</p>
      {resultPath !== undefined && result.issuesCount > steps.length && (
        <p className="todo__all">
          <Link to={resultPath}>All {plural(result.issuesCount, 'issue')}</Link>
        </p>
      )}
    </section>
  );
}

function whereItLeads({ issuesCount, settledCounts }: ScanResult, hasScores: boolean): string {
  const endsAt100 = hasScores && settledCounts.ignored === 0;
  if (endsAt100 && issuesCount === 1)
    return 'It is the only issue: once it is fixed, the score is 100.';
  const order = 'The most severe first, then what reaches furthest.';
  return endsAt100 ? `${order} All ${plural(issuesCount, 'issue')} fixed: 100.` : order;
}

function Step(props: { step: BestFix; result: ScanResult; resultPath: string | undefined }) {
  const { step, result, resultPath } = props;
  const issue = result.issues.find(({ fingerprint }) => fingerprint === step.fingerprint);
  if (!issue) return null;
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
        <span className="meta">
          <span className={`font-medium ink-${issue.impact}`}>
            <Icon className="icon icon--sm" aria-hidden="true" />
            {word}
          </span>
          <span>{plural(issue.nodesTotal, 'element')}</span>
          {issue.wcag[0] !== undefined && <span>WCAG {issue.wcag[0]}</span>}
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
  return <span className="todo__to text-sm">{plural(pagesCount, 'page')}</span>;
}
