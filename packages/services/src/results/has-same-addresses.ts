import type { Db } from '@curbcut/db';
import { type RawBuilder, sql } from 'kysely';

/** In one order: the same pages are the same choice. Null for those that a site names itself, and for one page. */
function addressesOf(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select array_agg(address order by address) from site_scans, unnest(addresses) as address
    where site_scans.scan_id = ${id}
  )`;
}

/** Whether a row of `scans` had the same choice of pages as another scan: a whole site is not compared with some of its pages. */
export function hasSameAddresses(scanId: string | RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`${addressesOf(sql`scans.id`)} is not distinct from ${addressesOf(sql`${scanId}`)}`;
}

/** Whether a row of `scans` is of a website as a whole, not of one page or of some that were chosen. */
export const isWholeSite = sql<boolean>`(scans.scan_type = 'site' and ${addressesOf(sql`scans.id`)} is null)`;

export async function haveSameAddresses(db: Db, one: string, other: string): Promise<boolean> {
  const same = sql<boolean>`${addressesOf(sql`${one}`)} is not distinct from ${addressesOf(sql`${other}`)}`;
  const { rows } = await sql<{ same: boolean }>`select ${same} as same`.execute(db);
  return rows[0]?.same ?? true;
}
