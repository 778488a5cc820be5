import type { User } from '@curbcut/contracts';
import { ButtonLink } from '../../../../components/ui/button.tsx';
import { formatLocalDate } from '../../../../lib/format.ts';
import { useSubscription } from '../../../dashboard/api/use-subscription.ts';
import { usePlanCards } from '../../../pricing/api/use-plan-cards.ts';
import { SettingsCard } from './settings-card.tsx';

/** The plan with what is used of it. Only for information: what cannot be loaded is left out. */
export function PlanSettings({ user }: { user: User }) {
  const { plans } = usePlanCards();
  const { data: subscription } = useSubscription();
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
          value={`${user.current_scheduled_scans} of ${limitText(user.max_scheduled_scans)}`}
        />
        <Fact name="Pages per scan" value={limitText(user.max_pages_per_scan)} />
        {subscription?.current_period_end && (
          <Fact
            name={subscription.cancel_at_period_end ? 'Ends on' : 'Renews on'}
            value={formatLocalDate(subscription.current_period_end)}
          />
        )}
      </dl>
      <p>
        <ButtonLink className="btn--block" to="/pricing">
          Change plan
        </ButtonLink>
      </p>
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
  return limit < 0 ? 'unlimited' : limit.toLocaleString('en-US');
}
