import { actRuleUrl, techniqueUrl } from '@curbcut/model/scan';
import { ExternalLink } from '../../../../components/ui/external-link.tsx';
import { plural } from '../../../../lib/format.ts';
import type { StatedCriterion } from '../../criteria-sections.ts';

type WithRules = Pick<StatedCriterion, 'rules'>;

/** Those that had something to say about the page. */
function spoke({ rules }: WithRules): StatedCriterion['rules'] {
  return rules.filter(({ outcome }) => outcome !== 'untested' && outcome !== 'inapplicable');
}

/** The rules behind a criterion's state, to be opened. */
export function RulesThatTested({ criterion }: { criterion: WithRules }) {
  const rules = spoke(criterion);
  if (rules.length === 0) return null;
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
    </details>
  );
}

/** W3C's techniques, failures and ACT rules that its rules are about. */
export function CriterionLinks({ criterion }: { criterion: WithRules }) {
  const rules = spoke(criterion);
  const techniques = [...new Set(rules.flatMap((rule) => rule.techniques))];
  const actRules = [...new Set(rules.flatMap((rule) => rule.act_rules))];
  if (techniques.length + actRules.length === 0) return null;
  return (
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
  );
}
