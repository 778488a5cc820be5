import type { Db } from '@curbcut/db';

/** The screenshot of a scan's page, for whoever has been let in already; null when there is none. */
export async function readScreenshot(
  db: Db,
  scanId: string,
): Promise<{ mediaType: string; bytes: Uint8Array } | null> {
  const screenshot = await db
    .selectFrom('screenshots')
    .select(['media_type', 'bytes'])
    .where('scan_id', '=', scanId)
    .executeTakeFirst();
  return screenshot ? { mediaType: screenshot.media_type, bytes: screenshot.bytes } : null;
}
