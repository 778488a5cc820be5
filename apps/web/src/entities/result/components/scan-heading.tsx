import { scanStateWords, standardName, type ScanReport, type ScanType } from '@curbcut/model/scan';
import { Calendar, ExternalLink, File, Hourglass, Timer } from 'lucide-react';
import { use } from 'react';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { formatDuration, formatLocalTime } from '../../../lib/format.ts';
import { reportState } from '../../scan/report-state.ts';
import { safeHref, shortUrl } from '../../../lib/page-url.ts';
import { ScanAccessContext } from '../../report/scan-access.ts';
import { scanStatuses } from '../scan-statuses.ts';

const scanTypes: Record<ScanType, string> = {
  single_page: 'Single page scan',
  site: 'Site scan',
};

export function ScanHeading({ scan }: { scan: ScanReport }) {
  const isSample = use(ScanAccessContext)?.isSample ?? false;
  return (
    <div className="stack gap-2">
      <h1>
        {isSample ? <BreakableText text={shortUrl(scan.url)} /> : <PageLink url={scan.url} />}
      </h1>
      <PageTitle title={scan.result?.page.title ?? null} />
      <ScanFacts scan={scan} />
    </div>
  );
}

/** How the scan ended, when and how it was made, in one line. */
export function ScanFacts({ scan }: { scan: ScanReport }) {
  const state = reportState(scan);
  const { Icon, ink } = scanStatuses[state];
  return (
    <p className="meta meta--large">
      <span className={ink}>
        <Icon className="icon icon--sm" aria-hidden="true" />
        {scanStateWords[state]}
      </span>
      <span>
        <Calendar className="icon icon--sm" aria-hidden="true" />
        <span className="sr-only">Scan date: </span>
        <time dateTime={scan.requestedAt}>{formatLocalTime(scan.requestedAt)}</time>
      </span>
      <span>
        <Timer className="icon icon--sm" aria-hidden="true" />
        <span className="sr-only">Duration: </span>
        {formatDuration(scan.durationMs)}
      </span>
      <span>
        <File className="icon icon--sm" aria-hidden="true" />
        {scanTypes[scan.scanType]}
      </span>
      {scan.result && <span>{standardName(scan.standard)}</span>}
      {scan.expiresAt && (
        <span>
          <Hourglass className="icon icon--sm" aria-hidden="true" />
          Kept until {formatLocalTime(scan.expiresAt)}
        </span>
      )}
    </p>
  );
}

/** What the scanned page calls itself; nothing when it has no name. */
export function PageTitle({ title }: { title: string | null }) {
  if (title === null || title.trim() === '') return null;
  return (
    <p className="page-title">
      <span className="sr-only">Page title: </span>
      {title}
    </p>
  );
}

function PageLink({ url }: { url: string }) {
  const href = safeHref(url);
  if (href === null) return <BreakableText text={url} />;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <BreakableText text={shortUrl(url)} />
      <span className="sr-only"> (opens the website in a new window)</span>
      <ExternalLink className="icon ml-[0.35em] text-[0.7em] text-subtle" aria-hidden="true" />
    </a>
  );
}
