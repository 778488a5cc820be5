import { planCatalogue } from '@curbcut/model/plans';
import { type User } from '@curbcut/wire/account';
import type { ComponentType } from 'react';
import { AdvancedAnalytics } from './advanced-analytics.tsx';
import { QuickScan } from './quick-scan.tsx';
import { RecentScans } from './recent-scans.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

interface OverviewTabProps {
  user: User;
  ScheduleCard: ComponentType<{ user: User }>;
}

export function OverviewTab({ user, ScheduleCard }: OverviewTabProps) {
  return (
    <div className="dash">
      <div className="stack gap-6">
        <QuickScan />
        <RecentScans />
        {planCatalogue[user.subscription_type].analytics && <AdvancedAnalytics />}
      </div>
      <div className="stack gap-6">
        <SubscriptionCard user={user} />
        <ScheduleCard user={user} />
      </div>
    </div>
  );
}
