import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { LoadFailure } from '../../../components/ui/load-failure.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { paymentFormMessages } from '../../../entities/subscription/payment-failure.ts';
import { useConfirmPayment } from '../use-confirm-payment.ts';
import { GiveUpUpgrade } from './give-up-upgrade.tsx';

export interface UnpaidUpgrade {
  /** Said above the fields. */
  reason: string | null;
  /** The form replaces the button that was pressed, and takes its focus. */
  takesFocus: boolean;
  /** Lets go of what is open, before the person leaves. */
  giveUp: () => Promise<unknown>;
}

interface CardFormProps {
  /** Of the button that pays. */
  label: string;
  email: string;
  upgrade: UnpaidUpgrade | undefined;
}

/** Stands in `Elements`. */
export function CardForm({ label, email, upgrade }: CardFormProps) {
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
      {upgrade && upgrade.reason !== null && (
        <Notice kind="warn" role="alert">
          <p>{upgrade.reason}</p>
        </Notice>
      )}
      <Notice kind="info" icon={Lock}>
        <p>
          The card fields belong to the payment provider. Your card number never reaches Curbcut.
        </p>
      </Notice>
      {fields === 'failed' ? (
        <LoadFailure
          // Said again with each press.
          key={payment.attempt}
          message={paymentFormMessages.loading}
          onRetry={reload}
          isRetrying={false}
        >
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
      {payment.failure !== null && fields !== 'failed' && (
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
          {label}
        </SubmitButton>
        {upgrade ? (
          <GiveUpUpgrade giveUp={upgrade.giveUp} isDisabled={payment.isPending} />
        ) : (
          <ButtonLink className="btn--lg" to="/payment-cancel">
            Cancel
          </ButtonLink>
        )}
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
