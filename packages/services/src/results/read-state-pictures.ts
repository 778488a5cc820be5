import type { Db } from '@curbcut/db';

/** The pictures of states that the issues of a scan name, by their names. */
export async function readStatePictures(
  db: Db,
  scanId: string,
): Promise<Map<string, { mediaType: string; bytes: Uint8Array }>> {
  const pictures = await db
    .selectFrom('state_pictures')
    .select(['name', 'media_type', 'bytes'])
    .where('scan_id', '=', scanId)
    .execute();
  return new Map(
    pictures.map(({ name, media_type: mediaType, bytes }) => [name, { mediaType, bytes }]),
  );
}
