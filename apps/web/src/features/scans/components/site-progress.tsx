import { sitePercent, siteSentence, timeToGoSentence, type ScanReport } from '@curbcut/model/scan';
import type { SiteScanAnswer } from '@curbcut/wire/scan';
import { LoaderCircle } from 'lucide-react';
import { ProgressBar } from 'react-aria-components';
import { ArrivalHeading } from '../../../components/ui/arrival-heading.tsx';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { CancelScan } from '../../../entities/scan/components/cancel-scan.tsx';
import { ConnectionLost } from '../../../entities/scan/components/connection-lost.tsx';
import { amount, formatLocalTime } from '../../../lib/format.ts';
import { shortUrl } from '../../../lib/page-url.ts';
import { RunningPages } from './running-pages.tsx';
import { SiteIssues } from './site-issues.tsx';

interface SiteProgressProps {
  scan: ScanReport;
  site: SiteScanAnswer | undefined;
  isConnectionLost: boolean;
  canCancel: boolean;
  onCanceled: () => unknown;
}

/** A site that is being scanned, page by page: how far it is, what was seen so far, and its pages. */
export function SiteProgress(props: SiteProgressProps) {
  const { scan, site, isConnectionLost, canCancel, onCanceled } = props;
  const percent = site ? sitePercent(site) : 0;
  const text = site ? siteSentence(site) : 'Loading...';
  const timeToGo =
    site && site.seconds_to_go !== null
      ? timeToGoSentence(site.seconds_to_go, site.found >= site.pages_limit)
      : null;
  return (
    <section className="stack gap-8" aria-label="Site scan">
      <div className="row items-end justify-between gap-4">
        <div className="stack gap-2">
          <ArrivalHeading level={1} takesFocus={false}>
            {site?.status === 'queued' ? 'Site Scan Queued' : 'Site Scan In Progress'}
          </ArrivalHeading>
          <p className="anywhere text-lg font-medium">
            <BreakableText text={shortUrl(scan.url)} />
          </p>
          <p className="meta">
            <span>
              <LoaderCircle className="icon icon--sm spin" aria-hidden="true" />
              {site?.status === 'queued' ? 'Queued' : 'Running'}
            </span>
            <span>Asked for {formatLocalTime(scan.requestedAt)}</span>
            {site && <span>Site scan, at most {amount(site.pages_limit)} pages</span>}
          </p>
        </div>
        {canCancel && <CancelScan scanId={scan.scanId} onCanceled={onCanceled} />}
      </div>
      <div className="stack gap-3">
        <h2 className="text-2xl">
          <output>{text}</output>
        </h2>
        <ProgressBar
          className="track"
          aria-label="Site scan progress"
          value={percent}
          valueLabel={`${text}, ${percent} percent`}
        >
          <div className="track__fill" style={{ width: `${percent}%` }} />
        </ProgressBar>
        {timeToGo !== null && <p>{timeToGo}</p>}
        <p className="max-w-prose text-muted">
          Pages are found from the sitemap and from links while they are scanned, at most{' '}
          {site ? amount(site.pages_limit) : 'as many as the plan has'}. The bar counts against that
          limit from the start and never goes back. You can leave this page; the scan goes on, and
          what is done is kept when you cancel it.
        </p>
      </div>
      <ConnectionLost isLost={isConnectionLost} />
      {site && (
        <div className="site-running">
          <SiteIssues site={site} />
          <RunningPages site={site} />
        </div>
      )}
    </section>
  );
}
