import { StoredDataError, unpackResult, type Db } from '@curbcut/db';
import type { EarlierScans } from './looked-again.ts';
import { hasSameAddresses } from './has-same-addresses.ts';
import { listPageScans } from './list-page-scans.ts';
import { isKept } from './read-scan.ts';
import { readCausePages } from './read-cause-pages.ts';

/** What came back is looked for in so many scans. */
const scansBack = 2;

interface EarlierScan {
  id: string;
  scan_type: 'single_page' | 'site';
  bytes: Buffer;
}

/** The scans of the same URL before one, the last one first; of a page of a site, those of this page of it. */
export async function listEarlierScans(db: Db, scanId: string): Promise<EarlierScan[]> {
  const given = await db
    .selectFrom('scans')
    .select(['user_id', 'parent_id', 'url'])
    .where('id', '=', scanId)
    .executeTakeFirst();
  if (!given || given.user_id === null) return [];
  const { user_id: userId, parent_id: siteScanId, url } = given;
  if (siteScanId === null) return listBefore(db, scanId);
  const ids = await listPageScans(db, { userId, siteScanId, url, isBefore: true });
  const found = await withResults(db)
    .where('scans.id', 'in', [...ids, scanId])
    .execute();
  return ids.flatMap((id) => found.find((one) => one.id === id) ?? []).slice(0, scansBack);
}

function withResults(db: Db) {
  return db
    .selectFrom('scans')
    .innerJoin('scan_results', 'scan_results.scan_id', 'scans.id')
    .select(['scans.id', 'scans.scan_type', 'scan_results.bytes']);
}

async function listBefore(db: Db, scanId: string): Promise<EarlierScan[]> {
  return withResults(db)
    .innerJoin('scans as given', (join) =>
      join
        .onRef('given.user_id', '=', 'scans.user_id')
        .onRef('given.url', '=', 'scans.url')
        .onRef('given.scan_type', '=', 'scans.scan_type')
        .onRef('given.finished_at', '>', 'scans.finished_at'),
    )
    .where('given.id', '=', scanId)
    .where('scans.parent_id', 'is', null)
    .where('scans.status', '=', 'completed')
    .where(hasSameAddresses(scanId))
    .where(isKept)
    .orderBy('scans.finished_at', 'desc')
    .limit(scansBack)
    .execute();
}

/** What the scans of the same URL before one had, so that what is there again is told from what is new. */
export async function findEarlierScans(db: Db, scanId: string): Promise<EarlierScans> {
  const issues = new Set<string>();
  const elements = new Set<string>();
  for (const { id, scan_type: type, bytes } of await listEarlierScans(db, scanId)) {
    try {
      const result = await unpackResult(bytes);
      if (result.status !== 'completed') continue;
      const causes = type === 'site' ? await readCausePages(db, id) : null;
      for (const { fingerprint, nodes } of result.issues) {
        issues.add(fingerprint);
        const own = causes
          ? causes.get(fingerprint)?.elements.map(({ digits }) => digits)
          : nodes.map((node) => node.fingerprint);
        for (const element of own ?? []) elements.add(element);
      }
    } catch (error) {
      // What can't be read any more tells nothing.
      if (!(error instanceof StoredDataError)) throw error;
    }
  }
  return { issues, elements };
}
