import type { Issue } from '@curbcut/model/scan';
import { SuggestedChange } from './suggested-change.tsx';
import { PartHeading, type PartLevel } from './part-heading.tsx';

interface HowToFixProps extends PartLevel {
  issue: Issue;
  title?: string;
}

export function HowToFix(props: HowToFixProps) {
  const { issue, title = 'How to fix', level } = props;
  return (
    <section className="stack gap-3">
      <PartHeading level={level}>{title}</PartHeading>
      <p className="text-muted">{issue.help}</p>
      {issue.fix && <SuggestedChange fix={issue.fix} />}
    </section>
  );
}
