import type { PlanCard } from '@curbcut/contracts';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { LoadFailure } from '../../../components/ui/load-failure.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { formatPrice } from '../../../lib/format-money.ts';
import { paymentFormMessages } from '../payment-failure.ts';
import { useConfirmPayment } from '../use-confirm-payment.ts';

interface CardFormProps {
  plan: PlanCard;
  email: string;
  reason: string | null;
}

/** Stands in `Elements`. */
export function CardForm({ plan, email, reason }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [fields, setFields] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const payment = useConfirmPayment({
    provider: stripe && elements && fields === 'ready' ? { stripe, elements } : null,
    email,
  });
  const reload = () => {
    setFields('loading');
    setAttempt(attempt + 1);
  };
  return (
    <form
      method="post"
      className="stack gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void payment.confirm();
      }}
    >
      {reason !== null && (
        <Notice kind="warn" role="alert">
          <p>{reason}</p>
        </Notice>
      )}
      <Notice kind="info" icon={Lock}>
        <p>
          The card fields belong to the payment provider. Your card number never reaches Curbcut.
        </p>
      </Notice>
      {fields === 'failed' ? (
        <LoadFailure message={paymentFormMessages.loading} onRetry={reload} isRetrying={false}>
          The payment provider’s fields did not appear. Nothing was charged.
        </LoadFailure>
      ) : (
        <div className="checkout__fields" aria-busy={fields === 'loading'}>
          {fields === 'loading' && <FieldsSkeleton />}
          <PaymentElement
            key={attempt}
            options={{ layout: 'tabs' }}
            onReady={() => setFields('ready')}
            onLoadError={() => setFields('failed')}
          />
        </div>
      )}
      {payment.failure !== null && (
        <Notice key={payment.attempt} kind="error" role="alert">
          <p>{payment.failure}</p>
        </Notice>
      )}
      <div className="row">
        <SubmitButton
          className="btn--lg grow"
          isPending={payment.isPending}
          pendingLabel="Processing payment..."
        >
          Pay {formatPrice(plan.price ?? 0)}/month
        </SubmitButton>
        <ButtonLink className="btn--lg" to="/pricing">
          Cancel
        </ButtonLink>
      </div>
      <p className="text-sm text-muted anywhere">Receipt goes to {email}. Cancel anytime.</p>
    </form>
  );
}

function FieldsSkeleton() {
  return (
    <>
      <output className="sr-only">Loading the payment fields...</output>
      <span className="skeleton h-40" aria-hidden="true" />
    </>
  );
}
