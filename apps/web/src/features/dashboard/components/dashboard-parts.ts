import type { ScanType } from '@curbcut/model/scan';
import type { User } from '@curbcut/wire/account';
import type { HostRow } from '@curbcut/wire/dashboard';
import type { ComponentType } from 'react';

export interface PartProps {
  user: User;
}

/** What other features show on the dashboard. */
export interface DashboardParts {
  /** Stands in the row of a website without a schedule. */
  ScheduleWebsite: ComponentType<
    PartProps & Pick<HostRow, 'host' | 'url'> & { scanType: ScanType }
  >;
  ScheduledScansTab: ComponentType<PartProps>;
  TrendsTab: ComponentType<PartProps>;
  BusinessReportsTab: ComponentType<PartProps>;
}
