import { actRuleUrl, techniqueUrl } from '@curbcut/model/scan';
import { ExternalLink } from '../../../../components/ui/external-link.tsx';
import { plural } from '../../../../lib/format.ts';
import type { StatedCriterion } from '../../criteria-sections.ts';

type Rules = StatedCriterion['rules'];
type Sourced = Pick<Rules[number], 'techniques' | 'act_rules'>;
type WithRules = Pick<StatedCriterion, 'rules'>;

/** Those that had something to say about the page. */
function spoke({ rules }: WithRules): Rules {
  return rules.filter(({ outcome }) => outcome !== 'untested' && outcome !== 'inapplicable');
}

function foundSomething({ outcome }: Rules[number]): boolean {
  return outcome === 'failed' || outcome === 'needs-review';
}

/** The rules behind a criterion's state, to be opened, with what W3C says of those that found nothing. */
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
      <RuleLinks rules={rules.filter((rule) => !foundSomething(rule))} />
    </details>
  );
}

/** W3C's techniques, failures and ACT rules of the rules that found something, to be opened. */
export function CriterionLinks({ criterion }: { criterion: WithRules }) {
  const rules = spoke(criterion).filter(foundSomething);
  const { techniques, actRules } = sourcesOf(rules);
  const count = techniques.length + actRules.length;
  if (count === 0) return null;
  return (
    <details className="criteria__rules">
      <summary>{plural(count, 'source')} at W3C</summary>
      <RuleLinks rules={rules} />
    </details>
  );
}

function sourcesOf(rules: readonly Sourced[]) {
  const techniques = [...new Set(rules.flatMap((rule) => rule.techniques))];
  const actRules = [...new Set(rules.flatMap((rule) => rule.act_rules))];
  return { techniques, actRules };
}

/** What W3C says of what the rules look for. Nothing where it says nothing. */
export function RuleLinks({ rules }: { rules: readonly Sourced[] }) {
  const { techniques, actRules } = sourcesOf(rules);
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
