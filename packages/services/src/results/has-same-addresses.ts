import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a row of `scans` had the same choice of pages as another scan: a site that was scanned whole is not compared with some
 * of its pages. Scans of one page have no choice.
 */
export function hasSameAddresses(scanId: string): RawBuilder<boolean> {
  const addressesOf = (id: RawBuilder<unknown>) =>
    sql`(select addresses from site_scans where site_scans.scan_id = ${id})`;
  return sql<boolean>`${addressesOf(sql`scans.id`)} is not distinct from ${addressesOf(sql`${scanId}`)}`;
}
