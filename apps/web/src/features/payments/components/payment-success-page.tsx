import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { usePageMeta } from '../../../lib/use-page-meta.ts';
import { useAuth } from '../../accounts/use-auth.ts';
import { usePaymentResult } from '../api/use-payment-result.ts';
import { judgePayment, resultWords, type PaymentResult } from '../payment-result.ts';
import { PaymentAccountProblem, PaymentSignIn } from './payment-sign-in.tsx';
import { PaymentResultView } from './payment-result-view.tsx';

const secretName = 'payment_intent_client_secret';

/** Where the payment provider sends people back to. The address says at most that something went wrong. */
export function PaymentSuccessPage() {
  const { status, user, isEnded, problem, reloadUser } = useAuth();
  const { pathname, search } = useLocation();
  const query = useQueryWithoutSecret();
  const redirectStatus = query.get('redirect_status');
  const { data, isFetching, refresh } = usePaymentResult(query.get('payment_intent'), {
    enabled: user !== null,
  });
  const result = user && data ? judgePayment({ redirectStatus, user, ...data }) : null;
  const title = titleOf(result, redirectStatus);
  usePageMeta({ title: `${title} - Curbcut`, robots: 'noindex' });

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
      isRefreshing={isFetching}
      onRefresh={refresh}
    />
  );
}

/** The provider also sends back what the payment was confirmed with: that is not left in the address or the history. */
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

/** Until the server has spoken, what the payment provider said on the way back. */
function titleOf(result: PaymentResult | null, redirectStatus: string | null): string {
  if (result === 'succeeded') return 'Payment Successful';
  if (result !== null) return resultWords[result].title;
  if (redirectStatus === 'failed') return resultWords.failed.title;
  return redirectStatus === 'succeeded' ? 'Payment Successful' : 'Checking Your Payment';
}
