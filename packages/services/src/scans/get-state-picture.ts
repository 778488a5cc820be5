import { AppError } from '@curbcut/model/errors';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Reader } from '../kernel/context/viewer.ts';
import { isKept, mayRead } from '../results/index.ts';
import { etagOf } from './etag-of.ts';

/** The picture of a state in which an issue was seen. Throws NOT_FOUND when there is none, or its scan has expired. */
export async function getStatePicture({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; name: string; reader: Reader };
}): Promise<{ mediaType: string; bytes: Uint8Array; etag: string }> {
  const picture = await ctx.db
    .selectFrom('state_pictures')
    .innerJoin('scans', 'scans.id', 'state_pictures.scan_id')
    .select(['state_pictures.media_type', 'state_pictures.bytes', 'scans.user_id'])
    .where('state_pictures.scan_id', '=', input.scanId)
    .where('state_pictures.name', '=', input.name)
    .where(isKept)
    .executeTakeFirst();
  if (!picture || !mayRead(picture, input.reader)) {
    throw new AppError('NOT_FOUND', 'There is no picture of this name.');
  }
  const { media_type: mediaType, bytes } = picture;
  return { mediaType, bytes, etag: etagOf(bytes) };
}
