import type { PaidPlanType } from '@curbcut/model/plans';
import type { PlanCard } from '@curbcut/wire/plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney } from '../../../lib/format-money.ts';
import { formatLocalDate } from '../../../lib/format.ts';
import { createSubscription } from '../api/create-subscription.ts';
import { paymentIntentKey } from '../api/use-payment-intent.ts';
import { nextPaymentDay } from '../next-payment-day.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { OrderSummary } from './order-summary.tsx';

interface CreditCheckoutProps {
  planType: PaidPlanType;
  plan: PlanCard;
  email: string;
}

/** For somebody whose credit covers the first month: it begins when they say so, and not before. */
export function CreditCheckout({ planType, plan, email }: CreditCheckoutProps) {
  const queryClient = useQueryClient();
  const [nextPayment] = useState(() => nextPaymentDay(new Date()).toISOString());
  const begin = useMutation({
    mutationFn: () => createSubscription(planType),
    // The checkout goes on with it: what is left to pay, when the credit was used elsewhere, or that it is paid.
    onSuccess: (answer) => queryClient.setQueryData(paymentIntentKey(planType), answer),
  });
  return (
    <div className="dash">
      <ConfirmForm
        title="Start your subscription"
        label={`Start ${plan.name}`}
        pendingLabel="Starting..."
        email={email}
        mutation={begin}
      >
        <p>
          {plan.name} begins at once. Your credit covers the first month, so{' '}
          <strong>nothing is charged today</strong>.
        </p>
        <p>
          The next payment is {formatMoney(plan.price ?? 0)} on {formatLocalDate(nextPayment)}, less
          what is left of your credit. Add a card in the billing portal before that day, or cancel.
        </p>
      </ConfirmForm>
      <OrderSummary plan={plan} dueCents={0} nextPayment={nextPayment} />
    </div>
  );
}
