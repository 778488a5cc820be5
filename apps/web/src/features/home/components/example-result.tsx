import { Link } from 'react-router';
import { ScoreBox } from '../../../components/ui/score-box.tsx';
import { SeverityBadge } from '../../../components/ui/severity-badge.tsx';
import { plural } from '../../../lib/format.ts';
import { homeSample } from '../home-sample.ts';

/** How the sample result begins: a real scan of a page that was made to be scanned. */
export function ExampleResult() {
  const { page, score, issues, steps } = homeSample;
  return (
    <figure className="card card--flush example">
      <figcaption className="example__head">
        <ScoreBox score={score} />
        <div className="min-w-0">
          <p className="font-medium anywhere">{page}</p>
          <p className="text-sm text-subtle">A sample result: the scan of a shop’s page</p>
        </div>
      </figcaption>
      <img
        className="example__picture"
        src="/sample-page.jpg"
        width={1200}
        height={580}
        alt="The scanned page: a backpack in a shop, with pictures, a choice of sizes and a button that adds it to the cart"
      />
      <p className="example__first">Do these three first</p>
      <ol>
        {steps.map(({ impact, todo, promise }) => (
          <li key={todo} className="example__issue">
            <span>
              <SeverityBadge impact={impact} />
            </span>
            <span>
              {todo}
              <br />
              <span className="text-sm text-muted">{promise}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="example__more">
        <Link to="/sample-result">See all {plural(issues, 'issue')} of the sample</Link>
      </p>
    </figure>
  );
}
