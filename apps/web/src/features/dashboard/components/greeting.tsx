import type { PlanType } from '@curbcut/model/plans';
import type { User } from '@curbcut/wire/account';
import { BadgeCheck } from 'lucide-react';
import { plural } from '../../../lib/format.ts';
import { useDashboardStats } from '../api/use-dashboard-stats.ts';
import { monthlyLimit } from '../stat-cards.ts';

const badges: Record<PlanType, string> = {
  free: 'Free Plan',
  pro: 'Pro Plan',
  enterprise: 'Enterprise Plan',
};

export function Greeting({ user }: { user: User }) {
  const { data } = useDashboardStats();
  return (
    <div className="row items-start justify-between">
      <div className="stack gap-2">
        <h1>Welcome back, {user.name || 'User'}</h1>
        <p className="text-muted">{data ? newsOf(data.stats) : '\u00a0'}</p>
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

function newsOf(stats: { total_scans: number; websites_with_new_issues: number }): string {
  if (stats.total_scans === 0) return 'Scan a page of your website to begin.';
  const count = stats.websites_with_new_issues;
  if (count === 0) return 'No website has new issues in its latest scan.';
  return `${plural(count, 'website')} ${count === 1 ? 'has new issues in its' : 'have new issues in their'} latest scan.`;
}
