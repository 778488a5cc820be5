import { scanStateWords, stateOf, toScoreOutOf100, type ScanState } from '@curbcut/model/scan';
import type { ListedScan } from '@curbcut/wire/read';
import {
  CircleCheck,
  CircleSlash,
  CircleX,
  Clock,
  ExternalLink,
  Trash2,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { ButtonLink, IconButton } from '../../../components/ui/button.tsx';
import { ScoreBox } from '../../../components/ui/score-box.tsx';
import { formatLocalTime, plural } from '../../../lib/format.ts';
import { safeHref } from '../../../lib/page-url.ts';
import { scanExtent, withoutScore } from '../../../entities/scan/scan-facts.ts';
import { DeleteScan } from '../../../entities/scan/components/delete-scan.tsx';

const pending = { word: 'Pending', Icon: Clock, look: 'soft' };
const statuses: Record<ScanState, { word: string; Icon: LucideIcon; look: string }> = {
  queued: pending,
  running: pending,
  completed: { word: scanStateWords.completed, Icon: CircleCheck, look: 'green' },
  failed: { word: scanStateWords.failed, Icon: CircleX, look: 'red' },
  cancelled: { word: scanStateWords.cancelled, Icon: CircleSlash, look: 'soft' },
};

interface HistoryRowsProps {
  scans: readonly ListedScan[];
  onDeleted: () => void;
}

export function HistoryRows({ scans, onDeleted }: HistoryRowsProps) {
  const [deleting, setDeleting] = useState<ListedScan | null>(null);
  return (
    <>
      <ul className="rows card card--flush">
        {scans.map((scan, index) => (
          <HistoryRow key={scan.scan_id ?? index} scan={scan} onDelete={() => setDeleting(scan)} />
        ))}
      </ul>
      {deleting?.scan_id && (
        <DeleteScan
          scanId={deleting.scan_id}
          name={`the scan of ${deleting.url} from ${formatLocalTime(deleting.scan_date)}`}
          onClose={() => setDeleting(null)}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
}

function HistoryRow({ scan, onDelete }: { scan: ListedScan; onDelete: () => void }) {
  const { scan_id: id, url, scan_date: date } = scan;
  const { word, Icon, look } = statuses[stateOf(scan)];
  const about = `of ${url}, ${formatLocalTime(date)}`;
  return (
    <li>
      <ScoreBox score={scan.overall_score} {...withoutScore(scan)} />
      <div className="stack gap-2">
        <ScannedUrl scan={scan} />
        <p className="meta">
          <span className={`badge badge--${look}`}>
            <Icon className="icon" aria-hidden="true" />
            {word}
          </span>
          <time className="num" dateTime={date}>
            {formatLocalTime(date)}
          </time>
          <span>{scanExtent(scan)}</span>
          <Outcome scan={scan} />
        </p>
      </div>
      {id !== null && (
        <div className="row gap-2">
          <ButtonLink className="whitespace-nowrap" to={`/scan/${id}`}>
            View Details<span className="sr-only"> {about}</span>
          </ButtonLink>
          <IconButton label={`Delete the scan ${about}`} onPress={onDelete}>
            <Trash2 className="icon" aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </li>
  );
}

function Outcome({ scan }: { scan: ListedScan }) {
  if (scan.status === 'failed' && stateOf(scan) === 'cancelled') return null;
  if (scan.status === 'failed') return scan.error === null ? null : <span>{scan.error}</span>;
  if (scan.status !== 'completed') return null;
  return (
    <>
      {scan.overall_score !== null && <span>{toScoreOutOf100(scan.overall_score)}/100</span>}
      {scan.issues_count !== null && <span>{plural(scan.issues_count, 'issue')}</span>}
      {scan.has_errors && (
        <span className="ink-yellow">
          <TriangleAlert className="icon icon--sm" aria-hidden="true" />
          Has errors
        </span>
      )}
    </>
  );
}

/** Leads to the scan; the website itself is beside it, and marked as leading away. */
function ScannedUrl({ scan: { scan_id: id, url } }: { scan: ListedScan }) {
  const href = safeHref(url);
  const text = <BreakableText text={url} />;
  return (
    <p className="row flex-nowrap items-start gap-1">
      {id === null ? (
        <span className="rows__url">{text}</span>
      ) : (
        <Link className="rows__url" to={`/scan/${id}`}>
          {text}
        </Link>
      )}
      {href !== null && (
        <a
          className="rows__visit"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Visit ${url} (opens in a new tab)`}
        >
          <ExternalLink className="icon icon--sm" aria-hidden="true" />
        </a>
      )}
    </p>
  );
}
