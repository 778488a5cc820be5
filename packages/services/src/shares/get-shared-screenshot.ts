import type { ServiceContext } from '../kernel/context/service-context.ts';
import { getScreenshot } from '../scans/index.ts';
import { openShare } from './open-share.ts';

/** The screenshot of the page behind a link. Throws NOT_FOUND. */
export async function getSharedScreenshot({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { token: string };
}): ReturnType<typeof getScreenshot> {
  const share = await openShare(ctx.db, input.token, ['share']);
  return getScreenshot({ ctx, input: { scanId: share.scan_id, reader: 'product' } });
}
