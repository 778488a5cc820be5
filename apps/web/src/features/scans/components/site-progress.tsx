import { sitePercent, siteSentence, type ScanReport } from '@curbcut/model/scan';
import type { SiteScanAnswer } from '@curbcut/wire/scan';
import { ProgressBar } from 'react-aria-components';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { ArrivalHeading } from '../../../components/ui/arrival-heading.tsx';
import { CancelScan } from '../../../entities/scan/components/cancel-scan.tsx';
import { amount } from '../../../lib/format.ts';
import { ConnectionLost } from '../../../entities/scan/components/connection-lost.tsx';

interface SiteProgressProps {
  scan: ScanReport;
  site: SiteScanAnswer | undefined;
  isConnectionLost: boolean;
  canCancel: boolean;
  onCanceled: () => unknown;
}

/** A site that is being scanned, page by page. */
export function SiteProgress(props: SiteProgressProps) {
  const { scan, site, isConnectionLost, canCancel, onCanceled } = props;
  const percent = site ? sitePercent(site) : 0;
  const text = site ? siteSentence(site) : 'Loading...';
  return (
    <section className="card card--roomy stack gap-6" aria-label="Site scan">
      <div className="stack gap-3">
        <ArrivalHeading level={1} takesFocus={false}>
          {site?.status === 'queued' ? 'Site Scan Queued' : 'Site Scan In Progress'}
        </ArrivalHeading>
        <p className="anywhere font-bold">
          <BreakableText text={scan.url} />
        </p>
        <ProgressBar
          className="track"
          aria-label="Site scan progress"
          value={percent}
          valueLabel={`${text}, ${percent} percent`}
        >
          <div className="track__fill" style={{ width: `${percent}%` }} />
        </ProgressBar>
        <p className="row justify-between text-sm text-muted">
          <output>{text}</output>
          <span className="num">{percent}%</span>
        </p>
        <p className="text-sm text-muted">
          Pages are found from the sitemap and from links while they are scanned, at most{' '}
          {site ? amount(site.pages_limit) : 'as many as the plan has'}. The bar counts against that
          limit, because each page may bring further ones. You can leave this page; the scan goes
          on.
        </p>
      </div>
      <ConnectionLost isLost={isConnectionLost} />
      {canCancel && <CancelScan scanId={scan.scanId} onCanceled={onCanceled} />}
    </section>
  );
}
