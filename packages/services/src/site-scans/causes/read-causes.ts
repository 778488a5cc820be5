import { StoredDataError, unpackResult, type Db } from '@curbcut/db';
import { kindOfCause, type CauseToMatch } from '@curbcut/model/causes';
import { listEarlierScans, readCausePages } from '../../results/index.ts';

/** The causes of a site's scan as they were scanned, with their elements. Empty where its result can't be read any more. */
export async function readCauses(db: Db, siteScanId: string): Promise<CauseToMatch[]> {
  const stored = await db
    .selectFrom('scan_results')
    .select('bytes')
    .where('scan_id', '=', siteScanId)
    .executeTakeFirst();
  if (!stored) return [];
  try {
    const result = await unpackResult(stored.bytes);
    if (result.status !== 'completed') return [];
    const causes = await readCausePages(db, siteScanId);
    return result.issues.map((issue) => ({
      fingerprint: issue.fingerprint,
      kind: kindOfCause(issue),
      decided: issue.verdict?.kind ?? null,
      elements: causes.get(issue.fingerprint)?.elements.map(({ digits }) => digits) ?? [],
    }));
  } catch (error) {
    if (error instanceof StoredDataError) return [];
    throw error;
  }
}

/** Those of the scans before one of a site, the last of them first; each cause once. */
export async function readEarlierCauses(db: Db, siteScanId: string): Promise<CauseToMatch[]> {
  const known = new Map<string, CauseToMatch>();
  for (const { id } of await listEarlierScans(db, siteScanId))
    for (const cause of await readCauses(db, id))
      if (!known.has(cause.fingerprint)) known.set(cause.fingerprint, cause);
  return [...known.values()];
}
