import { Suspense, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useNavigate, useSearchParams } from 'react-router';
import { RowSkeleton } from '../../../components/ui/row-skeleton.tsx';
import { SelectField } from '../../../components/ui/select-field.tsx';
import { PartBoundary } from '../../../components/ui/part-boundary.tsx';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { dashboardTabs, readTab, tabUrl, type DashboardTab } from '../../../lib/dashboard-tab.ts';
import { DraftsContext } from '../../../lib/use-draft.ts';
import type { DashboardParts, PartProps } from './dashboard-parts.ts';
import { OverviewTab } from './overview-tab.tsx';

/** The tab is in the URL: back and reload work. Small screens choose it from a list. */
export function DashboardTabs({ user, ScheduleWebsite, ...parts }: PartProps & DashboardParts) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [drafts] = useState(() => new Map<string, unknown>());
  const tab = readTab(search);
  const open = (next: DashboardTab) => {
    if (next !== tab) void navigate(tabUrl(search, next));
  };
  return (
    <Tabs
      className="stack gap-6"
      selectedKey={tab}
      onSelectionChange={(key) => open(readTab(new URLSearchParams({ tab: String(key) })))}
    >
      <SelectField
        className="tabselect"
        label="Section"
        value={tab}
        onChange={open}
        options={dashboardTabs}
      />
      <TabList className="tabs" aria-label="Dashboard sections">
        {dashboardTabs.map(({ id, label }) => (
          <Tab key={id} id={id} className="tab">
            {label}
          </Tab>
        ))}
      </TabList>
      <DraftsContext value={drafts}>
        {dashboardTabs.map(({ id }) => (
          <TabPanel key={id} id={id} className="tabpanel">
            <PartBoundary>
              <Suspense fallback={<RowSkeleton label="Loading..." />}>
                {id === 'overview' && <OverviewTab user={user} ScheduleWebsite={ScheduleWebsite} />}
                {id === 'scans' && <ScanHistoryTab user={user} />}
                {id === 'schedules' && <parts.ScheduledScansTab user={user} />}
                {id === 'trends' && <parts.TrendsTab user={user} />}
                {id === 'reports' && <parts.BusinessReportsTab user={user} />}
              </Suspense>
            </PartBoundary>
          </TabPanel>
        ))}
      </DraftsContext>
    </Tabs>
  );
}

const ScanHistoryTab = lazyPart<PartProps>(async () => {
  const tab = await import('./scan-history-tab.tsx');
  return tab.ScanHistoryTab;
});
