import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { useDelayed } from '../../../lib/use-now.ts';
import { useAuth } from '../../../entities/account/use-auth.ts';
import {
  useSubscription,
  type Subscription,
} from '../../../entities/subscription/api/use-subscription.ts';
import { usePlanCards } from '../../../entities/plan/api/use-plan-cards.ts';
import { planAction } from '../plan-action.ts';
import { askForPlanPath } from '../../../entities/plan/plan-choice.ts';
import { PlanCardView } from './plan-card-view.tsx';
import { SubscriptionNoticeView } from '../../../entities/subscription/components/subscription-notice-view.tsx';
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
  const { data, error } = useSubscription({ enabled: user !== null });
  const subscription = data ?? (error === null ? null : 'unknown');
  const held = user?.subscription_type ?? null;
  const payment = held === null || held === 'free' ? 'paid' : paymentOf(subscription);
  const shop = {
    held,
    isGiven: payment === 'given',
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
      {user !== null && data && <SubscriptionNoticeView subscription={data} place="plans" />}
      <ul className="plans">
        {[free, pro, enterprise].map((plan) => (
          <PlanCardView
            key={plan.type}
            plan={plan}
            action={planAction({ ...shop, plan })}
            payment={plan.type === held ? payment : 'paid'}
          />
        ))}
      </ul>
      {!takesPayments && (
        <p className="text-muted">
          This server takes no card payments: the operator of this service gives accounts their
          plan. <Link to={askForPlanPath}>Ask for another one</Link>.
        </p>
      )}
      <PlanQuestions plans={pricing.plans} takesPayments={takesPayments} />
    </div>
  );
}

/** `unknown`: the server did not say, so that the price of the plan stands. */
function paymentOf(subscription: Subscription | 'unknown' | null): 'paid' | 'given' | 'awaited' {
  if (subscription === null) return 'awaited';
  return subscription !== 'unknown' && subscription.granted_by === 'operator' ? 'given' : 'paid';
}
