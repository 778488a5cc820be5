import type { PlanCard } from '@curbcut/contracts';
import { Check, Minus } from 'lucide-react';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { useAuth } from '../../accounts/use-auth.ts';

export function PlanCardView({ plan }: { plan: PlanCard }) {
  return (
    <li className={plan.popular ? 'card plan plan--popular' : 'card plan'}>
      <div className="stack gap-2">
        <div className="row justify-between">
          <h2>{plan.name}</h2>
          {plan.popular && <span className="badge badge--popular">Most Popular</span>}
        </div>
        <p className="text-muted">{plan.description}</p>
      </div>
      <p className="plan__price num">
        {priceOf(plan)}
        {plan.price !== null && plan.price > 0 && <small>/month</small>}
      </p>
      <hr className="border-line" />
      <ul className="ticks">
        {plan.features.map((feature) => (
          <li key={feature}>
            <Check className="icon" aria-hidden="true" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      {plan.limitations.length > 0 && (
        <div className="stack gap-2">
          <h3 className="text-base text-muted">Limitations</h3>
          <ul className="ticks ticks--no text-muted">
            {plan.limitations.map((limitation) => (
              <li key={limitation}>
                <Minus className="icon" aria-hidden="true" />
                <span>{limitation}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="plan__action">
        <PlanAction plan={plan} />
      </div>
    </li>
  );
}

function PlanAction({ plan }: { plan: PlanCard }) {
  const { user } = useAuth();
  if (user?.subscription_type === plan.type) {
    return <p className="text-center font-medium">Your current plan</p>;
  }
  if (plan.price === 0) {
    return user ? null : (
      <ButtonLink className="btn--block" to="/register">
        Get Started Free
      </ButtonLink>
    );
  }
  if (plan.price === null) {
    return (
      <ButtonLink className="btn--block" to="/contact">
        Contact Sales
      </ButtonLink>
    );
  }
  return (
    <div className="stack gap-1 text-sm">
      <strong className="text-base">Payment System Not Configured</strong>
      <p className="text-muted">
        This server takes no card payments. The person who runs it can give your account this plan.
      </p>
    </div>
  );
}

function priceOf({ price }: PlanCard): string {
  return price === null ? 'Custom' : `$${price / 100}`;
}
