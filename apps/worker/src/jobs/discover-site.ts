import { scannerProduct } from '@curbcut/model/scan';
import type { JobRun } from '@curbcut/queue';
import { discoverSite } from '@curbcut/services/site-scans';
import type { ServiceContext } from '@curbcut/services/kernel';

/** Reads a site's robots.txt and sitemaps in our own name, as every visit says it. */
export function discover({ ctx, workerId }: { ctx: ServiceContext; workerId: string }) {
  const userAgent = `Mozilla/5.0 (compatible; ${scannerProduct}; +${ctx.config.publicUrl})`;
  return async ({ payload, signal }: JobRun<{ scanId: string }>): Promise<void> => {
    const { scanId } = payload;
    const outcome = await discoverSite({ ctx, input: { scanId, workerId, userAgent, signal } });
    ctx.log.info({ scanId, outcome }, 'Site discovered');
  };
}
