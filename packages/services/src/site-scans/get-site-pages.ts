import type { NotScanned, SitePagesAnswer } from '@curbcut/wire/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Reader } from '../kernel/context/viewer.ts';
import { readOwnScan } from './read-own-scan.ts';
import { readSite, toListedSite } from './get-site-scan.ts';
import { countPages } from './count-pages.ts';
import { listNotScanned } from './pages/list-not-scanned.ts';
import { listSitePages, type PageChoice, type PageRange } from './pages/list-site-pages.ts';

/**
 * A part of the pages of a site: those that are or were to be scanned, or those that were not for one reason. Throws
 * NOT_FOUND, also for the scan of one page.
 */
export async function getSitePages({
  ctx: { db },
  input,
}: {
  ctx: ServiceContext;
  input: {
    scanId: string;
    reader: Reader;
    /** Absent: the pages that are or were to be scanned. */
    kind?: NonNullable<NotScanned['kind']> | 'other' | undefined;
    range: PageRange;
  };
}): Promise<SitePagesAnswer> {
  const scan = await readOwnScan(db, input.scanId, input.reader);
  await readSite(db, scan);
  const pages = await listSitePages(db, toListedSite(scan), choiceOf(input.kind), input.range);
  const total =
    input.kind === undefined
      ? (await countPages(db, scan.id)).found
      : ((await listNotScanned(db, scan.id)).find(
          ({ kind }) => kind === (input.kind === 'other' ? null : input.kind),
        )?.count ?? 0);
  return { total, pages: pages.map(({ position: _position, ...page }) => page) };
}

function choiceOf(kind: NotScanned['kind'] | 'other' | undefined): PageChoice {
  if (kind === undefined) return 'wanted';
  if (kind === 'failed') return 'failed';
  return { skipped: kind === 'other' ? null : kind };
}
