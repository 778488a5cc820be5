import type { User } from '@curbcut/wire/account';
import type { SubscriptionStatus } from '@curbcut/wire/plans';

/**
 * What became of a payment. `unchecked`: the payment provider could not be asked, so that nobody knows. `none`: the
 * account has no paid plan, and nothing is under way. `given`: the operator gave the plan, and nobody has paid for it.
 * `unknown`: the payment in the address is none of the account.
 */
export type PaymentResult =
  | 'succeeded'
  | 'processing'
  | 'unchecked'
  | 'unfinished'
  | 'failed'
  | 'none'
  | 'given'
  | 'unknown';

interface Facts {
  /** What the payment provider wrote into the return URL; null: nothing. Anybody can write it: only bad news counts. */
  redirectStatus: string | null;
  /** As the server has it; null: it could not be asked. */
  subscription: Pick<
    SubscriptionStatus['subscription'],
    'type' | 'payment_pending' | 'granted_by'
  > | null;
  /** As the profile has it. */
  user: Pick<User, 'subscription_type'>;
  /** False: what the server has may be older than the payment, as the payment provider did not answer it. */
  isChecked: boolean;
  /** Whether the payment in the address is one of the account; null: none is named, or nobody could be asked. */
  isPaymentFound: boolean | null;
}

/** The server's word decides; a URL alone never makes a payment succeed. */
export function evaluatePayment(facts: Facts): PaymentResult {
  const { redirectStatus, subscription, user, isChecked, isPaymentFound } = facts;
  if (redirectStatus === 'failed') return 'failed';
  if (redirectStatus === 'requires_payment_method') return 'failed';
  const plan = subscription?.type ?? user.subscription_type;
  const isPending = subscription?.payment_pending ?? false;
  if (plan !== 'free' && !isPending) {
    if (subscription && subscription.granted_by !== 'payments') return 'given';
    return isPaymentFound === false ? 'unknown' : 'succeeded';
  }
  if (redirectStatus === 'processing') return 'processing';
  if (!isChecked) return 'unchecked';
  return isPending ? 'unfinished' : 'none';
}

export interface ResultWords {
  title: string;
  text: string;
  canTryAgain: boolean;
}

/** What is said of a payment that did not succeed. */
export const resultWords: Readonly<Record<Exclude<PaymentResult, 'succeeded'>, ResultWords>> = {
  processing: {
    title: 'Payment Processing',
    text: 'Your bank has not answered yet. Your plan changes as soon as it does. This page checks again by itself.',
    canTryAgain: false,
  },
  unchecked: {
    title: 'Payment Not Checked Yet',
    text: 'We could not check your payment yet. If you have paid, there is nothing to do: don’t pay again. Your plan changes as soon as the payment provider answers, and this page checks again by itself.',
    canTryAgain: false,
  },
  unfinished: {
    title: 'Payment Not Completed',
    text: 'Your payment is not finished, and your plan has not changed. Try again, or refresh if you have just paid.',
    canTryAgain: true,
  },
  failed: {
    title: 'Payment Failed',
    text: 'The payment did not go through, and your plan has not changed. You can try again with the same card or with another one.',
    canTryAgain: true,
  },
  none: {
    title: 'Payment Not Found',
    text: 'Your account has no paid plan. If you have just paid, refresh in a moment.',
    canTryAgain: true,
  },
  given: {
    title: 'No Payment Needed',
    text: 'The operator of this service gave your account its plan: nobody has paid for it, and nothing is to be paid.',
    canTryAgain: false,
  },
  unknown: {
    title: 'Payment Not Found',
    text: 'The payment that this address names is none of your account, and has changed nothing. The plan that your account pays for is in force.',
    canTryAgain: false,
  },
};

/** Whether time alone brings another result. */
export function isOpenResult(result: PaymentResult | null): boolean {
  return result === 'unchecked' || result === 'processing';
}

/** Whether the person gave the payment up at the payment provider or at their bank. */
export function isCanceledPayment(redirectStatus: string | null): boolean {
  return redirectStatus === 'canceled' || redirectStatus === 'cancelled';
}
