import type { Db } from '@curbcut/db';
import { sql } from 'kysely';
import { ownScans } from '../results/index.ts';

const daysAgo = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`;

export interface ScanFigures {
  total: number;
  /** Asked for in the last 30 days. */
  recent: number;
  /** Mean scores, 0 to 1, of what ended in the last 30 days and in the 30 before; null without a scan. */
  meanScore: number | null;
  meanScoreBefore: number | null;
}

/** Figures over all scans of a person. Read from an index alone. */
export async function readScanFigures(db: Db, userId: string): Promise<ScanFigures> {
  return ownScans(db, userId)
    .select((eb) => [
      sql<number>`count(*)::int`.as('total'),
      sql<number>`count(*) filter (where requested_at > ${daysAgo(30)})::int`.as('recent'),
      eb.fn
        .avg<number | null>('overall_score')
        .filterWhere('finished_at', '>', daysAgo(30))
        .as('meanScore'),
      eb.fn
        .avg<number | null>('overall_score')
        .filterWhere('finished_at', '>', daysAgo(60))
        .filterWhere('finished_at', '<=', daysAgo(30))
        .as('meanScoreBefore'),
    ])
    .executeTakeFirstOrThrow();
}

/** Distinct defects that were new, and that got fixed and have not come back since, in the last 30 days. */
export async function readChangeFigures(
  db: Db,
  userId: string,
): Promise<{ issuesNew: number; issuesResolved: number }> {
  const changes = ownScans(db, userId)
    .select(['finished_at', 'new_fingerprints', 'fixed_fingerprints', 'came_back_fingerprints'])
    .where((eb) =>
      eb.or([
        eb('new_fingerprints', 'is not', null),
        eb('fixed_fingerprints', 'is not', null),
        eb('came_back_fingerprints', 'is not', null),
      ]),
    )
    .where('finished_at', '>', daysAgo(30));
  return db
    .with(
      (cte) => cte('changes').materialized(),
      () => changes,
    )
    .selectNoFrom([
      sql<number>`(select count(*)::int from (select distinct unnest(new_fingerprints) from changes) as defects)`.as(
        'issuesNew',
      ),
      sql<number>`(select count(*)::int from (
        select defect, max(finished_at) as fixed_at
        from changes, unnest(fixed_fingerprints) as defect group by defect
      ) as fixed where not exists (
        select 1 from changes
        where finished_at > fixed_at and defect = any (came_back_fingerprints)
      ))`.as('issuesResolved'),
    ])
    .executeTakeFirstOrThrow();
}
