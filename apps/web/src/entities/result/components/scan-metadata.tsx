import { lighthouseVersion, scanStateWords, type ScanReport } from '@curbcut/model/scan';
import type { ReactNode } from 'react';
import { formatSeconds, formatUtcTime } from '../../../lib/format.ts';
import { reportState } from '../../scan/report-state.ts';

interface ScanMetadataProps {
  scan: ScanReport;
  /** Further facts. */
  children?: ReactNode;
}

export function ScanMetadata({ scan, children }: ScanMetadataProps) {
  const { result, finalUrl, failure } = scan;
  const engines = (result?.engines ?? []).map(
    ({ name, version, status, independent }) =>
      `${name} ${version}${independent ? '' : ' (no source of its own)'}${status === 'failed' ? ' (failed)' : ''}`,
  );
  return (
    <section className="stack" id="about" aria-labelledby="scan-metadata">
      <div className="h2line">
        <h2 id="scan-metadata">Scan Metadata</h2>
      </div>
      <dl className="facts">
        <Fact name="Scan date">{formatUtcTime(scan.requestedAt)}</Fact>
        <Fact name="Status">{scanStateWords[reportState(scan)]}</Fact>
        <Fact name="Duration">
          {formatSeconds(scan.durationMs === null ? null : scan.durationMs / 1_000, 2)}
        </Fact>
        <Fact name="Lighthouse version">{lighthouseVersion(result) ?? 'N/A'}</Fact>
        <Fact name="Job id" wide>
          <code>{scan.scanId}</code>
        </Fact>
        <Fact name="URL" wide>
          {scan.url}
        </Fact>
        {finalUrl && finalUrl !== scan.url && (
          <Fact name="Final URL" wide>
            {finalUrl}
          </Fact>
        )}
        <Fact name="User agent" wide>
          {result?.page.userAgent ? <code>{result.page.userAgent}</code> : 'N/A'}
        </Fact>
        {engines.length > 0 && (
          <Fact name="Engines" wide>
            {engines.join(', ')}
          </Fact>
        )}
        {failure?.code && (
          <Fact name="Error code" wide>
            <code>{failure.code}</code>
          </Fact>
        )}
        {children}
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
