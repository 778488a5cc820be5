import {
  type Issue,
  standardName,
  type Standard,
  understandingUrl,
  wcagLabel,
} from '@curbcut/model/scan';
import { headingOf } from '@curbcut/rules/questions';
import { ExternalLink } from '../../../../components/ui/external-link.tsx';
import { plural } from '../../../../lib/format.ts';
import { levelWords, type ListedRule } from '../../rule-sections.ts';
import { IssueLink } from '../issue-link.tsx';
import { RuleLinks } from './criterion-rules.tsx';

interface RulesTableProps {
  /** What the table lists. */
  title: string;
  rules: readonly ListedRule[];
  /** Those of the result, by fingerprint. */
  issues: ReadonlyMap<string, Issue>;
  standard: Standard;
}

/** Rules with what they found, the criteria that they test, and what W3C says of them. */
export function RulesTable({ title, rules, issues, standard }: RulesTableProps) {
  return (
    <table className="criteria-table criteria-table--rules">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">Looks for</th>
          <th scope="col">Criterion</th>
          <th scope="col">Technique, ACT rule</th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <tr key={rule.id}>
            <th scope="row">
              <Finding rule={rule} issues={issues} />
            </th>
            <td>
              <Criteria rule={rule} standard={standard} />
            </td>
            <td>
              <RuleLinks rules={[rule]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the rule looks for; it leads to the issues that it made. */
function Finding({ rule, issues }: { rule: ListedRule; issues: ReadonlyMap<string, Issue> }) {
  const found = rule.issues.flatMap((fingerprint) => issues.get(fingerprint) ?? []);
  const isFound = rule.outcome === 'failed' || rule.outcome === 'needs-review';
  if (found.length === 0) {
    return (
      <>
        {rule.title}
        {isFound && <p className="rule-note">Told with another issue, which has the same cause.</p>}
      </>
    );
  }
  return (
    <ul className="rule-criteria">
      {found.map((issue) => (
        <li key={issue.fingerprint}>
          <IssueLink fingerprint={issue.fingerprint}>{headingOf(issue)}</IssueLink>{' '}
          <span className="rule-note">{plural(issue.nodesTotal, 'element')}</span>
        </li>
      ))}
    </ul>
  );
}

function Criteria({ rule, standard }: { rule: ListedRule; standard: Standard }) {
  if (rule.criteria.length === 0)
    return <span className="text-sm text-muted">{levelWords(rule)}</span>;
  return (
    <>
      <ul className="rule-criteria">
        {rule.criteria.map((number) => (
          <li key={number}>
            <ExternalLink href={understandingUrl(number) ?? ''}>{wcagLabel(number)}</ExternalLink>
          </li>
        ))}
      </ul>
      {!rule.in_standard && (
        <p className="text-sm text-muted">Not asked for by {standardName(standard)}</p>
      )}
    </>
  );
}
