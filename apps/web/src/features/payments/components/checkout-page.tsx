import type { PaidPlanType } from '@curbcut/model/plans';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { usePageMeta } from '../../../lib/use-page-meta.ts';
import type { LoginState } from '../../../entities/account/return-path.ts';
import { useAuth } from '../../../entities/account/use-auth.ts';
import { usePlanCards } from '../../../entities/plan/api/use-plan-cards.ts';
import { PricingLoading } from '../../../entities/plan/components/pricing-loading.tsx';
import { checkoutPath, planWord } from '../../../entities/plan/plan-choice.ts';
import { usePaymentIntent } from '../api/use-payment-intent.ts';
import { evaluateCheckout } from '../checkout-state.ts';
import { useLeaveStripe } from '../use-leave-stripe.ts';
import { CheckoutProblem } from './checkout-problem.tsx';
import { CardCheckout } from './card-checkout.tsx';
import { CreditCheckout } from './credit-checkout.tsx';
import { PaidByCredit } from './paid-by-credit.tsx';
import { SupportContact } from './support-contact.tsx';
import { UpgradeCheckout } from './upgrade-checkout.tsx';

/** The checkout of one plan. */
export function CheckoutPage({ planType }: { planType: PaidPlanType }) {
  usePageMeta({ title: 'Complete Your Subscription - Curbcut', robots: 'noindex' });
  useFreshAfterReturn();
  useLeaveStripe();
  const title = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isFirstPage = key === 'default';
  useEffect(() => {
    if (!isFirstPage) title.current?.focus();
  }, [isFirstPage]);
  return (
    <div className="stack gap-6">
      <p>
        <ButtonLink look="ghost" className="-ml-3" to="/pricing">
          <ArrowLeft className="icon" aria-hidden="true" />
          All plans
        </ButtonLink>
      </p>
      <div className="stack gap-2">
        <h1 ref={title} tabIndex={-1}>
          Complete Your Subscription
        </h1>
        <p className="lead">You're upgrading to the {planWord(planType)} plan</p>
      </div>
      <CheckoutBody planType={planType} onRecovered={() => title.current?.focus()} />
      <SupportContact />
    </div>
  );
}

interface CheckoutBodyProps {
  planType: PaidPlanType;
  /** The form is there after all; the button that was pressed for it is gone, with the focus. */
  onRecovered: () => void;
}

function CheckoutBody({ planType, onRecovered }: CheckoutBodyProps) {
  const pricing = usePlanCards();
  const { status, user, problem, isEnded, reloadUser } = useAuth();
  const canBegin =
    status === 'signed-in' &&
    pricing.publishableKey !== null &&
    pricing.purchasable.includes(planType);
  const intent = usePaymentIntent(planType, { enabled: canBegin });
  const plan = pricing.plans[planType];
  const state = evaluateCheckout({ planType, pricing, session: { status, problem }, intent });
  const isRetried = useRef(false);
  const isForm = ['payment', 'upgrade', 'credit'].includes(state.kind);
  useEffect(() => {
    if (isForm && isRetried.current) onRecovered();
    if (isForm) isRetried.current = false;
  }, [isForm, onRecovered]);
  const retry = () => {
    isRetried.current = true;
    if (pricing.error) pricing.retry();
    else if (problem) reloadUser().catch(() => undefined);
    else void intent.refetch();
  };
  switch (state.kind) {
    case 'loading':
    case 'preparing':
      return <PricingLoading />;
    case 'sign-in': {
      const back: LoginState = { from: checkoutPath(planType), ended: isEnded };
      return <Navigate to="/login" replace state={back} />;
    }
    case 'credit':
      return <CreditCheckout planType={planType} plan={plan} email={user?.email ?? ''} />;
    case 'paid':
      return <PaidByCredit />;
    case 'payment':
      return (
        <CardCheckout
          plan={plan}
          clientSecret={state.clientSecret}
          dueCents={state.dueCents}
          publishableKey={pricing.publishableKey ?? ''}
          email={user?.email ?? ''}
        />
      );
    case 'upgrade':
      return (
        <UpgradeCheckout
          planType={planType}
          plan={plan}
          dueCents={state.dueCents}
          open={state.open}
          publishableKey={pricing.publishableKey ?? ''}
          email={user?.email ?? ''}
        />
      );
    default:
      return (
        <CheckoutProblem
          problem={state}
          isRetrying={pricing.isRetrying || intent.isFetching}
          onRetry={retry}
        />
      );
  }
}

/** Back from the payment provider's pages, a browser may show this one as it was left, waiting for an answer. */
function useFreshAfterReturn(): void {
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    window.addEventListener('pageshow', reload);
    return () => window.removeEventListener('pageshow', reload);
  }, []);
}
