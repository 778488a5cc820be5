import { useCallback, useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { usePageMeta } from '../../../lib/use-page-meta.ts';
import { useAuth, type Auth } from '../../../entities/account/use-auth.ts';
import { usePaymentResult } from '../api/use-payment-result.ts';
import {
  isCanceledPayment,
  isOpenResult,
  evaluatePayment,
  resultWords,
  type PaymentResult,
} from '../payment-result.ts';
import { useCheckAgain } from '../use-check-again.ts';
import { accountProblemTitle, PaymentAccountProblem, PaymentSignIn } from './payment-sign-in.tsx';
import { PaymentResultView } from './payment-result-view.tsx';

const secretName = 'payment_intent_client_secret';

/** Where the payment provider sends people back to. The URL says at most that something went wrong. */
export function PaymentSuccessPage() {
  const { status, user, isEnded, problem, reloadUser } = useAuth();
  const { pathname, search } = useLocation();
  const query = useQueryWithoutSecret();
  const redirectStatus = query.get('redirect_status');
  const { data, isRefreshing, refresh, checkAgain } = usePaymentResult(
    query.get('payment_intent'),
    { enabled: user !== null },
  );
  const result = user && data ? evaluatePayment({ redirectStatus, user, ...data }) : null;
  const hasProblem = problem !== null;
  const check = useCallback(
    () => (hasProblem ? reloadUser().catch(() => undefined) : checkAgain()),
    [hasProblem, reloadUser, checkAgain],
  );
  useCheckAgain({ isNeeded: hasProblem || isOpenResult(result), check });
  const title = hasProblem ? accountProblemTitle : titleOf(result, status);
  usePageMeta({ title: `${title} - Curbcut`, robots: 'noindex' });

  if (isCanceledPayment(redirectStatus)) return <Navigate to="/payment-cancel" replace />;
  if (problem) return <PaymentAccountProblem message={problem.message} onRetry={reloadUser} />;
  if (status === 'signed-out') {
    return <PaymentSignIn state={{ from: pathname + search, ended: isEnded }} />;
  }
  return (
    <PaymentResultView
      title={title}
      result={result}
      limit={data?.subscription?.max_scans_per_month ?? user?.max_scans_per_month ?? 0}
      plan={data?.subscription?.type ?? user?.subscription_type ?? 'free'}
      failures={data?.failures ?? []}
      isRefreshing={isRefreshing}
      onRefresh={refresh}
    />
  );
}

/** The provider also sends back what the payment was confirmed with: that is not left in the URL or the history. */
function useQueryWithoutSecret(): URLSearchParams {
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    if (!query.has(secretName)) return;
    const kept = new URLSearchParams(query);
    kept.delete(secretName);
    setQuery(kept, { replace: true });
  }, [query, setQuery]);
  return query;
}

/** Nothing is said of a payment that the server has not been asked about: anybody can write a URL. */
function titleOf(result: PaymentResult | null, session: Auth['status']): string {
  if (session === 'signed-out') return 'Sign in to see your plan';
  if (result === null) return 'Checking Your Payment';
  return result === 'succeeded' ? 'Payment Successful' : resultWords[result].title;
}
