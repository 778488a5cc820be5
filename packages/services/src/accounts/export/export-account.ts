import type { ServiceContext } from '../../kernel/context/service-context.ts';
import type { Viewer } from '../../kernel/context/viewer.ts';
import { enforceRateLimit } from '../../kernel/rate-limit/enforce-rate-limit.ts';
import { rateLimits } from '../../kernel/rate-limit/rate-limits.ts';
import { accountFiles } from './account-files.ts';
import { scanFiles } from './scan-files.ts';
import { zipArchive, type ZipEntry } from './zip-archive.ts';

/**
 * Everything that is kept about a person, as one ZIP, made while it is read: one scan at a time is held in memory.
 * Throws RATE_LIMITED, before the first byte.
 */
export async function exportAccount({
  ctx,
  input: { viewer },
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer };
}): Promise<{ fileName: string; body: AsyncIterable<Uint8Array> }> {
  await enforceRateLimit(ctx.db, rateLimits.exportOfUser, viewer.userId);
  const date = ctx.now().toISOString().slice(0, 10);
  return { fileName: `curbcut-export-${date}.zip`, body: zipArchive(allFiles(ctx, viewer)) };
}

async function* allFiles(ctx: ServiceContext, viewer: Viewer): AsyncGenerator<ZipEntry> {
  yield* accountFiles(ctx, viewer);
  yield* scanFiles(ctx, viewer);
}
