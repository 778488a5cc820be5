import { useMutation } from '@tanstack/react-query';
import { ExternalLink, RefreshCw } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { showToast } from '../../../lib/toast-queue.ts';
import { openBillingPortal } from '../api/open-billing-portal.ts';
import { syncSubscription } from '../api/sync-subscription.ts';
import { usePlanRefresh } from '../api/use-plan-refresh.ts';
import type { Subscription } from '../api/use-subscription.ts';
import { portalFailure, syncFailure, syncMessages } from '../billing-messages.ts';
import { EndSubscription } from './end-subscription.tsx';
import { SubscriptionNoticeView } from './subscription-notice-view.tsx';

/** Shown only where the server can take payments. */
export function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  const refresh = usePlanRefresh();
  const portal = useMutation({
    mutationFn: openBillingPortal,
    onError: (error) => showToast('error', portalFailure(error)),
  });
  const sync = useMutation({
    mutationFn: async () => {
      await syncSubscription();
      await refresh();
    },
    onSuccess: () => showToast('success', syncMessages.done),
    onError: (error) => showToast('error', syncFailure(error)),
  });
  return (
    <div className="stack">
      <SubscriptionNoticeView subscription={subscription} place="actions" />
      <div className="row">
        <Button
          className="grow"
          look={subscription.status === 'past_due' ? 'primary' : 'secondary'}
          isPending={portal.isPending}
          onPress={() => portal.mutate()}
        >
          Billing portal
          <span className="sr-only"> (opens in a new tab)</span>
          <ExternalLink className="icon icon--sm" aria-hidden="true" />
        </Button>
        <Button className="grow" isPending={sync.isPending} onPress={() => sync.mutate()}>
          <RefreshCw className={`icon ${sync.isPending ? 'spin' : ''}`} aria-hidden="true" />
          {sync.isPending ? 'Syncing...' : 'Sync'}
        </Button>
      </div>
      {subscription.current_period_end !== null && <EndSubscription subscription={subscription} />}
    </div>
  );
}
