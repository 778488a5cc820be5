import { ButtonLink } from '../../../components/ui/button.tsx';
import { plural } from '../../../lib/format.ts';
import { useSiteConfig } from '../../../lib/site-config.ts';

export function ClosingCall() {
  const { plans, registration } = useSiteConfig();
  const { scansPerMonth } = plans.free;
  const scans =
    scansPerMonth < 0
      ? 'As many scans as you like'
      : `${plural(scansPerMonth, 'scan')} every month`;
  return (
    <section className="section section--closing cc-ink" aria-labelledby="home-closing">
      <div className="wrap row justify-between gap-6">
        <div className="stack gap-2">
          <h2 id="home-closing" className="section__title">
            Find the curbs on your website
          </h2>
          <p className="lead">{scans}, free for as long as you want.</p>
        </div>
        {registration === 'off' ? (
          <ButtonLink look="accent" className="btn--lg" to="/free-scan">
            Try Free Analysis
          </ButtonLink>
        ) : (
          <ButtonLink look="accent" className="btn--lg" to="/register">
            Get Started Free
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
