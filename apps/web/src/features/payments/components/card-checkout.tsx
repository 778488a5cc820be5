import type { PlanCard } from '@curbcut/contracts';
import { Elements } from '@stripe/react-stripe-js';
import type { StripeElementsOptions } from '@stripe/stripe-js';
import { useMemo } from 'react';
import { LoadFailure } from '../../../components/ui/load-failure.tsx';
import { useStripe } from '../api/use-stripe.ts';
import { paymentFormMessages } from '../payment-failure.ts';
import { useStripeAppearance } from '../use-stripe-appearance.ts';
import { CardForm } from './card-form.tsx';
import { OrderSummary } from './order-summary.tsx';

interface CardCheckoutProps {
  plan: PlanCard;
  clientSecret: string;
  dueCents: number;
  publishableKey: string;
  /** Where the receipt goes. */
  email: string;
  /** Said above the fields. */
  reason?: string | null;
  nextPayment?: string | null;
}

/** The payment provider's fields on the left, what is bought on the right. */
export function CardCheckout(props: CardCheckoutProps) {
  const { plan, clientSecret, dueCents, publishableKey, email, reason = null } = props;
  const stripe = useStripe(publishableKey);
  const appearance = useStripeAppearance();
  const options = useMemo<StripeElementsOptions>(
    () => ({ clientSecret, appearance, loader: 'auto' }),
    [clientSecret, appearance],
  );
  return (
    <div className="dash">
      <section className="card card--roomy stack gap-6" aria-labelledby="card-form">
        <h2 id="card-form">Card</h2>
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
            <CardForm plan={plan} email={email} reason={reason} />
          </Elements>
        )}
      </section>
      <OrderSummary plan={plan} dueCents={dueCents} nextPayment={props.nextPayment ?? null} />
    </div>
  );
}
