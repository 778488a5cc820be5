import type { Db } from '@curbcut/db';
import { sql } from 'kysely';
import { hostOfUrl, latestScores, ownScans } from '../results/index.ts';

export interface WebsiteFigures {
  /** Scanned, or to be scanned by a schedule. */
  monitored: number;
  /** Of the latest scans, 0 to 1; null without a completed scan. */
  meanScore: number | null;
  withNewIssues: number;
  scheduled: number;
}

/** Figures over all websites, that is hosts, of a person. Scans are read from an index alone. */
export async function readWebsiteFigures(db: Db, userId: string): Promise<WebsiteFigures> {
  const scanned = ownScans(db, userId).select(hostOfUrl('scans.url').as('host'));
  const scheduled = db
    .selectFrom('schedules')
    .select(hostOfUrl('schedules.url').as('host'))
    .where('schedules.user_id', '=', userId)
    .where('schedules.status', '=', 'active');
  const { rows } = await sql<WebsiteFigures>`
    with latest as materialized (${latestScores(db, userId)})
    select
      (select count(*)::int from (${scanned.union(scheduled)}) as websites) as "monitored",
      (select avg(overall_score) from latest) as "meanScore",
      (select count(distinct host)::int from latest where new_count > 0) as "withNewIssues",
      (select count(distinct host)::int from (${scheduled}) as websites) as "scheduled"`.execute(
    db,
  );
  const [figures] = rows;
  if (!figures) throw new Error('The database counted nothing');
  return figures;
}
