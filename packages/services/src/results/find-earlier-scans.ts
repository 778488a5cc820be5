import { StoredDataError, unpackResult, type Db } from '@curbcut/db';
import type { EarlierScans } from './looked-again.ts';
import { hasSameAddresses } from './has-same-addresses.ts';
import { isKept } from './read-scan.ts';
import { readCausePages } from './read-cause-pages.ts';

/** What came back is looked for in so many scans. */
const scansBack = 2;

/** The scans of the same URL before one, the last one first. */
export async function listEarlierScans(
  db: Db,
  scanId: string,
): Promise<{ id: string; scan_type: 'single_page' | 'site'; bytes: Buffer }[]> {
  return db
    .selectFrom('scans')
    .innerJoin('scans as given', (join) =>
      join
        .onRef('given.user_id', '=', 'scans.user_id')
        .onRef('given.url', '=', 'scans.url')
        .onRef('given.scan_type', '=', 'scans.scan_type')
        .onRef('given.finished_at', '>', 'scans.finished_at'),
    )
    .innerJoin('scan_results', 'scan_results.scan_id', 'scans.id')
    .select(['scans.id', 'scans.scan_type', 'scan_results.bytes'])
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
