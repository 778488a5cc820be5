import { unpackCausePages, type Db } from '@curbcut/db';
import type { LookedAgain } from './compare-page-scans.ts';

/**
 * Tells of the issues of a site's last scan whether every page that they were on was scanned again, and used again where they
 * show only in use: only then one that is gone is fixed. False for those whose pages are not known.
 */
export async function findPagesLookedAgain(
  db: Db,
  lastId: string,
  nowId: string,
): Promise<LookedAgain> {
  const again = await db
    .selectFrom('site_pages as before')
    .innerJoin('site_pages as now', 'now.url', 'before.url')
    .select('before.position')
    .where('before.site_scan_id', '=', lastId)
    .where('now.site_scan_id', '=', nowId)
    .where('now.status', '=', 'completed')
    .execute();
  const positions = new Set(again.map(({ position }) => position));
  const causes = await db
    .selectFrom('site_causes')
    .select(['fingerprint', 'bytes'])
    .where('site_scan_id', '=', lastId)
    .execute();
  const looked = new Set<string>();
  for (const { fingerprint, bytes } of causes) {
    const { pages } = await unpackCausePages(bytes);
    if (pages.every(({ position }) => positions.has(position))) looked.add(fingerprint);
  }
  const scans = await db
    .selectFrom('scans')
    .select(['id', 'interaction'])
    .where('id', 'in', [lastId, nowId])
    .execute();
  const isUsed = (id: string) => scans.some((scan) => scan.id === id && scan.interaction);
  return {
    has: ({ fingerprint, splitFrom, reproduction }) =>
      looked.has(splitFrom ?? fingerprint) && (isUsed(nowId) || reproduction === undefined),
    wasUsed: isUsed(lastId),
  };
}
