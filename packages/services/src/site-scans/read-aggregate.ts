import { StoredDataError, unpackResult, unpackSitePage, type Db } from '@curbcut/db';
import { toSitePageResult, type SitePageResult } from '@curbcut/model/scan';
import { addPage } from './aggregate/add-page.ts';
import { emptyAggregate, type SiteAggregate } from './aggregate/site-aggregate.ts';

/** Results are unpacked a few at a time, so that a large site takes little memory. */
const batchSize = 20;

/** Sums up the pages of a site that have completed. Those whose stored results can't be read are counted apart. */
export async function readAggregate(db: Db, siteScanId: string): Promise<SiteAggregate> {
  const site = emptyAggregate();
  const pages = await db
    .selectFrom('site_pages')
    .leftJoin('scans', 'scans.id', 'site_pages.scan_id')
    .select(['site_pages.url', 'site_pages.scan_id'])
    .where('site_pages.site_scan_id', '=', siteScanId)
    .where('site_pages.status', '=', 'completed')
    .orderBy('scans.finished_at')
    .orderBy('site_pages.position')
    .execute();
  for (let at = 0; at < pages.length; at += batchSize) {
    const batch = pages
      .slice(at, at + batchSize)
      .flatMap(({ url, scan_id: scanId }) => (scanId === null ? [] : [{ url, scanId }]));
    for (const page of await readPages(db, siteScanId, batch)) {
      if (page) addPage(site, page);
      else site.unreadablePages += 1;
    }
  }
  return site;
}

async function readPages(
  db: Db,
  siteScanId: string,
  pages: readonly { url: string; scanId: string }[],
): Promise<(SitePageResult | null)[]> {
  const stored = await db
    .selectFrom('site_page_results')
    .select(['scan_id', 'bytes'])
    .where('site_scan_id', '=', siteScanId)
    .where(
      'scan_id',
      'in',
      pages.map(({ scanId }) => scanId),
    )
    .execute();
  const byScan = new Map(stored.map(({ scan_id: scanId, bytes }) => [scanId, bytes]));
  return Promise.all(
    pages.map(async (page) => {
      try {
        const bytes = byScan.get(page.scanId);
        return bytes ? await unpackSitePage(bytes) : await readOwnResult(db, page);
      } catch (error) {
        if (error instanceof StoredDataError) return null;
        throw error;
      }
    }),
  );
}

/** Of a page that ended before its part was stored apart. */
async function readOwnResult(
  db: Db,
  page: { url: string; scanId: string },
): Promise<SitePageResult | null> {
  const own = await db
    .selectFrom('scan_results')
    .select('bytes')
    .where('scan_id', '=', page.scanId)
    .executeTakeFirst();
  const scan = own && (await unpackResult(own.bytes));
  return scan?.status === 'completed' ? toSitePageResult(page, scan) : null;
}
