import type { Db } from '@curbcut/db';
import type { Frequency } from '@curbcut/model/schedules';
import type { HostRow, HostsAnswer, HostsQuery } from '@curbcut/wire/dashboard';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { hostOfUrl, openCritical, ownScans } from '../results/index.ts';

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
  scanId: string;
  url: string;
  scanType: HostRow['scan_type'];
  standard: HostRow['standard'];
  interaction: boolean;
  finishedAt: Date;
  score: number | null;
  previousScore: number | null;
  newCount: number | null;
  openCritical: number;
  criticalScanId: string | null;
  pagesDone: number | null;
  pictureScanId: string | null;
}

async function readHosts(db: Db, userId: string, limit: number): Promise<Host[]> {
  const latest = ownScans(db, userId)
    .distinctOn(['scans.url', 'scans.scan_type'])
    .selectAll('scans')
    .select(hostOfUrl('scans.url').as('host'))
    .select(openCritical.as('critical'))
    .where('scans.status', '=', 'completed')
    .orderBy('scans.url')
    .orderBy('scans.scan_type')
    .orderBy('scans.finished_at', (by) => by.desc().nullsLast());
  // What a website scan has counted of a page is not counted again; what the page got since then is added.
  const { rows } = await sql<Host>`
    with latest as (${latest}),
    sites as (select id, host, finished_at from latest where scan_type = 'site'),
    counted as (
      select latest.id, latest.url, latest.host, latest.finished_at, case
        when of_site.site_at is null then latest.critical
        when of_site.site_at >= latest.finished_at then 0
        else greatest(0, latest.critical - of_site.critical)
      end as critical
      from latest left join lateral (
        select site.finished_at as site_at, ${openCritical} as critical
        from sites as site
        join site_pages on site_pages.site_scan_id = site.id and site_pages.url = latest.url
          and site_pages.status = 'completed'
        join scans on scans.id = site_pages.scan_id
        where site.host = latest.host
        order by site.finished_at desc limit 1
      ) as of_site on latest.scan_type <> 'site'
    ),
    standing as (
      select host, count(distinct url)::int as urls, sum(critical)::int as critical,
        (array_agg(id order by critical desc, finished_at desc) filter (where critical > 0))[1] as critical_id
      from counted group by host
    ),
    newest as (
      select distinct on (host) * from latest order by host, finished_at desc nulls last
    )
    select (count(*) over ())::int as "total", newest.host as "host", standing.urls as "urls",
      newest.id as "scanId", newest.url as "url", newest.scan_type as "scanType",
      newest.standard as "standard", newest.interaction as "interaction",
      newest.finished_at as "finishedAt", newest.overall_score as "score",
      newest.previous_score as "previousScore", newest.new_count as "newCount",
      standing.critical as "openCritical", standing.critical_id as "criticalScanId",
      case when newest.scan_type = 'site' then (
        select count(*)::int from site_pages
        where site_scan_id = newest.id and status = 'completed'
      ) end as "pagesDone",
      case when newest.scan_type = 'site' then (
        select site_pages.scan_id from site_pages
        join screenshots on screenshots.scan_id = site_pages.scan_id
        where site_pages.site_scan_id = newest.id and site_pages.status = 'completed'
        order by site_pages.position limit 1
      ) else (
        select scan_id from screenshots where scan_id = newest.id
      ) end as "pictureScanId"
    from newest join standing using (host)
    order by standing.critical desc, newest.overall_score asc nulls last, newest.host
    limit ${limit}`.execute(db);
  return rows;
}

/** Of each host's last scanned address the last scores, oldest first, by the id of its last scan. */
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
    scan_id: row.scanId,
    url: row.url,
    scan_type: row.scanType,
    standard: row.standard,
    interaction: row.interaction,
    finished_at: row.finishedAt.toISOString(),
    pages_done: row.pagesDone,
    picture_scan_id: row.pictureScanId,
    overall_score: row.score,
    previous_score: row.previousScore,
    new_count: row.newCount,
    scores,
    open_critical: row.openCritical,
    critical_scan_id: row.criticalScanId,
    next_run: nextRun ? { at: nextRun.at.toISOString(), frequency: nextRun.frequency } : null,
  };
}
