import { useEffect, useRef } from 'react';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { useDelayed } from '../../../lib/use-now.ts';
import { useAuth } from '../../accounts/use-auth.ts';
import { usePlanCards } from '../api/use-plan-cards.ts';
import { planAction } from '../plan-action.ts';
import { PlanCardView } from './plan-card-view.tsx';
import { PlanQuestions } from './plan-questions.tsx';

const loadingDelayMs = 300;

interface PlanListProps {
  /** The list replaces the checkout that had the focus. */
  takesFocus: boolean;
}

/** All plans. They are known before the server is asked, and stay when it does not answer. */
export function PlanList({ takesFocus }: PlanListProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const config = useSiteConfig();
  const { user } = useAuth();
  const pricing = usePlanCards();
  const isSlow = useDelayed(loadingDelayMs) && pricing.isLoading;
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const isKnown = !pricing.isLoading && pricing.error === null;
  const takesPayments = isKnown ? pricing.publishableKey !== null : config.payments;
  const shop = {
    held: user?.subscription_type ?? null,
    takesPayments,
    purchasable: isKnown ? pricing.purchasable : (['pro', 'enterprise'] as const),
    canRegister: config.registration !== 'off' && user === null,
  };
  const { free, pro, enterprise } = pricing.plans;
  return (
    <div className="stack gap-10">
      <div className="stack gap-3">
        <h1 ref={title} tabIndex={-1} className="text-3xl">
          Choose Your Plan
        </h1>
        <p className="lead">
          Start free, upgrade when you need schedules and scans of whole sites. Or host Curbcut
          yourself: the code is open.
        </p>
        <output className="plans__loading">{isSlow && 'Loading pricing information...'}</output>
      </div>
      <ul className="plans">
        {[free, pro, enterprise].map((plan) => (
          <PlanCardView key={plan.type} plan={plan} action={planAction({ ...shop, plan })} />
        ))}
      </ul>
      <PlanQuestions plans={pricing.plans} takesPayments={takesPayments} />
    </div>
  );
}
