import type { Db, ScanRow } from '@curbcut/db';
import type { TrendPoint } from '@curbcut/wire/dashboard';
import { sql } from 'kysely';
import { openIssues, ownScans } from '../results/index.ts';
import { toCategoryScores } from './to-category-scores.ts';

/** More points than a chart can show apart. */
const maxPoints = 200;

interface TrendRow {
  id: string;
  requested_at: Date;
  overall_score: number;
  issues_count: number | null;
  category_scores: ScanRow['category_scores'];
  average_score: number | null;
  new_count: number | null;
  fixed_count: number | null;
  came_back_count: number | null;
  rules_changed: boolean;
}

/**
 * The completed scans of one URL in the last `days` (null: all), oldest first. Scans of the page and of the whole
 * site are never mixed: the kind with more scans is read. A long history is thinned evenly, keeping the last scan of
 * each stretch with the changes of all of it. The history is read from an index alone, the points' rows by it.
 */
export async function readTrend(
  db: Db,
  { userId, url, days }: { userId: string; url: string; days: number | null },
): Promise<TrendPoint[]> {
  const history = ownScans(db, userId)
    .select([
      'scans.id',
      'scans.finished_at',
      'scans.scan_type',
      'scans.new_count',
      'scans.fixed_count',
      'scans.came_back_count',
      'scans.rules_changed',
    ])
    .select(
      sql<string>`scans.scan_type || coalesce(
        (select addresses from site_scans where site_scans.scan_id = scans.id)::text, '')`.as(
        'kind',
      ),
    )
    .where('scans.url', '=', url)
    .where('scans.status', '=', 'completed')
    .where('scans.overall_score', 'is not', null)
    .$if(days !== null, (scans) =>
      scans.where('scans.finished_at', '>', sql<Date>`now() - ${days} * interval '1 day'`),
    );
  const { rows } = await sql<TrendRow>`
    with history as materialized (${history}),
    kind as (
      select kind from history where scan_type = (
        select scan_type from history group by scan_type order by count(*) desc, scan_type limit 1
      )
      order by finished_at desc limit 1
    ),
    numbered as (
      select history.*,
        (row_number() over (order by finished_at desc) - 1) * ${maxPoints}::int
          / greatest(count(*) over (), ${maxPoints}::int) as stretch
      from history where history.kind = (select kind from kind)
    ),
    points as (
      select (array_agg(id order by finished_at desc))[1] as id, sum(new_count)::int as new_count,
        sum(fixed_count)::int as fixed_count, sum(came_back_count)::int as came_back_count, bool_or(rules_changed) as rules_changed
      from numbered group by stretch
    )
    select scans.id, scans.requested_at, scans.overall_score, ${openIssues} as issues_count,
      scans.category_scores, scans.average_score, points.new_count, points.fixed_count,
      points.came_back_count,
      points.rules_changed
    from points join scans using (id) order by scans.finished_at, scans.id`.execute(db);
  return rows.map(toPoint);
}

function toPoint(row: TrendRow): TrendPoint {
  return {
    scan_id: row.id,
    scan_date: row.requested_at.toISOString(),
    accessibility_score: row.overall_score,
    issues_count: row.issues_count ?? 0,
    new_count: row.new_count,
    fixed_count: row.fixed_count,
    came_back_count: row.came_back_count,
    categories: toCategoryScores(row.category_scores),
    average_score: row.average_score === null ? null : Math.min(1, row.average_score),
    rules_changed: row.rules_changed,
  };
}
