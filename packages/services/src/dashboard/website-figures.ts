import type { Db } from '@curbcut/db';
import { sql } from 'kysely';
import { ownScans } from '../scans/own-scans.ts';
import { latestScores } from './latest-scores.ts';

export interface WebsiteFigures {
  scanned: number;
  /** Of the latest scans, 0 to 1; null without a completed scan. */
  meanScore: number | null;
  withNewIssues: number;
  scheduled: number;
}

/** Figures over all websites of a person. Scans are read from an index alone. */
export async function readWebsiteFigures(db: Db, userId: string): Promise<WebsiteFigures> {
  const websites = ownScans(db, userId).select('scans.url').distinct();
  const { rows } = await sql<WebsiteFigures>`
    with latest as materialized (${latestScores(db, userId)})
    select
      (select count(*)::int from (${websites}) as websites) as "scanned",
      (select avg(overall_score) from latest) as "meanScore",
      (select count(*)::int from latest where new_count > 0) as "withNewIssues",
      (select count(distinct url)::int from schedules
        where user_id = ${userId} and status = 'active') as "scheduled"`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('The database counted nothing');
  return figures;
}
