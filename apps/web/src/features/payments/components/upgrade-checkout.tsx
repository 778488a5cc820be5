import type { PaidPlanType } from '@curbcut/model/plans';
import type { PlanCard } from '@curbcut/wire/plans';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { formatMoney } from '../../../lib/format-money.ts';
import { changePlan, type ChangedPlan } from '../../../entities/subscription/api/change-plan.ts';
import { resumeSubscription } from '../../../entities/subscription/api/resume-subscription.ts';
import { usePlanRefresh } from '../../../entities/subscription/api/use-plan-refresh.ts';
import { useSubscription } from '../../../entities/subscription/api/use-subscription.ts';
import type { OpenPayment } from '../checkout-state.ts';
import { CardCheckout } from './card-checkout.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { OrderSummary } from './order-summary.tsx';

interface UpgradeCheckoutProps {
  planType: PaidPlanType;
  plan: PlanCard;
  dueCents: number;
  /** Its card was refused before, and the invoice waits for another one. */
  open: OpenPayment | null;
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
  const refused = toOpenPayment(change.data);
  const open = refused ?? props.open;
  if (open) {
    return (
      <CardCheckout
        plan={plan}
        clientSecret={open.clientSecret}
        dueCents={change.data && refused ? change.data.amount : dueCents}
        publishableKey={publishableKey}
        email={email}
        nextPayment={nextPayment}
        upgrade={{ reason: open.reason, takesFocus: refused !== null, giveUp: resumeSubscription }}
      />
    );
  }
  return (
    <div className="dash">
      <ConfirmForm
        title="Confirm the upgrade"
        label={`Pay ${formatMoney(dueCents)} now`}
        pendingLabel="Processing payment..."
        email={email}
        mutation={change}
      >
        <p>
          {plan.name} begins at once. The card of your subscription is charged{' '}
          <strong>{formatMoney(dueCents)}</strong> now: the difference for the rest of the paid
          period.
        </p>
      </ConfirmForm>
      <OrderSummary plan={plan} dueCents={dueCents} nextPayment={nextPayment} />
    </div>
  );
}

/** What the known card did not pay. */
function toOpenPayment(change: ChangedPlan | undefined): OpenPayment | null {
  if (change?.outcome !== 'requires-payment' || change.client_secret === null) return null;
  return { clientSecret: change.client_secret, reason: change.message };
}
