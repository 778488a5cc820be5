import type { ServiceContext } from '../kernel/context/service-context.ts';
import { getStatePicture } from '../scans/index.ts';
import { openShare } from './open-share.ts';

/** The picture of a state of the page behind a link. Throws NOT_FOUND. */
export async function getSharedStatePicture({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { token: string; name: string };
}): ReturnType<typeof getStatePicture> {
  const share = await openShare(ctx.db, input.token, ['share']);
  const { name } = input;
  return getStatePicture({ ctx, input: { scanId: share.scan_id, name, reader: 'product' } });
}
