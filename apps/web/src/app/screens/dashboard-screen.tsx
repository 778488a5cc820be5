import { DashboardPage } from '../../features/dashboard/components/dashboard-page.tsx';
import type { DashboardParts } from '../../features/dashboard/components/dashboard-parts.ts';
import { ScheduleWebsite } from '../../features/schedules/components/schedule-website.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';

/** Scripts that are loaded when the tab is opened. */
const laterTabs: Omit<DashboardParts, 'ScheduleWebsite'> = {
  ScheduledScansTab: lazyPart(async () => {
    const tab = await import('../../features/schedules/components/scheduled-scans-tab.tsx');
    return tab.ScheduledScansTab;
  }),
  TrendsTab: lazyPart(async () => {
    const tab = await import('../../features/trends/components/trends-tab.tsx');
    return tab.TrendsTab;
  }),
  BusinessReportsTab: lazyPart(async () => {
    const tab = await import('../../features/reports/components/business-reports-tab.tsx');
    return tab.BusinessReportsTab;
  }),
};

/** `/dashboard` with what the other features show there. */
export function DashboardScreen() {
  return <DashboardPage ScheduleWebsite={ScheduleWebsite} {...laterTabs} />;
}
