import type { ReactNode } from 'react';
import { formatUtcTime } from '../../../lib/format.ts';
import { useSiteConfig } from '../../../lib/site-config.ts';
import type { Loaded } from '../api/use-status.ts';
import type { BackendInfo } from '../backend-info.ts';

const commitLength = 8;

interface VersionInformationProps {
  info: Loaded<BackendInfo>;
  /** Milliseconds since 1970; null: not checked yet. */
  checkedAt: number | null;
}

/** Which page this is, and which server answers. */
export function VersionInformation({ info, checkedAt }: VersionInformationProps) {
  const { version, environment, buildDate, commit } = useSiteConfig();
  const backendVersion = info.data?.version ?? (info.hasFailed ? 'Unknown' : 'Loading...');
  return (
    <section className="card stack" aria-labelledby="version-information">
      <h2 id="version-information">Version Information</h2>
      <h3 className="text-lg">Frontend</h3>
      <dl className="facts version-facts">
        <Fact label="Frontend version">{version}</Fact>
        <Fact label="Environment">{environment}</Fact>
        {buildDate !== null && <Fact label="Build date">{formatUtcTime(buildDate)}</Fact>}
        {commit !== null && (
          <Fact label="Commit">
            <code>{commit.slice(0, commitLength)}</code>
          </Fact>
        )}
      </dl>
      <h3 className="text-lg">Backend</h3>
      <dl className="facts version-facts">
        <Fact label="Backend version">{backendVersion}</Fact>
        {info.data && <BackendFacts {...info.data} />}
        <Fact label="Last check">
          {checkedAt === null ? 'Loading...' : formatUtcTime(new Date(checkedAt).toISOString())}
        </Fact>
      </dl>
      {info.hasFailed && <p>Unable to fetch backend information</p>}
    </section>
  );
}

function BackendFacts(info: BackendInfo) {
  return (
    <>
      <Fact label="Environment">{info.environment}</Fact>
      <Fact label="Database">{info.database}</Fact>
      <Fact label="Task queue">
        {info.taskQueue}
        {info.queueKind !== '' && info.queueKind !== info.taskQueue && ` (${info.queueKind})`}
      </Fact>
      <Fact label="Scheduler">{info.scheduler}</Fact>
      {info.schedulerJobs !== null && (
        <Fact label="Active scheduler jobs">{info.schedulerJobs}</Fact>
      )}
      <Fact label="Build date">
        {info.buildDate === '' ? 'Unknown' : formatUtcTime(info.buildDate)}
      </Fact>
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
