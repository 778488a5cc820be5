import type { PlanCard } from '@curbcut/wire/plans';
import { Elements } from '@stripe/react-stripe-js';
import type { StripeElementsOptions } from '@stripe/stripe-js';
import { useEffect, useMemo, useRef } from 'react';
import { LoadFailure } from '../../../components/ui/load-failure.tsx';
import { useStripe } from '../api/use-stripe.ts';
import { payLabel } from '../pay-label.ts';
import { formatMoney } from '../../../lib/format-money.ts';
import { paymentFormMessages } from '../../../entities/subscription/payment-failure.ts';
import { useStripeAppearance } from '../use-stripe-appearance.ts';
import { CardForm, type UnpaidUpgrade } from './card-form.tsx';
import { OrderSummary } from './order-summary.tsx';

interface CardCheckoutProps {
  plan: PlanCard;
  clientSecret: string;
  dueCents: number;
  publishableKey: string;
  /** Where the receipt goes. */
  email: string;
  nextPayment?: string | null;
  /** Of an upgrade that the known card has not paid. */
  upgrade?: UnpaidUpgrade;
}

/** The payment provider's fields on the left, what is bought on the right. */
export function CardCheckout(props: CardCheckoutProps) {
  const { plan, clientSecret, dueCents, publishableKey, email, upgrade } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (upgrade?.takesFocus) title.current?.focus();
  }, [upgrade?.takesFocus]);
  const stripe = useStripe(publishableKey);
  const appearance = useStripeAppearance();
  const options = useMemo<StripeElementsOptions>(
    () => ({ clientSecret, appearance, loader: 'auto' }),
    [clientSecret, appearance],
  );
  return (
    <div className="dash">
      <section className="card card--roomy stack gap-6" aria-labelledby="card-form">
        <h2 ref={title} tabIndex={-1} id="card-form">
          {upgrade ? `Pay ${formatMoney(dueCents)}` : 'Card'}
        </h2>
        {stripe.error ? (
          <LoadFailure
            message={paymentFormMessages.loading}
            onRetry={() => void stripe.refetch()}
            isRetrying={stripe.isFetching}
          >
            The payment provider’s script did not arrive. A blocker in the browser may hold it back.
          </LoadFailure>
        ) : (
          <Elements key={clientSecret} stripe={stripe.data ?? null} options={options}>
            <CardForm label={payLabel(plan, dueCents)} email={email} upgrade={upgrade} />
          </Elements>
        )}
      </section>
      <OrderSummary plan={plan} dueCents={dueCents} nextPayment={props.nextPayment ?? null} />
    </div>
  );
}
