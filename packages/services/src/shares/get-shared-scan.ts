import type { ScanReport } from '@curbcut/model/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { findScan } from '../results/index.ts';
import { linkUnknown } from './link-unknown.ts';
import { openShare } from './open-share.ts';
import { toSharedReport } from './to-shared-report.ts';

/** The report behind a link; counts the view. Throws NOT_FOUND. */
export async function getSharedScan({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { token: string };
}): Promise<{ report: ScanReport; expiresAt: Date }> {
  const share = await openShare(ctx.db, input.token, ['share']);
  const found = await findScan(ctx.db, share.scan_id);
  if (!found) throw linkUnknown();
  await ctx.db
    .updateTable('shares')
    .set((eb) => ({ views: eb('views', '+', 1) }))
    .where('id', '=', share.id)
    .execute();
  return {
    report: toSharedReport(found.report, input.token),
    expiresAt: share.expires_at,
  };
}
