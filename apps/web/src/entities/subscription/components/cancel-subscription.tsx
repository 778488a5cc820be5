import { failureSentence } from '../../../lib/failure-sentence.ts';
import { formatLocalDate } from '../../../lib/format.ts';
import { planWord } from '../../plan/plan-choice.ts';
import { cancelSubscription } from '../api/cancel-subscription.ts';
import type { Subscription } from '../api/use-subscription.ts';
import { staysWithout } from '../subscription-notice.ts';
import { ChangeDialog } from './change-dialog.tsx';

interface CancelSubscriptionProps {
  subscription: Subscription;
  onClose: () => void;
}

/** Asks before the subscription is set to end, and says what that means. */
export function CancelSubscription({ subscription, onClose }: CancelSubscriptionProps) {
  const plan = planWord(subscription.type);
  const end = subscription.current_period_end;
  const isOverdue = subscription.status === 'past_due';
  const isKept = staysWithout(subscription);
  return (
    <ChangeDialog
      title="Cancel your subscription?"
      look="danger"
      label="Cancel subscription"
      pendingLabel="Canceling..."
      change={cancelSubscription}
      describeFailure={(error) => failureSentence(error, 'The subscription could not be canceled.')}
      onClose={onClose}
    >
      {isOverdue || end === null ? (
        <p>
          Its last payment was not made, so {isKept ? 'it' : `the ${plan} plan`} ends at once, and
          nothing is owed for it any more.
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
    </ChangeDialog>
  );
}
