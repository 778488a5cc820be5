import { planFeatures, planTypes, priceLabel, type Plan } from '@curbcut/model/plans';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { TickList } from '../../../components/ui/tick-list.tsx';

/** The plans of this installation; all of their limits are on the pricing page. */
export function PlanOverview() {
  const { plans } = useSiteConfig();
  return (
    <section className="section section--sunken" aria-labelledby="home-plans">
      <div className="wrap stack gap-10">
        <div className="stack gap-3">
          <h2 id="home-plans" className="section__title">
            Pricing
          </h2>
          <p className="lead">Start free. Change or cancel at any time.</p>
        </div>
        <ul className="plans">
          {planTypes.map((type) => (
            <PlanTier key={type} plan={plans[type]} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function PlanTier({ plan }: { plan: Plan }) {
  return (
    <li className={plan.popular ? 'card plan plan--popular' : 'card plan'}>
      <div className="stack gap-2">
        <div className="row justify-between">
          <h3 className="text-xl">{plan.name.replace(/ Tier$/, '')}</h3>
          {plan.popular && <span className="badge badge--popular">Most Popular</span>}
        </div>
        <p className="text-muted">{plan.description}</p>
      </div>
      <p className="plan__price num">
        {priceLabel(plan)}
        {plan.priceCents !== null && (
          <small>{plan.priceCents === 0 ? 'forever' : 'per month'}</small>
        )}
      </p>
      <hr className="border-line" />
      <TickList texts={planFeatures(plan)} />
      <div className="plan__action">
        <PlanLink plan={plan} />
      </div>
    </li>
  );
}

function PlanLink({ plan }: { plan: Plan }) {
  const { registration } = useSiteConfig();
  if (plan.priceCents === null) {
    return (
      <ButtonLink className="btn--block" to="/contact?type=sales">
        Contact Sales
      </ButtonLink>
    );
  }
  if (plan.priceCents > 0) {
    return (
      <ButtonLink look={plan.popular ? 'accent' : 'secondary'} className="btn--block" to="/pricing">
        Compare plans
      </ButtonLink>
    );
  }
  return registration === 'off' ? null : (
    <ButtonLink className="btn--block" to="/register">
      Get Started Free
    </ButtonLink>
  );
}
