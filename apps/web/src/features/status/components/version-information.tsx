import type { QueueInfo } from '@curbcut/wire/health';
import type { ReactNode } from 'react';
import { amount, formatUtcTime } from '../../../lib/format.ts';
import { useSiteConfig } from '../../../lib/site-config.ts';
import type { Loaded } from '../api/use-status.ts';
import { frontendBuild } from '../frontend-build.ts';
import type { BackendInfo } from '../backend-info.ts';

const commitLength = 8;

interface VersionInformationProps {
  info: Loaded<BackendInfo>;
  /** Null: not asked yet. */
  queue: QueueInfo | null;
  /** Milliseconds since 1970; null: not checked yet. */
  checkedAt: number | null;
}

/** Which page this is, and which server answers. */
export function VersionInformation({ info, queue, checkedAt }: VersionInformationProps) {
  const { version: shown, environment } = useSiteConfig();
  const { version = shown, date = null, commit = null } = frontendBuild ?? {};
  const backendVersion = info.data ? info.data.version : info.hasFailed ? 'Unknown' : 'Loading...';
  const showsFrontend = shown !== null;
  return (
    <section className="card stack" aria-labelledby="version-information">
      <h2 id="version-information">Version Information</h2>
      {showsFrontend && <h3 className="text-lg">Frontend</h3>}
      {showsFrontend && (
        <dl className="facts version-facts">
          <Fact label="Frontend version">{version}</Fact>
          {environment !== null && <Fact label="Environment">{environment}</Fact>}
          {date !== null && <Fact label="Build date">{formatUtcTime(date)}</Fact>}
          {commit !== null && (
            <Fact label="Commit">
              <code>{commit.slice(0, commitLength)}</code>
            </Fact>
          )}
        </dl>
      )}
      <h3 className="text-lg">Backend</h3>
      <dl className="facts version-facts">
        {backendVersion !== null && <Fact label="Backend version">{backendVersion}</Fact>}
        {info.data && <BackendFacts {...info.data} />}
        <Fact label="Scan queue">{describeQueue(queue)}</Fact>
        <Fact label="Last check">
          {checkedAt === null ? 'Loading...' : formatUtcTime(new Date(checkedAt).toISOString())}
        </Fact>
      </dl>
      {info.hasFailed && <p>Unable to fetch backend information</p>}
    </section>
  );
}

function describeQueue(queue: QueueInfo | null): string {
  if (queue === null) return 'Loading...';
  if (!queue.queue_available) return 'Not available';
  return `${amount(queue.queued)} waiting, ${amount(queue.running)} running`;
}

/** What the server does not tell has no row. */
function BackendFacts(info: BackendInfo) {
  return (
    <>
      {info.environment !== null && <Fact label="Environment">{info.environment}</Fact>}
      {info.database !== null && <Fact label="Database">{info.database}</Fact>}
      {info.taskQueue !== null && (
        <Fact label="Task queue">
          {info.taskQueue}
          {info.queueKind !== null && info.queueKind !== info.taskQueue && ` (${info.queueKind})`}
        </Fact>
      )}
      {info.scheduler !== null && <Fact label="Scheduler">{info.scheduler}</Fact>}
      {info.schedulerJobs !== null && (
        <Fact label="Active scheduler jobs">{info.schedulerJobs}</Fact>
      )}
      {info.buildDate !== null && <Fact label="Build date">{formatUtcTime(info.buildDate)}</Fact>}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
