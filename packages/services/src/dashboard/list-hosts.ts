import type { Db } from '@curbcut/db';
import type { Frequency } from '@curbcut/model/schedules';
import type { HostRow, HostsAnswer, HostsQuery } from '@curbcut/wire/dashboard';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import {
  hasSameAddresses,
  hostOfUrl,
  isWholeSite,
  openCritical,
  ownScans,
} from '../results/index.ts';

const scoresShown = 12;

/**
 * The viewer's websites, a host each, as they stand: those with open critical issues first, then the lowest score. Three
 * queries, whatever there is; no result is read.
 */
export async function listHosts({
  ctx: { db },
  input: { viewer, query },
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer; query: HostsQuery };
}): Promise<HostsAnswer> {
  const hosts = await readHosts(db, viewer.userId, query.limit);
  const scores = await readScores(db, viewer.userId, hosts);
  const nextRuns = await readNextRuns(db, viewer.userId);
  return {
    total: hosts[0]?.total ?? 0,
    hosts: hosts.map((row) => toHostRow(row, scores.get(row.scanId) ?? [], nextRuns.get(row.host))),
  };
}

interface Host {
  total: number;
  host: string;
  urls: number;
  results: number;
  scanId: string;
  url: string;
  scanType: HostRow['scan_type'];
  standard: HostRow['standard'];
  interaction: boolean;
  requestedAt: Date;
  score: number | null;
  previousScore: number | null;
  newCount: number | null;
  openCritical: number;
  criticalScanId: string | null;
  criticalUrl: string | null;
  pagesDone: number | null;
  pictureScanId: string | null;
}

async function readHosts(db: Db, userId: string, limit: number): Promise<Host[]> {
  const latest = ownScans(db, userId)
    .distinctOn(['scans.url', 'scans.scan_type', isWholeSite])
    .selectAll('scans')
    .select(isWholeSite.as('whole'))
    .select(hostOfUrl('scans.url').as('host'))
    .select(openCritical.as('critical'))
    .where('scans.status', '=', 'completed')
    .orderBy('scans.url')
    .orderBy('scans.scan_type')
    .orderBy(isWholeSite)
    .orderBy('scans.finished_at', (by) => by.desc().nullsLast());
  const results = ownScans(db, userId)
    .select(hostOfUrl('scans.url').as('host'))
    .select(sql<number>`count(*)::int`.as('results'))
    .where('scans.status', '=', 'completed')
    .groupBy('host');
  // A website that is scanned as a whole is one story: that of its site scan, and of what its pages show since then.
  const { rows } = await sql<Host>`
    with latest as (${latest}),
    results as (${results}),
    main as (
      select distinct on (host) * from latest
      order by host, whole desc, finished_at desc nulls last
    ),
    urls as (select host, count(distinct url)::int as urls from latest group by host),
    open as (
      select distinct on (host) host, latest.id, latest.url, latest.critical
      from latest join main using (host)
      where latest.critical > 0 and (
        latest.id = main.id or not main.whole
        or (not latest.whole and latest.finished_at > main.finished_at)
      )
      order by host, latest.whole desc, latest.critical desc,
        latest.finished_at desc
    )
    select (count(*) over ())::int as "total", main.host as "host", urls.urls as "urls",
      results.results as "results",
      main.id as "scanId", main.url as "url", main.scan_type as "scanType",
      main.standard as "standard", main.interaction as "interaction",
      main.requested_at as "requestedAt", main.overall_score as "score",
      main.previous_score as "previousScore", main.new_count as "newCount",
      coalesce(open.critical, 0) as "openCritical", open.id as "criticalScanId",
      open.url as "criticalUrl",
      case when main.scan_type = 'site' then (
        select count(*)::int from site_pages
        where site_scan_id = main.id and status = 'completed'
      ) end as "pagesDone",
      case when main.scan_type = 'site' then (
        select site_pages.scan_id from site_pages
        join screenshots on screenshots.scan_id = site_pages.scan_id
        where site_pages.site_scan_id = main.id and site_pages.status = 'completed'
        order by site_pages.position limit 1
      ) else (
        select scan_id from screenshots where scan_id = main.id
      ) end as "pictureScanId"
    from main join urls using (host) join results using (host) left join open using (host)
    order by coalesce(open.critical, 0) desc, main.overall_score asc nulls last, main.host
    limit ${limit}`.execute(db);
  return rows;
}

/** Of each host's scan that is shown the last scores of its kind and address, oldest first, by the id of the scan. */
async function readScores(
  db: Db,
  userId: string,
  hosts: readonly Pick<Host, 'scanId' | 'url' | 'scanType'>[],
): Promise<Map<string, number[]>> {
  if (hosts.length === 0) return new Map();
  const { rows } = await sql<{ scanId: string; scores: number[] }>`
    select wanted.id as "scanId", array(
      select overall_score from (
        ${ownScans(db, userId)
          .select(['scans.overall_score', 'scans.finished_at'])
          .where('scans.url', '=', sql.ref<string>('wanted.url'))
          .where('scans.scan_type', '=', sql.ref<HostRow['scan_type']>('wanted.type'))
          .where(hasSameAddresses(sql.ref<string>('wanted.id')))
          .where('scans.status', '=', 'completed')
          .where('scans.overall_score', 'is not', null)
          .orderBy('scans.finished_at', 'desc')
          .limit(scoresShown)}
      ) as last order by finished_at
    ) as "scores"
    from unnest(
      ${hosts.map(({ scanId }) => scanId)}::text[],
      ${hosts.map(({ url }) => url)}::text[],
      ${hosts.map(({ scanType }) => scanType)}::text[]
    ) as wanted (id, url, type)`.execute(db);
  return new Map(rows.map(({ scanId, scores }) => [scanId, scores]));
}

/** Of each host that a schedule scans, the next time. */
async function readNextRuns(
  db: Db,
  userId: string,
): Promise<Map<string, { at: Date; frequency: Frequency }>> {
  const host = hostOfUrl('schedules.url');
  const rows = await db
    .selectFrom('schedules')
    .distinctOn(host)
    .select(['schedules.next_run_at', 'schedules.frequency'])
    .select(host.as('host'))
    .where('schedules.user_id', '=', userId)
    .where('schedules.status', '=', 'active')
    .where('schedules.next_run_at', 'is not', null)
    .orderBy(host)
    .orderBy('schedules.next_run_at')
    .execute();
  return new Map(
    rows.flatMap(({ host: name, next_run_at: at, frequency }) =>
      at ? [[name, { at, frequency }] as const] : [],
    ),
  );
}

function toHostRow(
  row: Host,
  scores: number[],
  nextRun: { at: Date; frequency: Frequency } | undefined,
): HostRow {
  return {
    host: row.host,
    urls_count: row.urls,
    results_count: row.results,
    scan_id: row.scanId,
    url: row.url,
    scan_type: row.scanType,
    standard: row.standard,
    interaction: row.interaction,
    scan_date: row.requestedAt.toISOString(),
    pages_done: row.pagesDone,
    picture_scan_id: row.pictureScanId,
    overall_score: row.score,
    previous_score: row.previousScore,
    new_count: row.newCount,
    scores,
    open_critical: row.openCritical,
    critical_scan_id: row.criticalScanId,
    critical_url: row.criticalUrl,
    next_run: nextRun ? { at: nextRun.at.toISOString(), frequency: nextRun.frequency } : null,
  };
}
