import type { PaidPlanType, PlanCard } from '@curbcut/contracts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { formatMoney } from '../../../lib/format-money.ts';
import { changePlan } from '../api/payment-calls.ts';
import { usePlanRefresh } from '../api/use-plan-refresh.ts';
import { useSubscription } from '../api/use-subscription.ts';
import { changeFailure } from '../payment-failure.ts';
import { CardCheckout } from './card-checkout.tsx';
import { OrderSummary } from './order-summary.tsx';

interface UpgradeCheckoutProps {
  planType: PaidPlanType;
  plan: PlanCard;
  dueCents: number;
  publishableKey: string;
  email: string;
}

/** For somebody who pays already: the known card is charged, and nothing has to be typed. */
export function UpgradeCheckout(props: UpgradeCheckoutProps) {
  const { planType, plan, dueCents, publishableKey, email } = props;
  const navigate = useNavigate();
  const refresh = usePlanRefresh();
  const { data: subscription } = useSubscription();
  const change = useMutation({
    mutationFn: () => changePlan(planType),
    onSuccess: async ({ outcome }) => {
      if (outcome === 'requires-payment') return;
      // The next page asks again.
      await refresh().catch(() => undefined);
      void navigate('/payment-success');
    },
  });
  const nextPayment = subscription?.current_period_end ?? null;
  if (change.data?.outcome === 'requires-payment' && change.data.client_secret !== null) {
    return (
      <CardCheckout
        plan={plan}
        clientSecret={change.data.client_secret}
        dueCents={dueCents}
        publishableKey={publishableKey}
        email={email}
        reason={change.data.message}
        nextPayment={nextPayment}
      />
    );
  }
  return (
    <div className="dash">
      <form
        method="post"
        className="card card--roomy stack gap-6"
        aria-labelledby="upgrade-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!change.isPending) change.mutate();
        }}
      >
        <h2 id="upgrade-form">Confirm the upgrade</h2>
        <p>
          {plan.name} begins at once. The card of your subscription is charged{' '}
          <strong>{formatMoney(dueCents)}</strong> now: the difference for the rest of the paid
          period.
        </p>
        {change.error && (
          <Notice kind="error" role="alert">
            <p>{changeFailure(change.error)}</p>
          </Notice>
        )}
        <div className="row">
          <SubmitButton
            className="btn--lg grow"
            isPending={change.isPending}
            pendingLabel="Processing payment..."
          >
            Pay {formatMoney(dueCents)} now
          </SubmitButton>
          <ButtonLink className="btn--lg" to="/pricing">
            Cancel
          </ButtonLink>
        </div>
        <p className="text-sm text-muted anywhere">Receipt goes to {email}. Cancel anytime.</p>
      </form>
      <OrderSummary plan={plan} dueCents={dueCents} nextPayment={nextPayment} />
    </div>
  );
}
