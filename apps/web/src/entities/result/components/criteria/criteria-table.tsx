import { placeOfCause } from '@curbcut/model/causes';
import type { Issue } from '@curbcut/model/scan';
import { headingOf } from '@curbcut/rules/questions';
import { ExternalLink } from '../../../../components/ui/external-link.tsx';
import { severities } from '../../../../components/ui/severity-badge.tsx';
import { plural } from '../../../../lib/format.ts';
import { stateTitle, type StatedCriterion } from '../../criteria-sections.ts';
import { IssueLink } from '../issue-link.tsx';
import { CheckAnswerField } from './check-answer-field.tsx';
import { CriterionLinks, RulesThatTested } from './criterion-rules.tsx';

interface CriteriaTableProps {
  /** What the table lists. */
  title: string;
  criteria: readonly StatedCriterion[];
  /** Those of the result, by fingerprint. */
  issues: ReadonlyMap<string, Issue>;
  /** Where the criteria are not listed by it. */
  showsState: boolean;
}

/** Criteria with their issues or questions, and what W3C says of them. */
export function CriteriaTable({ title, criteria, issues, showsState }: CriteriaTableProps) {
  return (
    <table className="criteria-table">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">Criterion</th>
          <th scope="col">Level</th>
          {showsState && <th scope="col">State</th>}
          <th scope="col">Issues</th>
          <th scope="col">Technique, ACT rule</th>
        </tr>
      </thead>
      <tbody>
        {criteria.map((criterion) => (
          <Row
            key={criterion.number}
            criterion={criterion}
            issues={criterion.issues.flatMap((fingerprint) => issues.get(fingerprint) ?? [])}
            showsState={showsState}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  criterion: StatedCriterion;
  issues: readonly Issue[];
  showsState: boolean;
}

function Row({ criterion, issues, showsState }: RowProps) {
  const { number, name, level, url, state, person, answer, left_alone: leftAlone } = criterion;
  const asksPerson = state === 'person' || answer !== null;
  return (
    <tr>
      <th scope="row">
        <b>{number}</b> <ExternalLink href={url}>{name}</ExternalLink>
      </th>
      <td className="criteria-table__level">Level {level}</td>
      {showsState && <td className="criteria-table__level">{stateTitle(criterion)}</td>}
      <td>
        {issues.length > 0 && (
          <ul>
            {issues.map((issue) => (
              <li key={issue.fingerprint}>
                {issue.outcome === 'failed' && <Severity impact={issue.impact} />}
                <IssueLink fingerprint={issue.fingerprint}>{headingOf(issue)}</IssueLink>{' '}
                <span className="text-sm text-muted">
                  {[
                    placeOfCause(issue) ?? issue.reproduction?.state,
                    plural(issue.nodesTotal, 'element'),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </li>
            ))}
          </ul>
        )}
        {leftAlone.map((message) => (
          <p key={message} className="text-sm">
            {message}
          </p>
        ))}
        {asksPerson && (
          <>
            <p className="text-sm text-muted">{person}</p>
            <CheckAnswerField check={number} label={`${number} ${name}`} answer={answer} />
          </>
        )}
        <RulesThatTested criterion={criterion} />
      </td>
      <td>
        <CriterionLinks criterion={criterion} />
      </td>
    </tr>
  );
}

function Severity({ impact }: Pick<Issue, 'impact'>) {
  const { word, Icon } = severities[impact];
  return (
    <span className={`severity ink-${impact}`}>
      <Icon className="icon icon--sm" aria-hidden="true" />
      {word}{' '}
    </span>
  );
}
