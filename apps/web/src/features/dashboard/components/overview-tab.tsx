import { planCatalogue } from '@curbcut/model/plans';
import { type User } from '@curbcut/wire/account';
import { useDashboardStats } from '../api/use-dashboard-stats.ts';
import { AdvancedAnalytics } from './advanced-analytics.tsx';
import type { DashboardParts } from './dashboard-parts.ts';
import { ScanStart } from './scan-start.tsx';
import { RecentScans } from './recent-scans.tsx';
import { SampleResult } from './sample-result.tsx';
import { StatCards } from './stat-cards.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { Websites } from './websites.tsx';

interface OverviewTabProps {
  user: User;
  ScheduleWebsite: DashboardParts['ScheduleWebsite'];
}

export function OverviewTab({ user, ScheduleWebsite }: OverviewTabProps) {
  const { data } = useDashboardStats();
  const isNew = data?.stats.total_scans === 0;
  const hasAnalytics = planCatalogue[user.subscription_type].analytics;
  return (
    <div className="stack gap-8">
      <div className="stack gap-5">
        <ScanStart user={user} isNew={isNew} />
        <StatCards />
      </div>
      {isNew && <SampleResult />}
      <Websites user={user} ScheduleWebsite={ScheduleWebsite} />
      <div className="dash dash--open">
        <RecentScans />
        <SubscriptionCard user={user} />
      </div>
      {hasAnalytics && !isNew && <AdvancedAnalytics />}
    </div>
  );
}
