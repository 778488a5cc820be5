import { StoredDataError, unpackCausePages, type Db } from '@curbcut/db';
import { pagesOfCause } from '@curbcut/model/causes';
import { AppError, errorMessages } from '@curbcut/model/errors';
import type { CausePagesAnswer } from '@curbcut/wire/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Reader } from '../kernel/context/viewer.ts';
import { readPagesApart, readScan } from '../results/index.ts';
import { readSite, toListedSite } from './get-site-scan.ts';
import { listSitePages, type PageRange } from './pages/list-site-pages.ts';
import { readOwnScan } from './read-own-scan.ts';

/**
 * A part of the pages that one cause of a site is on, the worst page first. Throws NOT_FOUND where the scan has no such
 * cause, and for sites that ended before their causes were stored.
 */
export async function getCausePages({
  ctx: { db },
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; fingerprint: string; reader: Reader; range: PageRange };
}): Promise<CausePagesAnswer> {
  const scan = await readOwnScan(db, input.scanId, input.reader);
  await readSite(db, scan);
  const all = await listPages(db, scan.id, input);
  const { offset, limit } = input.range;
  const part = all.slice(offset, offset + limit);
  const rows = await listSitePages(
    db,
    toListedSite(scan),
    { at: part.map(({ position }) => position) },
    { offset: 0, limit },
  );
  const byPosition = new Map(rows.map(({ position, ...page }) => [position, page]));
  return {
    total: all.length,
    pages: part.flatMap(({ position, elements }) => {
      const page = byPosition.get(position);
      return page ? [{ ...page, elements }] : [];
    }),
  };
}

/** With what was decided on single pages since the site was scanned, as the result has it. */
async function listPages(
  db: Db,
  siteScanId: string,
  { fingerprint, reader }: { fingerprint: string; reader: Reader },
): Promise<{ position: number; elements: number }[]> {
  const apart = await readPagesApart(db, siteScanId);
  if (!apart) return readCause(db, siteScanId, fingerprint);
  const { report } = await readScan(db, siteScanId, reader);
  const cause = report.result?.issues.find((one) => one.fingerprint === fingerprint);
  if (!cause) return readCause(db, siteScanId, fingerprint);
  const stored = await readCause(db, siteScanId, cause.splitFrom ?? fingerprint);
  return pagesOfCause(cause, stored, apart.byRule.get(cause.rule) ?? [], apart.verdictOf);
}

async function readCause(db: Db, siteScanId: string, fingerprint: string) {
  const stored = await db
    .selectFrom('site_causes')
    .select('bytes')
    .where('site_scan_id', '=', siteScanId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  if (!stored) {
    throw new AppError(
      'NOT_FOUND',
      'The pages of this issue are not known: the scan has no such issue, or it is older than these lists. Scan the site again.',
    );
  }
  try {
    return (await unpackCausePages(stored.bytes)).pages;
  } catch (cause) {
    if (!(cause instanceof StoredDataError)) throw cause;
    throw new AppError('RESULT_UNREADABLE', errorMessages.resultUnreadable, { cause });
  }
}
