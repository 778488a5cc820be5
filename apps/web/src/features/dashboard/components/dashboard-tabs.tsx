import type { User } from '@curbcut/wire/account';
import { Suspense, useState, type ComponentType } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useNavigate, useSearchParams } from 'react-router';
import { RowSkeleton } from '../../../components/ui/row-skeleton.tsx';
import { SelectField } from '../../../components/ui/select-field.tsx';
import { PartBoundary } from '../../../components/ui/part-boundary.tsx';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { dashboardTabs, readTab, tabAddress, type DashboardTab } from '../dashboard-tab.ts';
import { DraftsContext } from '../use-draft.ts';
import { OverviewTab } from './overview-tab.tsx';

/** The tab is in the address: back and reload work. Small screens choose it from a list. */
export function DashboardTabs({ user }: { user: User }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [drafts] = useState(() => new Map<string, unknown>());
  const tab = readTab(search);
  const open = (next: DashboardTab) => {
    if (next !== tab) void navigate(tabAddress(search, next));
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
                <Panel id={id} user={user} />
              </Suspense>
            </PartBoundary>
          </TabPanel>
        ))}
      </DraftsContext>
    </Tabs>
  );
}

function Panel({ id, user }: { id: DashboardTab; user: User }) {
  if (id === 'overview') return <OverviewTab user={user} />;
  const LaterTab = laterTabs[id];
  return <LaterTab user={user} />;
}

/** Scripts that are loaded when the tab is opened. */
const laterTabs: Record<Exclude<DashboardTab, 'overview'>, ComponentType<{ user: User }>> = {
  scans: lazyPart(async () => {
    const { ScanHistoryTab } = await import('./scan-history-tab.tsx');
    return ScanHistoryTab;
  }),
  schedules: lazyPart(async () => {
    const { ScheduledScansTab } =
      await import('../../schedules/components/scheduled-scans-tab.tsx');
    return ScheduledScansTab;
  }),
  trends: lazyPart(async () => {
    const { TrendsTab } = await import('../../trends/components/trends-tab.tsx');
    return TrendsTab;
  }),
  reports: lazyPart(async () => {
    const { BusinessReportsTab } =
      await import('../../reports/components/business-reports-tab.tsx');
    return BusinessReportsTab;
  }),
};
