import type { Db } from '@curbcut/db';
import type { ScanType } from '@curbcut/model/scan';
import type { WebsitesAnswer, WebsitesQuery } from '@curbcut/wire/dashboard';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import {
  containsPattern,
  hostOfUrl,
  ownScans,
  selectListItems,
  toListItem,
} from '../results/index.ts';

/** What the viewer has scanned, the last scanned first: each URL once, with its latest scan that has a score. */
export async function listWebsites({
  ctx,
  input: { viewer, query },
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer; query: WebsitesQuery };
}): Promise<WebsitesAnswer> {
  const websites = await ownScans(ctx.db, viewer.userId)
    .$if(query.search !== '', (scans) =>
      scans.where('scans.url', 'ilike', containsPattern(query.search)),
    )
    .select([
      'scans.url',
      sql<number>`count(*)::int`.as('scans_count'),
      // Scans of the page and of the whole site are never mixed in a trend.
      sql<number>`greatest(${trendPoints('single_page')}, ${trendPoints('site')})::int`.as(
        'trend_points',
      ),
      sql<number>`(count(*) over ())::int`.as('total'),
      // No window function counts what differs.
      sql<number>`(dense_rank() over (order by ${hostOfUrl('scans.url')}) + dense_rank() over (order by ${hostOfUrl('scans.url')} desc) - 1)::int`.as(
        'hosts',
      ),
    ])
    .groupBy('scans.url')
    .orderBy(sql`max(scans.requested_at)`, 'desc')
    .orderBy('scans.url')
    .limit(query.limit)
    .execute();
  const latest = await readLatest(
    ctx.db,
    viewer.userId,
    websites.map(({ url }) => url),
  );
  return {
    total: websites[0]?.total ?? 0,
    hosts: websites[0]?.hosts ?? 0,
    websites: websites.flatMap(({ url, scans_count, trend_points }) => {
      const scan = latest.get(url);
      return scan ? [{ url, scans_count, trend_points, latest: scan }] : [];
    }),
  };
}

function trendPoints(type: ScanType) {
  return sql`count(*) filter (where scans.status = 'completed' and scans.overall_score is not null and scans.scan_type = ${type})`;
}

/** Of each URL its latest completed scan; without one, its latest scan. */
async function readLatest(db: Db, userId: string, urls: readonly string[]) {
  const newest = sql<string>`(
    select newest.id from unnest(${urls}::text[]) as website (url)
    cross join lateral (
      ${ownScans(db, userId)
        .select('scans.id')
        .where('scans.url', '=', sql.ref<string>('website.url'))
        .orderBy(sql`case when scans.status = 'completed' then scans.finished_at end`, (by) =>
          by.desc().nullsLast(),
        )
        .orderBy('scans.requested_at', 'desc')
        .limit(1)}
    ) as newest)`;
  const rows = await selectListItems(db)
    .where(sql<boolean>`scans.id in ${newest}`)
    .execute();
  return new Map(rows.map((row) => [row.url, toListItem(row)]));
}
