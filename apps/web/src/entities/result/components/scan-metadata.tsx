import { scanStateWords, stateOf } from '@curbcut/model/scan';
import { type ScanRecord } from '@curbcut/wire/scan';
import type { ReactNode } from 'react';
import { formatSeconds, formatUtcTime } from '../../../lib/format.ts';

export function ScanMetadata({ scan }: { scan: ScanRecord }) {
  const { metadata } = scan;
  const engines = metadata.engines.map(
    ({ name, version, status }) => `${name} ${version}${status === 'failed' ? ' (failed)' : ''}`,
  );
  return (
    <section className="card stack" aria-labelledby="scan-metadata">
      <h2 id="scan-metadata">Scan Metadata</h2>
      <dl className="facts">
        <Fact name="Scan date">{formatUtcTime(scan.scan_date)}</Fact>
        <Fact name="Status">{scanStateWords[stateOf(scan)]}</Fact>
        <Fact name="Duration">{formatSeconds(metadata.scan_duration, 2)}</Fact>
        <Fact name="Lighthouse version">{metadata.lighthouse_version ?? 'N/A'}</Fact>
        <Fact name="Job id" wide>
          <code>{scan.job_id}</code>
        </Fact>
        <Fact name="URL" wide>
          {scan.url}
        </Fact>
        {metadata.final_url && metadata.final_url !== scan.url && (
          <Fact name="Final URL" wide>
            {metadata.final_url}
          </Fact>
        )}
        <Fact name="User agent" wide>
          {metadata.user_agent ? <code>{metadata.user_agent}</code> : 'N/A'}
        </Fact>
        {engines.length > 0 && (
          <Fact name="Engines" wide>
            {engines.join(', ')}
          </Fact>
        )}
        {scan.error_code && (
          <Fact name="Error code" wide>
            <code>{scan.error_code}</code>
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact(props: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={props.wide ? 'facts__wide' : ''}>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}
