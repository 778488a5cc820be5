import type { Impact } from '@curbcut/model/scan';
import { EngineMarks } from '../../../components/ui/engine-marks.tsx';
import { ScoreBox } from '../../../components/ui/score-box.tsx';
import { SeverityBadge } from '../../../components/ui/severity-badge.tsx';
import { engineNames } from '../../../lib/engine-names.ts';
import { ExamplePicture } from './example-picture.tsx';

const issues: readonly { impact: Impact; title: string; found: number }[] = [
  { impact: 'critical', title: 'Form fields have no label', found: 2 },
  { impact: 'serious', title: 'Text does not stand out from its background', found: 2 },
];

/** How a result looks, for a website that does not exist. */
export function ExampleResult() {
  return (
    <figure className="card card--flush example">
      <figcaption className="example__head">
        <ScoreBox score={0.74} />
        <div className="min-w-0">
          <p className="font-medium anywhere">www.harbourline.example</p>
          <p className="text-sm text-subtle">An example result</p>
        </div>
      </figcaption>
      <ExamplePicture />
      <ul>
        {issues.map(({ impact, title, found }) => (
          <li key={title} className="example__issue">
            <span>
              <SeverityBadge impact={impact} />
            </span>
            <span>
              {title}
              <br />
              <EngineMarks found={found} total={engineNames.length} />
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
