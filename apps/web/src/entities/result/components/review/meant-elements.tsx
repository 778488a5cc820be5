import type { Issue } from '@curbcut/model/scan';
import { CheckField } from '../../../../components/ui/check-field.tsx';

interface MeantElementsProps {
  issue: Issue;
  /** Fingerprints; empty: all of them. */
  meant: ReadonlySet<string>;
  onChange: (meant: ReadonlySet<string>) => void;
  /** What is said of those that are chosen: `are a problem`. */
  what: string;
}

/** Which of the elements are meant, where not all of them are. Nothing for a single one. */
export function MeantElements({ issue, meant, onChange, what }: MeantElementsProps) {
  if (issue.nodes.length < 2) return null;
  return (
    <details className="answer__elements">
      <summary>
        {meant.size === 0 ? 'All elements' : `${meant.size} of ${issue.nodes.length} elements`}
      </summary>
      <fieldset className="radios">
        <legend>Choose those that {what}; without a choice all are</legend>
        {issue.nodes.map((node, index) => (
          <CheckField
            key={node.fingerprint}
            name="elements"
            isChecked={meant.has(node.fingerprint)}
            onChange={(isChecked) => {
              const next = new Set(meant);
              if (isChecked) next.add(node.fingerprint);
              else next.delete(node.fingerprint);
              onChange(next);
            }}
          >
            {index + 1}: <code className="anywhere">{node.target.join(' ')}</code>
          </CheckField>
        ))}
      </fieldset>
    </details>
  );
}
