import { amount } from '../../../lib/format.ts';
import { priceLabel } from '@curbcut/model/plans';
import { type User } from '@curbcut/wire/account';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { proTrialWords } from '../../../entities/plan/trial-words.ts';
import { useSiteConfig } from '../../../lib/site-config.ts';

/** Nobody is asked to buy what they have. */
export function ProUpsell({ user }: { user: User | null }) {
  const config = useSiteConfig();
  const { plans, registration } = config;
  const { pro } = plans;
  const pages = pro.pagesPerScan < 0 ? 'any number of' : `up to ${amount(pro.pagesPerScan)}`;
  if (user ? user.subscription_type !== 'free' : registration === 'off') return null;
  return (
    <section className="card card--offer stack gap-3" aria-labelledby="pro-upsell">
      <h2 id="pro-upsell" className="text-lg">
        Need more than one page?
      </h2>
      <p className="text-muted">
        Pro scans {pages} pages, on a schedule, keeps your history and shows the trend.
      </p>
      <p>
        {user ? (
          <ButtonLink look="primary" to="/pricing">
            See the plans
          </ButtonLink>
        ) : (
          <ButtonLink look="primary" to="/register">
            Start Pro Trial - {priceLabel(pro)}/month
          </ButtonLink>
        )}
      </p>
      {user === null && <p className="text-sm text-muted">{proTrialWords(config)}</p>}
    </section>
  );
}
