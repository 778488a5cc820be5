import type { Issue } from '@curbcut/model/scan';
import { colorPairsOf } from '../color-pairs.ts';
import { ColorPairs } from './color-pairs.tsx';
import { SuggestedChange } from './suggested-change.tsx';
import { PartHeading, type PartLevel } from './part-heading.tsx';

interface HowToFixProps extends PartLevel {
  issue: Issue;
  title?: string;
}

export function HowToFix(props: HowToFixProps) {
  const { issue, title = 'How to fix', level } = props;
  const pairs = colorPairsOf(issue);
  return (
    <section className="stack gap-3">
      <PartHeading level={level}>{title}</PartHeading>
      <p className="text-muted">{issue.help}</p>
      {pairs.length > 0 && <ColorPairs pairs={pairs} />}
      {pairs.length === 0 && issue.fix && <SuggestedChange fix={issue.fix} />}
    </section>
  );
}
