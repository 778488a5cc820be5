import { isDetectedByLighthouse, sourcesOf, type EngineRun, type Issue } from '@curbcut/model/scan';
import { Check } from 'lucide-react';
import { PartHeading, type PartLevel } from './part-heading.tsx';

interface FoundByProps extends PartLevel {
  issue: Issue;
  engines: readonly EngineRun[];
  title?: string;
}

/** Names, not dots: each independent source with its rules. A single one is information, not doubt. */
export function FoundBy(props: FoundByProps) {
  const { issue, engines, title = 'Found by', level } = props;
  const sources = sourcesOf(issue, engines);
  const isShared =
    isDetectedByLighthouse(issue) && sources.some(({ engine }) => engine !== 'lighthouse');
  return (
    <section className="stack gap-2">
      <PartHeading level={level}>{title}</PartHeading>
      <ul className="sources">
        {sources.map(({ engine, name }, index) => {
          const version = engines.find((run) => run.engine === engine)?.version;
          return (
            <li key={engine}>
              <Check className="icon icon--sm" aria-hidden="true" />
              <span>
                <b>
                  {name} {version}
                </b>
                <Rules issue={issue} engine={engine} />.
                {index === 0 &&
                  isShared &&
                  ' Lighthouse runs the same rule, so both count as one source.'}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Rules({ issue, engine }: { issue: Issue; engine: string }) {
  const rules = [
    ...new Set(issue.detectedBy.filter((one) => one.engine === engine).map(({ rule }) => rule)),
  ].filter(Boolean);
  if (rules.length === 0) return null;
  return (
    <>
      , {rules.length === 1 ? 'rule' : 'rules'}{' '}
      {rules.map((rule, index) => (
        <span key={rule}>
          {index > 0 && ', '}
          <code>{rule}</code>
        </span>
      ))}
    </>
  );
}
