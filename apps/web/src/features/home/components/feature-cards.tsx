import { LifecycleBadge } from '../../../components/ui/lifecycle-badge.tsx';
import { engineSources } from '../../../lib/engine-names.ts';

const [[axe, lighthouse], , [ours]] = engineSources;

const changes = [
  ['new', 4],
  ['recurring', 14],
  ['fixed', 5],
] as const;

export function FeatureCards() {
  return (
    <section className="section" aria-labelledby="home-features">
      <div className="wrap stack gap-10">
        <div className="stack gap-3">
          <h2 id="home-features" className="section__title">
            Less noise, more ramp
          </h2>
          <p className="lead">
            A curb with a ramp helps wheelchairs, strollers, suitcases and bikes. A page that works
            for everyone does the same. These reports are made to be acted on.
          </p>
        </div>
        <ul className="thirds">
          <li className="card stack">
            <h3>One list, each problem once</h3>
            <p className="text-muted">
              Every issue names what found it. {axe} and {lighthouse} judge the same run, so they
              are one source.
            </p>
            <ul className="well stack gap-3">
              <li>
                Image has no alt text
                <br />
                <span className="text-sm text-muted">Found by {axe}</span>
              </li>
              <li>
                Text does not reflow on narrow or zoomed screens
                <br />
                <span className="text-sm text-muted">Found by {ours.toLowerCase()}</span>
              </li>
            </ul>
          </li>
          <li className="card stack">
            <h3>A fix, not a lecture</h3>
            <p className="text-muted">
              The selector, the HTML, the reason, and where it can be worked out, a change to paste.
            </p>
            <div className="diff">
              <div className="diff__head">
                <span>Suggested change</span>
              </div>
              <pre className="diff__body">
                <del>color: #7FA9B5;</del>
                <ins>color: #4F7B88;</ins>
              </pre>
            </div>
            <p className="text-sm text-subtle">2.54:1 becomes 4.64:1, same hue</p>
          </li>
          <li className="card stack">
            <h3>What changed since last time</h3>
            <p className="text-muted">
              Each scan marks its issues, so nobody reads the same list twice.
            </p>
            <dl className="well stack gap-3">
              {changes.map(([lifecycle, count]) => (
                <div key={lifecycle} className="row justify-between">
                  <dt>
                    <LifecycleBadge lifecycle={lifecycle} />
                  </dt>
                  <dd className="num">{count}</dd>
                </div>
              ))}
            </dl>
          </li>
        </ul>
      </div>
    </section>
  );
}
