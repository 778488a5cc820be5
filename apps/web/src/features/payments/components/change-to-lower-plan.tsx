import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { FormDialog } from '../../../components/ui/form-dialog.tsx';
import { formatMoney } from '../../../lib/format-money.ts';
import { formatLocalDate } from '../../../lib/format.ts';
import { showToast } from '../../../lib/toast-queue.ts';
import { usePlanCards } from '../../pricing/api/use-plan-cards.ts';
import { planWord } from '../../pricing/plan-choice.ts';
import { changePlan } from '../api/payment-calls.ts';
import { useResumeSubscription } from '../api/use-resume-subscription.ts';
import { usePlanRefresh } from '../api/use-plan-refresh.ts';
import type { Subscription } from '../api/use-subscription.ts';
import { changeFailure } from '../payment-failure.ts';

/** From the highest plan to the one below it, with the next period; and back, until then. */
export function ChangeToLowerPlan({ subscription }: { subscription: Subscription }) {
  const [isAsking, setAsking] = useState(false);
  const resume = useResumeSubscription();
  const { plans, purchasable } = usePlanCards();
  const canChange =
    subscription.type === 'enterprise' &&
    subscription.granted_by === 'payments' &&
    subscription.status === 'active' &&
    !subscription.cancel_at_period_end &&
    purchasable.includes('pro');
  if (!canChange) return null;
  const isChanging = subscription.next_plan === 'pro';
  return (
    <>
      <Button
        className="btn--block"
        isPending={resume.isPending}
        onPress={() => (isChanging ? resume.mutate() : setAsking(true))}
      >
        {isChanging ? `Keep ${planWord('enterprise')}` : `Change to ${planWord('pro')}`}
      </Button>
      {isAsking && (
        <ConfirmChange
          subscription={subscription}
          priceCents={plans.pro.price ?? 0}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface ConfirmChangeProps {
  subscription: Subscription;
  priceCents: number;
  onClose: () => void;
}

function ConfirmChange({ subscription, priceCents, onClose }: ConfirmChangeProps) {
  const refresh = usePlanRefresh();
  const change = useMutation({
    mutationFn: async () => {
      const { message } = await changePlan('pro');
      await refresh();
      return message;
    },
    onSuccess: (message) => {
      showToast('success', message, { durationMs: 4_000 });
      onClose();
    },
    onError: (error) => showToast('error', changeFailure(error)),
  });
  const end = subscription.current_period_end;
  return (
    <FormDialog
      title={`Change to ${planWord('pro')}?`}
      role="alertdialog"
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending) change.mutate();
      }}
    >
      <div className="dialog__body stack">
        <p>
          You keep {planWord(subscription.type)}{' '}
          {end === null ? 'to the end of the paid period' : `until ${formatLocalDate(end)}`}. From
          then on Pro is charged, {formatMoney(priceCents)} a month.
        </p>
      </div>
      <div className="dialog__foot">
        <Button onPress={onClose}>Keep the plan</Button>
        <Button type="submit" look="primary" isPending={change.isPending}>
          {change.isPending ? 'Changing...' : 'Change the plan'}
        </Button>
      </div>
    </FormDialog>
  );
}
