import { StoredDataError, unpackResult, type Db } from '@curbcut/db';
import type { Issue } from '@curbcut/model/scan';
import { isKept, listPageScans, listScansInSites, listScansOfPage } from '../results/index.ts';
import type { ServiceContext } from '../kernel/context/service-context.ts';

/** As far as it tells elements. */
export type LastIssue = Pick<Issue, 'rule' | 'nodes'>;

/**
 * What the last scans of a page found, the last one first, so that the scanner knows its elements again. Of a page that its
 * site did not have before: what other pages of the site have in common. Empty for visitors, and for a first scan.
 */
export async function readLastIssues({
  ctx: { db },
  input: { scanId },
}: {
  ctx: ServiceContext;
  input: { scanId: string };
}): Promise<LastIssue[]> {
  const scan = await db
    .selectFrom('scans')
    .select(['id', 'user_id', 'url', 'parent_id', 'scan_type'])
    .where('id', '=', scanId)
    .executeTakeFirst();
  if (!scan || scan.user_id === null) return [];
  const { user_id: userId, url, parent_id: siteId } = scan;
  if (siteId === null) {
    if (scan.scan_type === 'site') return [];
    const alone = await listScansOfPage(db, { userId, url });
    return readAll(db, alone.length > 0 ? alone : await listScansInSites(db, { userId, url }));
  }
  const own = await listPageScans(db, { userId, siteScanId: siteId, url });
  if (own.length > 0) return readAll(db, own);
  const others = await twoPagesOfLastSite(db, { userId, siteScanId: siteId });
  return inCommon(await Promise.all(others.map((id) => readIssues(db, id))));
}

async function twoPagesOfLastSite(
  db: Db,
  { userId, siteScanId }: { userId: string; siteScanId: string },
): Promise<string[]> {
  const last = db
    .selectFrom('scans')
    .select('scans.id')
    .where('scans.user_id', '=', userId)
    .where('scans.url', '=', (eb) =>
      eb.selectFrom('scans as site').select('site.url').where('site.id', '=', siteScanId),
    )
    .where('scans.scan_type', '=', 'site')
    .where('scans.parent_id', 'is', null)
    .where('scans.status', '=', 'completed')
    .where(isKept)
    .orderBy('scans.finished_at', (by) => by.desc().nullsLast())
    .limit(1);
  const pages = await db
    .selectFrom('site_pages')
    .select('scan_id')
    .where('site_scan_id', '=', last)
    .where('status', '=', 'completed')
    .where('scan_id', 'is not', null)
    .orderBy('position')
    .limit(2)
    .execute();
  return pages.flatMap(({ scan_id: id }) => id ?? []);
}

/** Of older scans only what later ones do not have. */
async function readAll(db: Db, scanIds: readonly string[]): Promise<LastIssue[]> {
  const known = new Set<string>();
  const all: LastIssue[] = [];
  for (const scanId of scanIds) {
    const issues = await readIssues(db, scanId);
    const fresh = issues.map(({ rule, nodes }) => ({
      rule,
      nodes: nodes.filter(({ fingerprint }) => !known.has(fingerprint)),
    }));
    all.push(...fresh.filter(({ nodes }) => nodes.length > 0));
    for (const { nodes } of fresh) for (const { fingerprint } of nodes) known.add(fingerprint);
  }
  return all;
}

function inCommon([first = [], second = []]: readonly LastIssue[][]): LastIssue[] {
  const elsewhere = new Set(
    second.flatMap(({ nodes }) => nodes.map(({ fingerprint }) => fingerprint)),
  );
  return first
    .map(({ rule, nodes }) => ({
      rule,
      nodes: nodes.filter(({ fingerprint }) => elsewhere.has(fingerprint)),
    }))
    .filter(({ nodes }) => nodes.length > 0);
}

/** Empty where the result is gone, or can't be read any more. */
async function readIssues(db: Db, scanId: string): Promise<LastIssue[]> {
  const stored = await db
    .selectFrom('scan_results')
    .select('bytes')
    .where('scan_id', '=', scanId)
    .executeTakeFirst();
  if (!stored) return [];
  try {
    const result = await unpackResult(stored.bytes);
    return result.status === 'completed'
      ? result.issues.map(({ rule, nodes }) => ({ rule, nodes }))
      : [];
  } catch (error) {
    if (error instanceof StoredDataError) return [];
    throw error;
  }
}
