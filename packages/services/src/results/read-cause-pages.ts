import { unpackCausePages, type Db } from '@curbcut/db';

export type CausePages = Awaited<ReturnType<typeof unpackCausePages>>;

/** What is stored of the causes of a site's scan, or of one of them, by their fingerprints. Throws a StoredDataError. */
export async function readCausePages(
  db: Db,
  siteScanId: string,
  fingerprint?: string,
): Promise<ReadonlyMap<string, CausePages>> {
  const rows = await db
    .selectFrom('site_causes')
    .select(['fingerprint', 'bytes'])
    .where('site_scan_id', '=', siteScanId)
    .$if(fingerprint !== undefined, (query) => query.where('fingerprint', '=', fingerprint ?? ''))
    .execute();
  return new Map(
    await Promise.all(
      rows.map(
        async ({ fingerprint: name, bytes }) => [name, await unpackCausePages(bytes)] as const,
      ),
    ),
  );
}
