import { bandLimits, toScoreOutOf100 } from '@curbcut/model/scan';
import type { User } from '@curbcut/wire/account';
import type { HostRow } from '@curbcut/wire/dashboard';
import { CircleCheck, OctagonX } from 'lucide-react';
import { Link } from 'react-router';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { QueryFailure } from '../../../components/ui/query-failure.tsx';
import { RowSkeleton } from '../../../components/ui/row-skeleton.tsx';
import { ScoreLine } from '../../../components/ui/score-line.tsx';
import { ScoreChange } from '../../../components/ui/score-change.tsx';
import { useImageSource } from '../../../entities/result/api/use-image-source.ts';
import { amount, formatLocalTime, formatNearUtcTime, plural } from '../../../lib/format.ts';
import { useHosts } from '../api/use-hosts.ts';
import { changeOf, criticalPlaceOf, extentOf, lineOf } from '../websites.ts';
import type { DashboardParts } from './dashboard-parts.ts';
import { WebsiteActions } from './website-actions.tsx';

interface WebsitesProps {
  user: User;
  ScheduleWebsite: DashboardParts['ScheduleWebsite'];
}

/** One row for each website, that is host: those with open critical issues first, then the lowest score. */
export function Websites(props: WebsitesProps) {
  const hosts = useHosts();
  if (hosts.data?.hosts.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby="websites">
      <div className="websites__head">
        <h2 id="websites">Websites</h2>
        <span className="text-sm text-muted">Those with open critical issues first</span>
      </div>
      {hosts.data ? (
        <div className="websites">
          <div className="websites__columns" aria-hidden="true">
            <span />
            <span>Website, last scan</span>
            <span>Score</span>
            <span>Last scans, dashed: {bandLimits.green}</span>
            <span>Open critical</span>
            <span>Next scan</span>
            <span />
          </div>
          <ul>
            {hosts.data.hosts.map((row) => (
              <Website key={row.host} row={row} {...props} />
            ))}
          </ul>
          {hosts.data.total > hosts.data.hosts.length && (
            <p className="p-4 text-sm text-muted">
              The first {hosts.data.hosts.length} of {plural(hosts.data.total, 'website')}. The
              others are under <Link to="/dashboard?tab=trends">Website Trends</Link>.
            </p>
          )}
        </div>
      ) : hosts.error ? (
        <QueryFailure message="Unable to load your websites" query={hosts} />
      ) : (
        <RowSkeleton label="Loading your websites..." rows={3} />
      )}
    </section>
  );
}

function Website({ row, ...schedule }: { row: HostRow } & WebsitesProps) {
  return (
    <li className="website">
      <Picture scanId={row.picture_scan_id} />
      <div className="min-w-0">
        <h3 className="anywhere text-base">
          <Link to={`/scan/${encodeURIComponent(row.scan_id)}`}>
            <BreakableText text={row.host} />
          </Link>
        </h3>
        <p className="anywhere text-sm text-muted">{extentOf(row)}</p>
        <p className="text-sm text-muted">
          {formatLocalTime(row.scan_date)}
          {row.new_count !== null && row.new_count > 0 && <b>, {row.new_count} new</b>}
        </p>
      </div>
      <Score row={row} />
      <LastScores scores={row.scores} />
      <OpenCritical row={row} />
      <NextScan row={row} {...schedule} />
      <WebsiteActions row={row} />
    </li>
  );
}

function Picture({ scanId }: { scanId: string | null }) {
  const { src } = useImageSource(
    scanId === null ? null : `/scan/${encodeURIComponent(scanId)}/screenshot`,
  );
  return <span className="thumb">{src !== undefined && <img src={src} alt="" />}</span>;
}

function Score({ row }: { row: HostRow }) {
  if (row.overall_score === null) return <span className="text-sm text-muted">No score</span>;
  const change = changeOf(row);
  return (
    <div>
      <ScoreLine score={row.overall_score} without="No score" />
      <p className="website__change text-sm text-muted">
        {typeof change !== 'number' ? (
          change
        ) : change === 0 ? (
          'no change'
        ) : (
          <ScoreChange points={change} />
        )}
      </p>
    </div>
  );
}

/** The last scores of the address as a line, and in words. */
function LastScores({ scores }: { scores: readonly number[] }) {
  const line = lineOf(scores);
  if (!line) return <span />;
  return (
    <span>
      <svg className="website__line" viewBox="0 0 120 36" aria-hidden="true">
        <path className="website__limit" d={`M0 ${line.limitY}H120`} />
        <polyline points={line.points} />
        <circle cx={line.last.x} cy={line.last.y} r="3.5" />
      </svg>
      <span className="sr-only">
        Scores, oldest first: {scores.map(toScoreOutOf100).join(', ')}
      </span>
    </span>
  );
}

function OpenCritical({ row }: { row: HostRow }) {
  if (row.open_critical === 0 || row.critical_scan_id === null) {
    return (
      <span className="website__critical ink-green">
        <CircleCheck className="icon icon--sm" aria-hidden="true" />
        No critical
      </span>
    );
  }
  const place = criticalPlaceOf(row);
  return (
    <Link
      className="website__critical ink-critical"
      to={`/scan/${encodeURIComponent(row.critical_scan_id)}?severity=critical`}
    >
      <OctagonX className="icon icon--sm" aria-hidden="true" />
      <span className="anywhere">
        {amount(row.open_critical)} open critical
        {place !== null && ` on ${place}`}
        <span className="sr-only"> of {row.host}</span>
      </span>
    </Link>
  );
}

function NextScan({ row, user, ScheduleWebsite }: { row: HostRow } & WebsitesProps) {
  const { host, url, scan_type: scanType, next_run: next } = row;
  if (!next) return <ScheduleWebsite {...{ user, host, url, scanType }} />;
  return (
    <p className="text-sm">
      <span className="sr-only">Next scan: </span>
      {formatNearUtcTime(next.at)} <span className="website__often">{next.frequency}</span>
    </p>
  );
}
