import type { User } from '@curbcut/wire/account';
import { ButtonLink } from '../../../../components/ui/button.tsx';
import { amount, formatLocalDate } from '../../../../lib/format.ts';
import { useSubscription } from '../../../../entities/subscription/api/use-subscription.ts';
import { usePlanCards } from '../../../../entities/plan/api/use-plan-cards.ts';
import { ChangeToLowerPlan } from '../../../../entities/subscription/components/change-to-lower-plan.tsx';
import { SubscriptionActions } from '../../../../entities/subscription/components/subscription-actions.tsx';
import { periodOf } from '../../../../entities/subscription/period-of.ts';
import { SettingsCard } from './settings-card.tsx';

/** The plan with what is used of it. Only for information: what cannot be loaded is left out. */
export function PlanSettings({ user }: { user: User }) {
  const { plans } = usePlanCards();
  const { data: subscription } = useSubscription();
  const period = subscription ? periodOf(subscription) : null;
  return (
    <SettingsCard title="Plan">
      <p className="text-xl font-bold">{plans[user.subscription_type].name}</p>
      <dl className="setting-rows num">
        <Fact
          name="Scans this month"
          value={
            subscription
              ? `${subscription.scans_this_month} of ${limitText(user.max_scans_per_month)}`
              : limitText(user.max_scans_per_month)
          }
        />
        <Fact
          name="Schedules"
          value={
            user.max_scheduled_scans === 0
              ? 'Not in this plan'
              : `${user.current_scheduled_scans} of ${limitText(user.max_scheduled_scans)}`
          }
        />
        <Fact name="Pages per scan" value={limitText(user.max_pages_per_scan)} />
        {period && <Fact name={period.name} value={formatLocalDate(period.day)} />}
      </dl>
      <p>
        <ButtonLink className="btn--block" to="/pricing">
          Compare the plans
        </ButtonLink>
      </p>
      {subscription?.granted_by === 'operator' && (
        <p className="text-sm text-muted">
          The operator of this service gave you this plan.{' '}
          {subscription.current_period_end === null
            ? 'It costs you nothing here.'
            : 'Your subscription to another plan goes on and is charged until you cancel it.'}
        </p>
      )}
      {subscription && <ChangeToLowerPlan subscription={subscription} />}
      {subscription?.payments_configured && <SubscriptionActions subscription={subscription} />}
    </SettingsCard>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function limitText(limit: number): string {
  return limit < 0 ? 'unlimited' : amount(limit);
}
