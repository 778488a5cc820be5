import { StoredDataError, unpackResult, type Db } from '@curbcut/db';
import type { Issue } from '@curbcut/model/scan';
import { isKept } from '../results/index.ts';
import type { ServiceContext } from '../kernel/context/service-context.ts';

/** What came back is looked for in so many scans of the page before this one. */
const scansBack = 3;

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
    return readAll(db, await lastScans(db, { userId, url, type: 'single_page' }));
  }
  const site = await db
    .selectFrom('scans')
    .select('url')
    .where('id', '=', siteId)
    .executeTakeFirst();
  if (!site) return [];
  const sites = await lastScans(db, { userId, url: site.url, type: 'site' });
  const pages = await completedPages(db, sites);
  const same = pages.filter((page) => page.url === url);
  if (same.length > 0)
    return readAll(
      db,
      same.map(({ scanId: id }) => id),
    );
  const others = pages.filter(({ siteScanId }) => siteScanId === sites[0]).slice(0, 2);
  return inCommon(await Promise.all(others.map(({ scanId: id }) => readIssues(db, id))));
}

async function lastScans(
  db: Db,
  { userId, url, type }: { userId: string; url: string; type: 'single_page' | 'site' },
): Promise<string[]> {
  const scans = await db
    .selectFrom('scans')
    .select('id')
    .where('user_id', '=', userId)
    .where('url', '=', url)
    .where('scan_type', '=', type)
    .where('parent_id', 'is', null)
    .where('status', '=', 'completed')
    .where(isKept)
    .orderBy('finished_at', (by) => by.desc().nullsLast())
    .limit(scansBack)
    .execute();
  return scans.map(({ id }) => id);
}

/** Those of the last site come first, in their order there. */
async function completedPages(
  db: Db,
  sites: readonly string[],
): Promise<{ siteScanId: string; url: string; scanId: string }[]> {
  if (sites.length === 0) return [];
  const rows = await db
    .selectFrom('site_pages')
    .select(['site_scan_id', 'url', 'scan_id'])
    .where('site_scan_id', 'in', sites)
    .where('status', '=', 'completed')
    .orderBy('position')
    .execute();
  return rows
    .flatMap((row) =>
      row.scan_id === null
        ? []
        : [{ siteScanId: row.site_scan_id, url: row.url, scanId: row.scan_id }],
    )
    .sort((a, b) => sites.indexOf(a.siteScanId) - sites.indexOf(b.siteScanId));
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
