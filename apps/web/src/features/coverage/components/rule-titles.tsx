import type { CriterionCoverage } from '@curbcut/rules/coverage';
import { plural } from '../../../lib/format.ts';

interface RuleTitlesProps {
  rules: CriterionCoverage['rules']['failure'];
  /** What they are the rules of, for those who hear the button alone. */
  of: string;
}

/** The problems that rules find, folded: some criteria have many. */
export function RuleTitles({ rules, of }: RuleTitlesProps) {
  return (
    <details className="coverage-rules">
      <summary>
        {plural(rules.length, 'rule')}
        <span className="sr-only"> for {of}</span>
      </summary>
      <ul>
        {rules.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </details>
  );
}
