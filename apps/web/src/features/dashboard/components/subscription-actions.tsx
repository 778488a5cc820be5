import { useMutation } from '@tanstack/react-query';
import { ExternalLink, RefreshCw } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { showToast } from '../../../lib/toast-queue.ts';
import { useAuth } from '../../accounts/use-auth.ts';
import { openBillingPortal } from '../api/open-billing-portal.ts';
import { syncSubscription } from '../api/sync-subscription.ts';
import { portalFailure, syncFailure, syncMessages } from '../billing-messages.ts';
import { useRefreshScans } from '../api/use-refresh-scans.ts';

/** Shown only where the server can take payments. */
export function SubscriptionActions() {
  const { reloadUser } = useAuth();
  const refresh = useRefreshScans();
  const portal = useMutation({
    mutationFn: openBillingPortal,
    onError: (error) => showToast('error', portalFailure(error)),
  });
  const sync = useMutation({
    mutationFn: async () => {
      await syncSubscription();
      await reloadUser();
    },
    onSuccess: () => {
      showToast('success', syncMessages.done);
      refresh();
    },
    onError: (error) => showToast('error', syncFailure(error)),
  });
  return (
    <div className="row">
      <Button className="grow" isPending={portal.isPending} onPress={() => portal.mutate()}>
        Billing portal
        <span className="sr-only"> (opens in a new tab)</span>
        <ExternalLink className="icon icon--sm" aria-hidden="true" />
      </Button>
      <Button className="grow" isPending={sync.isPending} onPress={() => sync.mutate()}>
        <RefreshCw className={`icon ${sync.isPending ? 'spin' : ''}`} aria-hidden="true" />
        {sync.isPending ? 'Syncing...' : 'Sync'}
      </Button>
    </div>
  );
}
