import { actRuleUrl, techniqueUrl, type Issue } from '@curbcut/model/scan';
import { ExternalLink } from '../../../../components/ui/external-link.tsx';
import { plural } from '../../../../lib/format.ts';
import { stateTitle, type StatedCriterion } from '../../criteria-sections.ts';
import { IssueLink } from '../issue-link.tsx';
import { CheckAnswerField } from './check-answer-field.tsx';

interface CriterionRowProps {
  criterion: StatedCriterion;
  /** Where the criteria are not listed by it. */
  showsState: boolean;
  /** Those of the record that it names. */
  issues: readonly Issue[];
}

/** One criterion: its issues or questions, the rules behind it, and what only a person can judge. */
export function CriterionRow({ criterion, showsState, issues }: CriterionRowProps) {
  const { number, name, level, url, state, rules, person, answer } = criterion;
  const spoke = rules.filter(({ outcome }) => outcome !== 'untested' && outcome !== 'inapplicable');
  const asksPerson = state === 'person' || answer !== null;
  return (
    <li className="criteria__row">
      <div>
        <p>
          <b>{number}</b> <ExternalLink href={url}>{name}</ExternalLink>{' '}
          <span className="text-sm text-muted">
            Level {level}
            {showsState && `, ${stateTitle(state).toLowerCase()}`}
          </span>
        </p>
        {issues.length > 0 && (
          <ul className="criteria__issues">
            {issues.map((issue) => (
              <li key={issue.fingerprint}>
                <IssueLink fingerprint={issue.fingerprint}>{issue.title}</IssueLink>{' '}
                <span className="text-sm text-muted">{plural(issue.nodesTotal, 'element')}</span>
              </li>
            ))}
          </ul>
        )}
        {asksPerson && <p className="text-sm text-muted">{person}</p>}
        {spoke.length > 0 && <Rules rules={spoke} />}
      </div>
      {asksPerson && (
        <CheckAnswerField check={number} label={`${number} ${name}`} answer={answer} />
      )}
    </li>
  );
}

function Rules({ rules }: { rules: StatedCriterion['rules'] }) {
  const techniques = [...new Set(rules.flatMap((rule) => rule.techniques))];
  const actRules = [...new Set(rules.flatMap((rule) => rule.act_rules))];
  return (
    <details className="criteria__rules">
      <summary>{plural(rules.length, 'rule')} tested it</summary>
      <ul>
        {rules.map(({ id, title, outcome }) => (
          <li key={id}>
            {title}: {outcome === 'needs-review' ? 'needs review' : outcome}
          </li>
        ))}
      </ul>
      <p className="criteria__links">
        {techniques.map((id) => {
          const href = techniqueUrl(id);
          return (
            href && (
              <ExternalLink key={id} href={href}>
                {id.startsWith('F') ? 'Failure' : 'Technique'} {id}
              </ExternalLink>
            )
          );
        })}
        {actRules.map((id) => (
          <ExternalLink key={id} href={actRuleUrl(id)}>
            ACT {id}
          </ExternalLink>
        ))}
      </p>
    </details>
  );
}
