import type { SubscriptionStatus, User } from '@curbcut/contracts';

/** What became of a payment. `none`: the account has no paid plan, and nothing is under way. */
export type PaymentResult = 'succeeded' | 'processing' | 'unfinished' | 'failed' | 'none';

interface Facts {
  /** What the payment provider wrote into the return address; null: nothing. Anybody can write it: only bad news counts. */
  redirectStatus: string | null;
  /** As the server has it; null: it could not be asked. */
  subscription: Pick<SubscriptionStatus['subscription'], 'type' | 'payment_pending'> | null;
  /** As the profile has it. */
  user: Pick<User, 'subscription_type'>;
}

/** The server's word decides; an address alone never makes a payment succeed. */
export function judgePayment({ redirectStatus, subscription, user }: Facts): PaymentResult {
  if (redirectStatus === 'failed' || redirectStatus === 'canceled') return 'failed';
  if (redirectStatus === 'requires_payment_method') return 'failed';
  const plan = subscription?.type ?? user.subscription_type;
  if (redirectStatus === 'processing') return plan === 'free' ? 'processing' : 'succeeded';
  if (subscription?.payment_pending) return 'unfinished';
  return plan === 'free' ? 'none' : 'succeeded';
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
    text: 'Your bank has not answered yet. Your plan changes as soon as it does; refresh in a moment.',
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
};
