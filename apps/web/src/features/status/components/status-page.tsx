import { RefreshCw } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { NeedsScript } from '../../../components/ui/needs-script.tsx';
import { useStatus } from '../api/use-status.ts';
import { Incidents } from './incidents.tsx';
import { OverallBanner } from './overall-banner.tsx';
import { ServiceList } from './service-list.tsx';
import { StatusTiles } from './status-tiles.tsx';
import { UptimeHistory } from './uptime-history.tsx';
import { VersionCompatibility } from './version-compatibility.tsx';
import { VersionInformation } from './version-information.tsx';

export { statusPage } from '../status-page-info.ts';

/** Whether everything works: as seen from here, and as the server has measured it. */
export function StatusPage() {
  const { services, checkedAt, info, queue, history, isChecking, refresh } = useStatus();
  return (
    <div className="stack gap-6">
      <div className="row justify-between">
        <h1>System Status</h1>
        <Button className="needs-script" isPending={isChecking} onPress={refresh}>
          <RefreshCw className={isChecking ? 'icon spin' : 'icon'} aria-hidden="true" />
          {isChecking ? 'Refreshing...' : 'Refresh Status'}
        </Button>
      </div>
      <NeedsScript what="Checking the services" />
      <OverallBanner services={services} checkedAt={checkedAt} />
      <StatusTiles services={services} history={history.data} />
      <ServiceList services={services} />
      <UptimeHistory history={history} />
      <div className="status-columns">
        <VersionInformation info={info} queue={queue} checkedAt={checkedAt} />
        <div className="stack gap-6">
          <VersionCompatibility info={info} />
          <Incidents history={history} />
        </div>
      </div>
    </div>
  );
}
