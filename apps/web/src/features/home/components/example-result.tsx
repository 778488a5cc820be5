import type { Impact } from '@curbcut/model/scan';
import { ScoreBox } from '../../../components/ui/score-box.tsx';
import { SeverityBadge } from '../../../components/ui/severity-badge.tsx';
import { engineSources } from '../../../lib/engine-names.ts';
import { ExamplePicture } from './example-picture.tsx';

const [[axe]] = engineSources;

const issues: readonly { impact: Impact; title: string; engine: string }[] = [
  { impact: 'critical', title: 'Form fields have no label', engine: axe },
  { impact: 'serious', title: 'Text does not stand out from its background', engine: axe },
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
        {issues.map(({ impact, title, engine }) => (
          <li key={title} className="example__issue">
            <span>
              <SeverityBadge impact={impact} />
            </span>
            <span>
              {title}
              <br />
              <span className="text-sm text-muted">Found by {engine}</span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
