import type { Db } from '@curbcut/db';
import { isKept } from './read-scan.ts';

/** What came back is looked for in so many scans of the page before. */
const scansBack = 3;

interface Page {
  userId: string;
  url: string;
}

interface PageOfSite extends Page {
  siteScanId: string;
  /** Whether only scans are meant that ended before that scan of the site; else all others of it. */
  isBefore?: boolean;
}

/**
 * The scans of a page of a site before this scan of the site, the last one first: those as a page of the site, or, where it
 * was none so far, those of the page alone.
 */
export async function listPageScans(db: Db, page: PageOfSite): Promise<string[]> {
  const { userId, siteScanId, url, isBefore = false } = page;
  const ofSite = await pagesOfSites(db, { userId, url })
    .where('scans.url', '=', (eb) =>
      eb.selectFrom('scans as site').select('site.url').where('site.id', '=', siteScanId),
    )
    .where('scans.id', '!=', siteScanId)
    .$if(isBefore, (scans) =>
      scans.where('scans.finished_at', '<', (eb) =>
        eb.selectFrom('scans as site').select('site.finished_at').where('site.id', '=', siteScanId),
      ),
    )
    .execute();
  const ids = ofSite.flatMap(({ scan_id: id }) => id ?? []);
  return ids.length > 0 ? ids : listScansOfPage(db, { userId, url });
}

/** The scans of a page as one of any site, the last one first. */
export async function listScansInSites(db: Db, page: Page): Promise<string[]> {
  const found = await pagesOfSites(db, page).execute();
  return found.flatMap(({ scan_id: id }) => id ?? []);
}

function pagesOfSites(db: Db, { userId, url }: Page) {
  return db
    .selectFrom('scans')
    .innerJoin('site_pages', 'site_pages.site_scan_id', 'scans.id')
    .select('site_pages.scan_id')
    .where('scans.user_id', '=', userId)
    .where('scans.parent_id', 'is', null)
    .where('scans.scan_type', '=', 'site')
    .where('scans.status', '=', 'completed')
    .where(isKept)
    .where('site_pages.url', '=', url)
    .where('site_pages.status', '=', 'completed')
    .orderBy('scans.finished_at', (by) => by.desc().nullsLast())
    .limit(scansBack);
}

/** The scans of a page alone, the last one first. */
export async function listScansOfPage(db: Db, { userId, url }: Page): Promise<string[]> {
  const scans = await db
    .selectFrom('scans')
    .select('id')
    .where('user_id', '=', userId)
    .where('url', '=', url)
    .where('scan_type', '=', 'single_page')
    .where('parent_id', 'is', null)
    .where('status', '=', 'completed')
    .where(isKept)
    .orderBy('finished_at', (by) => by.desc().nullsLast())
    .limit(scansBack)
    .execute();
  return scans.map(({ id }) => id);
}
