import { AppError } from '@curbcut/model/errors';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Reader } from '../kernel/context/viewer.ts';
import { isKept, mayRead } from '../results/index.ts';
import { etagOf } from './etag-of.ts';

/** The screenshot of the whole page. Throws NOT_FOUND when there is none, or its scan has expired. */
export async function getScreenshot({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; reader: Reader };
}): Promise<{ mediaType: string; bytes: Uint8Array; etag: string }> {
  const screenshot = await ctx.db
    .selectFrom('screenshots')
    .innerJoin('scans', 'scans.id', 'screenshots.scan_id')
    .select(['screenshots.media_type', 'screenshots.bytes', 'scans.user_id'])
    .where('screenshots.scan_id', '=', input.scanId)
    .where(isKept)
    .executeTakeFirst();
  if (!screenshot || !mayRead(screenshot, input.reader)) {
    throw new AppError('NOT_FOUND', 'There is no picture of this page.');
  }
  const { media_type: mediaType, bytes } = screenshot;
  return { mediaType, bytes, etag: etagOf(bytes) };
}
