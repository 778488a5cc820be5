import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { formatMoney } from '../../../lib/format-money.ts';
import { formatLocalDate } from '../../../lib/format.ts';
import { usePlanCards } from '../../plan/api/use-plan-cards.ts';
import { planWord } from '../../plan/plan-choice.ts';
import { changePlan } from '../api/change-plan.ts';
import { useResumeSubscription } from '../api/use-resume-subscription.ts';
import type { Subscription } from '../api/use-subscription.ts';
import { changeFailure } from '../payment-failure.ts';
import { ChangeDialog } from './change-dialog.tsx';

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
  const end = subscription.current_period_end;
  return (
    <ChangeDialog
      title={`Change to ${planWord('pro')}?`}
      look="primary"
      label="Change the plan"
      pendingLabel="Changing..."
      change={async () => (await changePlan('pro')).message}
      describeFailure={changeFailure}
      onClose={onClose}
    >
      <p>
        You keep {planWord(subscription.type)}{' '}
        {end === null ? 'to the end of the paid period' : `until ${formatLocalDate(end)}`}. From
        then on Pro is charged, {formatMoney(priceCents)} a month.
      </p>
    </ChangeDialog>
  );
}
