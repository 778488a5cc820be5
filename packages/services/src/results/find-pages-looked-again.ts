import type { Db } from '@curbcut/db';
import type { LookedAgain } from './compare-page-scans.ts';
import { readCausePages } from './read-cause-pages.ts';

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
    .leftJoin('scans as scan_before', 'scan_before.id', 'before.scan_id')
    .leftJoin('scans as scan_now', 'scan_now.id', 'now.scan_id')
    .select(['before.position', 'before.status'])
    .select(['scan_before.use_ms as used_before', 'scan_now.use_ms as used_now'])
    .where('before.site_scan_id', '=', lastId)
    .where('now.site_scan_id', '=', nowId)
    .where('now.status', '=', 'completed')
    .execute();
  const positions = new Set(again.map(({ position }) => position));
  const usedPositions = new Set(
    again.filter((page) => hadTime(page.used_now)).map(({ position }) => position),
  );
  const [causesBefore, causesNow] = [
    await readCausePages(db, lastId),
    await readCausePages(db, nowId),
  ];
  const looked = new Set<string>();
  const usedAgain = new Set<string>();
  for (const [fingerprint, { pages }] of causesBefore) {
    if (pages.every(({ position }) => positions.has(position))) looked.add(fingerprint);
    if (pages.every(({ position }) => usedPositions.has(position))) usedAgain.add(fingerprint);
  }
  const scans = await db
    .selectFrom('scans')
    .select(['id', 'interaction'])
    .where('id', 'in', [lastId, nowId])
    .execute();
  const isUsed = (id: string) => scans.some((scan) => scan.id === id && scan.interaction);
  const isNewToUse = again.some(
    (page) => page.status === 'completed' && !hadTime(page.used_before) && hadTime(page.used_now),
  );
  return {
    has: ({ fingerprint, splitFrom, reproduction }) => {
      const whole = splitFrom ?? fingerprint;
      return reproduction === undefined ? looked.has(whole) : isUsed(nowId) && usedAgain.has(whole);
    },
    wasUsed: !isUsed(lastId) ? 'no' : isNewToUse ? 'in-part' : 'yes',
    elementsBefore: (fingerprint) => causesBefore.get(fingerprint)?.elements ?? [],
    elementsNow: (fingerprint) => causesNow.get(fingerprint)?.elements ?? [],
  };
}

/** Pages of a site share the time for their use: where none was left, a page was not used. */
function hadTime(useMs: number | null): boolean {
  return useMs === null || useMs > 0;
}
