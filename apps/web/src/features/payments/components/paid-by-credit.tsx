import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PricingLoading } from '../../../entities/plan/components/pricing-loading.tsx';
import { syncSubscription } from '../../../entities/subscription/api/sync-subscription.ts';
import { usePlanRefresh } from '../../../entities/subscription/api/use-plan-refresh.ts';

/** There was nothing to pay: the plan is there already, and the next page says so. */
export function PaidByCredit() {
  const navigate = useNavigate();
  const refresh = usePlanRefresh();
  useEffect(() => {
    const leave = () => void navigate('/payment-success', { replace: true });
    // The page that follows asks again, and says what could not be asked.
    syncSubscription().then(refresh).then(leave, leave);
  }, [navigate, refresh]);
  return <PricingLoading />;
}
