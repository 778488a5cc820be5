import type { ScanListItem } from '@curbcut/wire/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { ownScans, readListItems } from '../results/index.ts';

/** The viewer's newest scans, whatever their status. */
export async function listRecentScans({
  ctx,
  input: { viewer, limit },
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer; limit: number };
}): Promise<{ scans: ScanListItem[] }> {
  const newest = await ownScans(ctx.db, viewer.userId)
    .select('scans.id')
    .orderBy('scans.requested_at', 'desc')
    .orderBy('scans.id')
    .limit(limit)
    .execute();
  return {
    scans: await readListItems(
      ctx.db,
      newest.map(({ id }) => id),
    ),
  };
}
