import type { PlanType } from '@curbcut/model/plans';
import type { User } from '@curbcut/wire/account';
import { BadgeCheck } from 'lucide-react';
import { useDashboardStats } from '../api/use-dashboard-stats.ts';
import { monthlyLimit } from '../stat-cards.ts';

const badges: Record<PlanType, string> = {
  free: 'Free Plan',
  pro: 'Pro Plan',
  enterprise: 'Enterprise Plan',
};

export function Greeting({ user }: { user: User }) {
  const { data } = useDashboardStats();
  const isNew = data?.stats.total_scans === 0;
  return (
    <div className="row items-end justify-between">
      <div className="stack gap-2">
        <h1>
          {isNew ? 'Welcome' : 'Welcome back'}, {user.name || 'User'}
        </h1>
        {isNew && <p className="text-lg text-muted">Three steps. The first takes half a minute.</p>}
      </div>
      <p className="row gap-2">
        <span className="badge badge--plan">
          <BadgeCheck className="icon" aria-hidden="true" />
          {badges[user.subscription_type]}
        </span>
        <span className="text-muted">{monthlyLimit(user.max_scans_per_month)}</span>
      </p>
    </div>
  );
}
