import type { Db } from '@curbcut/db';
import { sql } from 'kysely';
import type { PageCounts } from './aggregate/to-site-result.ts';

/** How many pages a site scan has in each state; `open` ones are not scanned yet. */
export async function countPages(
  db: Db,
  siteScanId: string,
): Promise<PageCounts & { open: number }> {
  const count = (condition: string) =>
    sql<number>`(count(*) filter (where ${sql.raw(condition)}))::int`;
  return db
    .selectFrom('site_pages')
    .select([
      count(`status <> 'skipped'`).as('found'),
      count(`status = 'completed'`).as('done'),
      count(`status = 'failed'`).as('failed'),
      count(`status = 'skipped'`).as('skipped'),
      count(`status = 'skipped' and skip_reason = 'not-html'`).as('files'),
      count(`status = 'cancelled'`).as('cancelled'),
      count(`status in ('found', 'queued')`).as('open'),
    ])
    .where('site_scan_id', '=', siteScanId)
    .executeTakeFirstOrThrow();
}
