import { packCausePages, type Transaction } from '@curbcut/db';
import type { SiteCause } from '../aggregate/list-site-causes.ts';

/** Stores which pages each cause of a site is on, the worst page first, and its elements, within the transaction that ends the site. */
export async function storeCausePages(
  trx: Transaction,
  siteScanId: string,
  { causes, pages }: { causes: readonly SiteCause[]; pages: readonly { scanId: string }[] },
): Promise<void> {
  if (causes.length === 0) return;
  const rows = await trx
    .selectFrom('site_pages')
    .innerJoin('scans', 'scans.id', 'site_pages.scan_id')
    .select(['site_pages.scan_id', 'site_pages.position', 'scans.overall_score'])
    .where('site_pages.site_scan_id', '=', siteScanId)
    .where('site_pages.status', '=', 'completed')
    .execute();
  const byScan = new Map(rows.map((row) => [row.scan_id, row]));
  const values = await Promise.all(
    causes.map(async (cause) => ({
      site_scan_id: siteScanId,
      fingerprint: cause.issue.fingerprint,
      bytes: await packCausePages({
        pages: cause.pages
          .flatMap(({ page, elements }) => {
            const row = byScan.get(pages[page]?.scanId ?? '');
            return row ? [{ position: row.position, elements, score: row.overall_score ?? 2 }] : [];
          })
          .sort((a, b) => a.score - b.score || b.elements - a.elements || a.position - b.position),
        elements: cause.elements.map(({ digits, pages: on }) => ({
          digits,
          positions: on.flatMap((page) => byScan.get(pages[page]?.scanId ?? '')?.position ?? []),
        })),
      }),
    })),
  );
  await trx.insertInto('site_causes').values(values).execute();
}
