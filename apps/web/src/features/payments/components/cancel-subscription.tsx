import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button.tsx';
import { FormDialog } from '../../../components/ui/form-dialog.tsx';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import { formatLocalDate } from '../../../lib/format.ts';
import { showToast } from '../../../lib/toast-queue.ts';
import { planWord } from '../../pricing/plan-choice.ts';
import { cancelSubscription } from '../api/payment-calls.ts';
import { usePlanRefresh } from '../api/use-plan-refresh.ts';
import type { Subscription } from '../api/use-subscription.ts';
import { staysWithout } from '../subscription-notice.ts';

interface CancelSubscriptionProps {
  subscription: Subscription;
  onClose: () => void;
}

/** Asks before the subscription is set to end, and says what that means. */
export function CancelSubscription({ subscription, onClose }: CancelSubscriptionProps) {
  const refresh = usePlanRefresh();
  const cancel = useMutation({
    mutationFn: async () => {
      const { message } = await cancelSubscription();
      await refresh();
      return message;
    },
    onSuccess: (message) => {
      showToast('success', message, { durationMs: 4_000 });
      onClose();
    },
    onError: (error) =>
      showToast('error', failureSentence(error, 'The subscription could not be canceled.')),
  });
  const plan = planWord(subscription.type);
  const end = subscription.current_period_end;
  const isOverdue = subscription.status === 'past_due';
  const isKept = staysWithout(subscription);
  return (
    <FormDialog
      title="Cancel your subscription?"
      role="alertdialog"
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!cancel.isPending) cancel.mutate();
      }}
    >
      <div className="dialog__body stack">
        {isOverdue || end === null ? (
          <p>
            Its last payment was not made, so {isKept ? 'it' : `the ${plan} plan`} ends at once.
          </p>
        ) : (
          <p>
            {isKept ? 'It goes on' : `You keep the ${plan} plan`} until {formatLocalDate(end)}.
            Nothing more is charged, and until then you can resume it.
          </p>
        )}
        {isKept ? (
          <p className="text-muted">Your {plan} plan stays: the account has it without paying.</p>
        ) : (
          <p className="text-muted">
            After that the account goes on without it. Your scans stay as long as the new plan keeps
            them; schedules beyond it are paused, not deleted.
          </p>
        )}
      </div>
      <div className="dialog__foot">
        <Button onPress={onClose}>Keep the plan</Button>
        <Button type="submit" look="danger" isPending={cancel.isPending}>
          {cancel.isPending ? 'Canceling...' : 'Cancel subscription'}
        </Button>
      </div>
    </FormDialog>
  );
}
