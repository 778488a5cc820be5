import type { User } from '@curbcut/wire/account';
import { Check, CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { formatPrice } from '../../../lib/format-money.ts';
import { amount, formatLocalDate } from '../../../lib/format.ts';
import { useSchedules } from '../../../entities/schedule/api/use-schedules.ts';
import {
  useSubscription,
  type Subscription,
} from '../../../entities/subscription/api/use-subscription.ts';
import { periodOf } from '../../../entities/subscription/period-of.ts';
import { SubscriptionActions } from '../../../entities/subscription/components/subscription-actions.tsx';
import { planWord } from '../../../entities/plan/plan-choice.ts';

const statuses: Record<Subscription['status'], { word: string; look: string; isGood: boolean }> = {
  active: { word: 'Active', look: 'badge--green', isGood: true },
  none: { word: 'Active', look: 'badge--green', isGood: true },
  past_due: { word: 'Payment overdue', look: 'badge--red', isGood: false },
  canceled: { word: 'Canceled', look: 'badge--yellow', isGood: false },
};

/** What the account has. Only for display: without an answer the profile's own figures stand. */
export function SubscriptionCard({ user }: { user: User }) {
  const { data } = useSubscription();
  const schedules = useSchedules();
  const period = data ? periodOf(data) : null;
  const status = statuses[data?.status ?? 'none'];
  const Icon = status.isGood ? Check : CircleAlert;
  const used = schedules.data?.schedules.length ?? user.current_scheduled_scans;
  return (
    <section className="stack" aria-labelledby="subscription-status">
      <div className="h2line">
        <h2 id="subscription-status">Subscription Status</h2>
        <span className={`badge ${status.look}`}>
          <Icon className="icon" aria-hidden="true" />
          {status.word}
        </span>
      </div>
      <dl className="pairs">
        <div>
          <dt>Plan</dt>
          <dd>{data ? planAndPrice(data) : planWord(user.subscription_type)}</dd>
        </div>
        {period && (
          <div>
            <dt>{period.name}</dt>
            <dd>{formatLocalDate(period.day)}</dd>
          </div>
        )}
        <div>
          <dt>Scheduled scans</dt>
          <dd>
            {user.max_scheduled_scans === 0
              ? 'Not in your plan'
              : `${amount(used)} of ${user.max_scheduled_scans < 0 ? 'unlimited' : amount(user.max_scheduled_scans)}`}
          </dd>
        </div>
      </dl>
      {data?.payments_configured && <SubscriptionActions subscription={data} />}
      {data && !data.payments_configured && (
        <p className="text-sm text-muted">
          This server takes no payments: the operator of this service gives accounts their plan.{' '}
          <Link to="/pricing">Compare the plans</Link>
        </p>
      )}
    </section>
  );
}

function planAndPrice({ plan_name: name, price, granted_by: by }: Subscription): string {
  if (by === 'operator') return `${name}, given to you at no charge`;
  if (price === null) return name;
  return price === 0 ? `${name}, $0` : `${name}, ${formatPrice(price)}/month`;
}
