import { StoredDataError, unpackResult, type Db } from '@curbcut/db';
import { kindOfCause, type CauseToMatch } from '@curbcut/model/causes';
import { readCausePages } from '../../results/index.ts';

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
      elements: causes.get(issue.fingerprint)?.elements ?? [],
    }));
  } catch (error) {
    if (error instanceof StoredDataError) return [];
    throw error;
  }
}
