import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useRef, useState } from 'react';
import {
  confirmFailure,
  paymentFormMessages,
  type ProviderError,
} from '../../entities/subscription/payment-failure.ts';

type Confirm = Pick<Stripe, 'confirmPayment'>;

interface Payment {
  /** Null until the fields are there. */
  provider: { stripe: Confirm; elements: StripeElements } | null;
  email: string;
}

export interface PaymentConfirmation {
  isPending: boolean;
  /** A sentence for people. */
  failure: string | null;
  /** Counts the presses. */
  attempt: number;
  confirm(): Promise<void>;
}

/** Pays what is open. Whoever has paid leaves for the success page; a second press while one runs does nothing. */
export function useConfirmPayment({ provider, email }: Payment): PaymentConfirmation {
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const confirm = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setAttempt((count) => count + 1);
    setFailure(null);
    setPending(true);
    try {
      setFailure(await confirmPayment({ provider, email }));
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };
  return { isPending, failure, attempt, confirm };
}

/** What to say: a confirmation that succeeds leaves the page and never resolves. */
export async function confirmPayment({ provider, email }: Payment): Promise<string> {
  if (!provider) return paymentFormMessages.loading;
  const { stripe, elements } = provider;
  let error: ProviderError;
  try {
    ({ error } = await stripe.confirmPayment({
      elements,
      confirmParams: {
        return_url: `${location.origin}/payment-success`,
        ...(email === '' ? {} : { receipt_email: email }),
      },
    }));
  } catch {
    return paymentFormMessages.failed;
  }
  return confirmFailure(error);
}
