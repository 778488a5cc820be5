import type { Issue } from '@curbcut/model/scan';
import { PartHeading, type PartLevel } from './part-heading.tsx';

interface HowToCheckProps extends PartLevel {
  issue: Issue;
  title?: string;
}

/** What a person does to see that it is right; nothing where the rule says none. */
export function HowToCheck(props: HowToCheckProps) {
  const { issue, title = 'How to check this yourself', level } = props;
  const steps = toSteps(issue.guide?.verification ?? '');
  if (steps.length === 0) return null;
  return (
    <section className="stack gap-2">
      <PartHeading level={level}>{title}</PartHeading>
      <ol className="how-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

/** The sentences of a text, each a step. */
function toSteps(text: string): string[] {
  return text.split(/(?<=[.!?]) (?=[A-Z“])/).filter(Boolean);
}
